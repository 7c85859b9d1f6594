// SPDX-License-Identifier: MIT
// Taps a control and writes what it shows, a picture a frame: Frames.exe DOCUMENT FOLDER [FRAMES]
using System;
using System.IO;
using Animcore;

internal static class Frames
{
    private static int Main(string[] arguments)
    {
        if (arguments.Length < 2)
        {
            Console.Error.WriteLine("usage: Frames.exe DOCUMENT FOLDER [FRAMES]");
            return 2;
        }
        int frames = arguments.Length > 2 ? int.Parse(arguments[2]) : 60;
        Directory.CreateDirectory(arguments[1]);
        using (Scene scene = Scene.Load(File.ReadAllText(arguments[0])))
        {
            SceneInfo info = scene.GetInfo();
            scene.SendPointer(PointerAction.Down, 0, info.Width / 2, info.Height / 2);
            scene.SendPointer(PointerAction.Up, 0, info.Width / 2, info.Height / 2);
            for (int frame = 0; frame < frames; frame++)
            {
                string file = System.IO.Path.Combine(arguments[1], "frame-" + frame.ToString("d4") + ".svg");
                File.WriteAllText(file, scene.GetSvg(new[] { 1.0, 1.0, 1.0, 1.0 }));
                scene.Advance(1 / 60.0);
            }
            Console.WriteLine(scene.GetAtomicStates());
        }
        return 0;
    }
}
