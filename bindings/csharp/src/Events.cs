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
    /// Subscribers to one callback of the library, which is set for each of them, as another may be in its place, and ended
    /// with the last. A subscriber may come or go inside a call of another; where the callback cannot be set there, it is
    /// the one that calls, and where it cannot be ended, it calls nobody.
    /// </summary>
    internal sealed class Subscribers<T>
    {
        private EventHandler<T> handlers;
        private bool listening;

        internal bool IsListening { get { return listening; } }

        internal void Add(EventHandler<T> handler, System.Action listen)
        {
            if (handler == null) return;
            try { listen(); }
            catch (AnimException thrown) when (listening && thrown.Status == Status.ErrorReentrant) { }
            listening = true;
            handlers += handler;
        }

        internal void Remove(EventHandler<T> handler, System.Action stop)
        {
            EventHandler<T> left = handlers - handler;
            if (left == null && listening)
            {
                try
                {
                    stop();
                    listening = false;
                }
                catch (AnimException thrown) when (thrown.Status == Status.ErrorReentrant) { }
                catch (AnimException thrown) when (thrown.Status == Status.ErrorIdentifier) { listening = false; }
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
                Action<Event> callback = CallbackOf(new WeakReference<Stage>(this));
                subscribers.Add(value, () => SetEventCallback(callback));
            }
            remove { if (!IsDisposed) subscribers.Remove(value, () => SetEventCallback(null)); }
        }

        // These hold the stage weakly, and so nothing else of it: what the library keeps must not keep the stage.
        private static Action<Event> CallbackOf(WeakReference<Stage> weak)
        {
            return value =>
            {
                Stage stage;
                if (weak.TryGetTarget(out stage)) stage.subscribers.Raise(stage, value);
            };
        }

        private static Action<Property, double[]> ObserverOf(WeakReference<Stage> weak)
        {
            return (property, value) =>
            {
                Stage stage;
                Subscribers<PresentationChange> those;
                if (!weak.TryGetTarget(out stage) || !stage.observers.TryGetValue(property.Id, out those)) return;
                those.Raise(stage, new PresentationChange(property, value));
            };
        }

        internal void AddObserver(Property property, EventHandler<PresentationChange> handler)
        {
            PointerOf(this, false, "this");
            Subscribers<PresentationChange> those;
            if (!observers.TryGetValue(property.Id, out those)) those = new Subscribers<PresentationChange>();
            Action<Property, double[]> callback = ObserverOf(new WeakReference<Stage>(this));
            those.Add(handler, () => property.Observe(callback));
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
            if (!those.IsListening) observers.Remove(property.Id);
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
        private readonly Subscribers<Event> subscribers = new Subscribers<Event>();

        /// <summary>
        /// Something has happened in the scene: a machine entered a state, an action sent an event, an animation ended, and
        /// so on. It is raised inside Advance, where what a subscriber throws comes out. See Stage.EventReceived.
        /// </summary>
        public event EventHandler<Event> EventReceived
        {
            add
            {
                PointerOf(this, false, "this");
                subscribers.Add(value, Listen);
            }
            remove { if (!IsDisposed) subscribers.Remove(value, () => GetStage().EventReceived -= Forward); }
        }

        private void Listen()
        {
            Stage stage = GetStage();
            stage.EventReceived -= Forward; // once, however often it is asked for
            stage.EventReceived += Forward;
        }

        private void Forward(object sender, Event value) { subscribers.Raise(this, value); }
    }
}
