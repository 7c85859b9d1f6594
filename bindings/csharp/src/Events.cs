// SPDX-License-Identifier: MIT
using System;
using System.Collections.Generic;

namespace Animcore
{
    /// <summary>What a property shows now.</summary>
    public sealed class PresentationChange
    {
        /// <summary>The property.</summary>
        public Property Property { get; private set; }

        /// <summary>The components of its presentation value.</summary>
        public double[] Value { get; private set; }

        internal PresentationChange(Property property, double[] value)
        {
            Property = property;
            Value = value;
        }
    }

    /// <summary>
    /// Subscribers to one callback of the library, which is set for the first of them, and again where another has been put
    /// in its place, and ended with the last. A subscriber may come or go inside a call of another; where the callback cannot
    /// be ended there, it calls nobody.
    /// </summary>
    internal sealed class Subscribers<T>
    {
        private EventHandler<T> handlers;
        private Listener listener;

        private bool IsListening { get { return listener != null && !listener.IsReleased; } }

        internal bool IsOver { get { return handlers == null && !IsListening; } }

        /// <summary>Sets the callback, a method of a listener, where the library has it not. Set again, it would be told
        /// of what changes from then on alone.</summary>
        internal void Add<TListener>(EventHandler<T> handler, TListener made, System.Action<TListener> listen)
            where TListener : Listener
        {
            if (handler == null) return;
            if (!IsListening)
            {
                listen(made);
                listener = made;
            }
            handlers += handler;
        }

        internal void Remove(EventHandler<T> handler, System.Action stop)
        {
            EventHandler<T> left = handlers - handler;
            if (left == null && IsListening)
            {
                try
                {
                    stop();
                    listener = null;
                }
                catch (AnimException thrown) when (thrown.Status == Status.ErrorReentrant) { }
                catch (AnimException thrown) when (thrown.Status == Status.ErrorIdentifier) { listener = null; }
            }
            handlers = left;
        }

        internal void Raise(object sender, T value)
        {
            EventHandler<T> all = handlers;
            if (all != null) all(sender, value);
        }
    }

    public sealed unsafe partial class Stage
    {
        private readonly Subscribers<Event> subscribers = new Subscribers<Event>();
        private readonly Dictionary<ulong, Subscribers<PresentationChange>> observers =
            new Dictionary<ulong, Subscribers<PresentationChange>>();
        private int observersToCheck = 64;

        /// <summary>
        /// Something has happened: an animation began or ended, a transaction is complete, and so on. It is raised inside
        /// Advance, where what a subscriber throws comes out; the events are queued for PollEvents, too. It takes the
        /// stage's one callback: SetEventCallback puts another in its place.
        /// </summary>
        public event EventHandler<Event> EventReceived
        {
            add
            {
                PointerOf(this, false, "this");
                subscribers.Add(value, new EventListener(this), made => SetEventCallback(made.Tell));
            }
            remove { if (!IsDisposed) subscribers.Remove(value, () => SetEventCallback(null)); }
        }

        // These hold the stage weakly, and so nothing else of it: what the library keeps must not keep the stage.
        private sealed class EventListener : Listener
        {
            private readonly WeakReference<Stage> weak;

            internal EventListener(Stage stage) { weak = new WeakReference<Stage>(stage); }

            internal void Tell(Event value)
            {
                Stage stage;
                if (weak.TryGetTarget(out stage)) stage.subscribers.Raise(stage, value);
            }
        }

        private sealed class PropertyListener : Listener
        {
            private readonly WeakReference<Stage> weak;

            internal PropertyListener(Stage stage) { weak = new WeakReference<Stage>(stage); }

            internal void Tell(Property property, double[] value)
            {
                Stage stage;
                Subscribers<PresentationChange> those;
                if (!weak.TryGetTarget(out stage) || !stage.observers.TryGetValue(property.Id, out those)) return;
                those.Raise(stage, new PresentationChange(property, value));
            }
        }

        internal void AddObserver(Property property, EventHandler<PresentationChange> handler)
        {
            PointerOf(this, false, "this");
            Subscribers<PresentationChange> those;
            if (!observers.TryGetValue(property.Id, out those)) those = new Subscribers<PresentationChange>();
            those.Add(handler, new PropertyListener(this), made => property.Observe(made.Tell));
            observers[property.Id] = those;
            if (observers.Count >= observersToCheck) ForgetRemoved();
        }

        // Of properties that were removed with their subscribers; now and then, so that it costs little for each.
        private void ForgetRemoved()
        {
            foreach (ulong id in new List<ulong>(observers.Keys))
            {
                try { new Property(this, id).GetInfo(); }
                catch (AnimException thrown) when (thrown.Status == Status.ErrorIdentifier) { observers.Remove(id); }
                catch (AnimException thrown) when (thrown.Status == Status.ErrorReentrant) { return; }
            }
            observersToCheck = 2 * observers.Count + 64;
        }

        internal void RemoveObserver(Property property, EventHandler<PresentationChange> handler)
        {
            Subscribers<PresentationChange> those;
            if (IsDisposed || !observers.TryGetValue(property.Id, out those)) return;
            those.Remove(handler, () => property.Observe(null));
            if (those.IsOver) observers.Remove(property.Id);
        }
    }

    public unsafe partial struct Property
    {
        /// <summary>
        /// The presentation value differs from what was told last. It is raised at the end of Advance with the stage as its
        /// sender, and takes the property's one observer: Observe puts another in its place.
        /// </summary>
        public event EventHandler<PresentationChange> PresentationChanged
        {
            add { Runtime.NotNull(Stage, "stage").AddObserver(this, value); }
            remove { Runtime.NotNull(Stage, "stage").RemoveObserver(this, value); }
        }
    }

    public sealed unsafe partial class Scene
    {
        private EventHandler<Event> handlers;

        // The scene's, which gives it to nobody inside a callback.
        private Stage source;

        /// <summary>
        /// Something has happened in the scene: a machine entered a state, an action sent an event, an animation ended, and
        /// so on. It is raised inside Advance, where what a subscriber throws comes out. See Stage.EventReceived.
        /// </summary>
        public event EventHandler<Event> EventReceived
        {
            add
            {
                PointerOf(this, false, "this");
                if (value == null) return;
                source = source ?? GetStage();
                // Once, but asked for each time: another callback may be in its place.
                source.EventReceived += Forward;
                if (handlers != null) source.EventReceived -= Forward;
                handlers += value;
            }
            remove
            {
                if (IsDisposed || handlers == null) return;
                handlers -= value;
                if (handlers == null) source.EventReceived -= Forward;
            }
        }

        private void Forward(object sender, Event value)
        {
            EventHandler<Event> all = handlers;
            if (all != null) all(this, value);
        }
    }
}
