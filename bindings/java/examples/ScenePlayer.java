// SPDX-License-Identifier: MIT
import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.Paint;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.animcore.AngularGradient;
import org.animcore.Display;
import org.animcore.DrawClip;
import org.animcore.DrawCommand;
import org.animcore.DrawFill;
import org.animcore.DrawKind;
import org.animcore.DrawPaint;
import org.animcore.DrawPath;
import org.animcore.DrawStroke;
import org.animcore.DrawText;
import org.animcore.FillRule;
import org.animcore.GradientStop;
import org.animcore.LinearGradient;
import org.animcore.PointerAction;
import org.animcore.RadialGradient;
import org.animcore.Scene;
import org.animcore.SceneInfo;
import org.animcore.Transform;
import org.animcore.Verb;

/**
 * A control in a Swing window, drawn by Java2D: {@code ScenePlayer DOCUMENT}. With {@code ScenePlayer DOCUMENT FRAMES
 * FILE.png} no window opens: the control is tapped, and its frame after so many is painted into a picture.
 */
public final class ScenePlayer extends JPanel {
    private static final long serialVersionUID = 1L;
    private static final double SCALE = 4;

    private final transient Scene scene;

    private ScenePlayer(Scene scene) {
        this.scene = scene;
        SceneInfo info = scene.getInfo();
        setPreferredSize(new Dimension((int) (info.width() * SCALE), (int) (info.height() * SCALE)));
        setBackground(Color.WHITE);
        MouseAdapter mouse = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                send(PointerAction.DOWN, event);
            }

            @Override
            public void mouseReleased(MouseEvent event) {
                send(PointerAction.UP, event);
            }

            @Override
            public void mouseDragged(MouseEvent event) {
                send(PointerAction.MOVE, event);
            }

            @Override
            public void mouseMoved(MouseEvent event) {
                send(PointerAction.MOVE, event);
            }
        };
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
    }

    private void send(PointerAction action, MouseEvent event) {
        scene.sendPointer(action, 0, event.getX() / SCALE, event.getY() / SCALE);
        repaint();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        Graphics2D canvas = (Graphics2D) graphics.create();
        canvas.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        canvas.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        canvas.scale(SCALE, SCALE);
        new Painter(scene.getDisplay(), getWidth(), getHeight()).paint(canvas);
        canvas.dispose();
    }

    /** Walks a display list from back to front. */
    private static final class Painter {
        private final Display display;
        private final int width;
        private final int height;
        private final Deque<Graphics2D> canvases = new ArrayDeque<>();
        private final Deque<BufferedImage> layers = new ArrayDeque<>();

        Painter(Display display, int width, int height) {
            this.display = display;
            this.width = width;
            this.height = height;
        }

        void paint(Graphics2D canvas) {
            canvases.push(canvas);
            Deque<Double> opacities = new ArrayDeque<>();
            for (DrawCommand each : display.commands()) {
                if (each.kind() == DrawKind.LAYER_BEGIN) {
                    opacities.push(each.opacity());
                    beginLayer();
                } else if (each.kind() == DrawKind.LAYER_END) {
                    endLayer(opacities.pop());
                } else if (each.kind() == DrawKind.CLIP_END) {
                    canvases.pop().dispose();
                } else {
                    draw(each);
                }
            }
        }

        private void beginLayer() {
            BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
            Graphics2D canvas = image.createGraphics();
            canvas.setRenderingHints(canvases.peek().getRenderingHints());
            canvas.setTransform(canvases.peek().getTransform());
            layers.push(image);
            canvases.push(canvas);
        }

        private void endLayer(double opacity) {
            canvases.pop().dispose();
            Graphics2D below = (Graphics2D) canvases.peek().create();
            below.setTransform(new AffineTransform());
            below.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
            below.drawImage(layers.pop(), 0, 0, null);
            below.dispose();
        }

        private void draw(DrawCommand command) {
            Graphics2D canvas = (Graphics2D) canvases.peek().create();
            Transform t = command.transform();
            AffineTransform toScene = new AffineTransform(t.a(), t.b(), t.c(), t.d(), t.tx(), t.ty());
            if (command.content() instanceof DrawClip clip) {
                canvas.clip(toScene.createTransformedShape(shape(clip.path(), clip.rule())));
                canvases.push(canvas);
                return;
            }
            canvas.transform(toScene);
            canvas.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) command.opacity()));
            if (command.content() instanceof DrawFill fill) {
                canvas.setPaint(paint(fill.paint()));
                canvas.fill(shape(fill.path(), fill.rule()));
            } else if (command.content() instanceof DrawStroke stroke) {
                canvas.setPaint(paint(stroke.paint()));
                canvas.setStroke(stroke(stroke));
                canvas.draw(shape(stroke.path(), FillRule.NONZERO));
            } else if (command.content() instanceof DrawText text) {
                canvas.setPaint(paint(text.paint()));
                text(canvas, text);
            }
            canvas.dispose();
        }

        private void text(Graphics2D canvas, DrawText text) {
            String string = display.string(text.textStart(), text.textCount());
            int style = text.weight() >= 600 ? Font.BOLD : Font.PLAIN;
            canvas.setFont(new Font(Font.SANS_SERIF, style, 1).deriveFont((float) text.size()));
            double wide = canvas.getFontMetrics().getStringBounds(string, canvas).getWidth();
            double left = switch (text.align()) {
                case CENTER -> wide / 2;
                case RIGHT -> wide;
                default -> 0;
            };
            canvas.drawString(string, (float) (text.position().x() - left), (float) text.position().y());
        }

        private BasicStroke stroke(DrawStroke stroke) {
            int cap = switch (stroke.cap()) {
                case ROUND -> BasicStroke.CAP_ROUND;
                case SQUARE -> BasicStroke.CAP_SQUARE;
                default -> BasicStroke.CAP_BUTT;
            };
            int join = switch (stroke.join()) {
                case ROUND -> BasicStroke.JOIN_ROUND;
                case BEVEL -> BasicStroke.JOIN_BEVEL;
                default -> BasicStroke.JOIN_MITER;
            };
            float[] dashes = null;
            if (stroke.dashCount() > 0) {
                dashes = new float[stroke.dashCount()];
                for (int index = 0; index < dashes.length; index++) {
                    dashes[index] = (float) display.dashes()[stroke.dashStart() + index];
                }
            }
            return new BasicStroke(
                    (float) stroke.width(), cap, join, (float) Math.max(1, stroke.miterLimit()), dashes,
                    (float) stroke.dashOffset());
        }

        private Path2D shape(DrawPath path, FillRule rule) {
            Path2D shape = new Path2D.Double(rule == FillRule.EVENODD ? Path2D.WIND_EVEN_ODD : Path2D.WIND_NON_ZERO);
            double[] c = display.coordinates();
            int at = path.coordinateStart();
            for (int index = 0; index < path.verbCount(); index++) {
                switch (Verb.of(display.verbs()[path.verbStart() + index])) {
                    case MOVE -> shape.moveTo(c[at++], c[at++]);
                    case LINE -> shape.lineTo(c[at++], c[at++]);
                    case QUADRATIC -> shape.quadTo(c[at++], c[at++], c[at++], c[at++]);
                    case CUBIC -> shape.curveTo(c[at++], c[at++], c[at++], c[at++], c[at++], c[at++]);
                    default -> shape.closePath();
                }
            }
            return shape;
        }

        private static Color color(double[] c) {
            return new Color(unit(c[0]), unit(c[1]), unit(c[2]), unit(c[3]));
        }

        private static float unit(double number) {
            return (float) Math.max(0, Math.min(1, number));
        }

        private Paint paint(DrawPaint paint) {
            List<GradientStop> stops = display.stops().subList(
                    paint.stopStart(), paint.stopStart() + paint.stopCount());
            if (stops.isEmpty() || paint.gradient() == null) {
                return color(paint.color());
            }
            // Java2D wants fractions that grow, and has no angular gradient.
            float[] fractions = new float[stops.size()];
            Color[] colors = new Color[stops.size()];
            float last = -1;
            for (int index = 0; index < fractions.length; index++) {
                last = Math.max(Math.nextUp(last), unit(stops.get(index).offset()));
                fractions[index] = last;
                colors[index] = color(stops.get(index).color());
            }
            if (fractions.length < 2 || last > 1 || paint.gradient() instanceof AngularGradient) {
                return colors[0];
            }
            if (paint.gradient() instanceof LinearGradient linear && !linear.start().equals(linear.end())) {
                return new LinearGradientPaint(
                        new Point2D.Double(linear.start().x(), linear.start().y()),
                        new Point2D.Double(linear.end().x(), linear.end().y()), fractions, colors);
            }
            if (paint.gradient() instanceof RadialGradient radial && radial.radius() > 0) {
                return new RadialGradientPaint(
                        new Point2D.Double(radial.center().x(), radial.center().y()), (float) radial.radius(),
                        fractions, colors);
            }
            return colors[colors.length - 1];
        }
    }

    private static void paintFrames(Scene scene, int frames, File file) throws IOException {
        ScenePlayer player = new ScenePlayer(scene);
        player.setSize(player.getPreferredSize());
        BufferedImage image = new BufferedImage(player.getWidth(), player.getHeight(), BufferedImage.TYPE_INT_RGB);
        SceneInfo info = scene.getInfo();
        for (int frame = 0; frame < frames; frame++) {
            if (frame == 3) {
                scene.sendPointer(PointerAction.DOWN, 0, info.width() / 2, info.height() / 2);
            } else if (frame == 6) {
                scene.sendPointer(PointerAction.UP, 0, info.width() / 2, info.height() / 2);
            }
            scene.advance(1.0 / 60);
            Graphics2D canvas = image.createGraphics();
            player.paint(canvas);
            canvas.dispose();
        }
        ImageIO.write(image, "png", file);
        System.out.println(scene.getAtomicStates());
    }

    private static void open(Scene scene) {
        ScenePlayer player = new ScenePlayer(scene);
        JFrame window = new JFrame("animcore");
        window.setDefaultCloseOperation(JFrame.EXIT_ON_CLOSE);
        window.add(player);
        window.pack();
        window.setVisible(true);
        long[] revision = {0};
        new Timer(1000 / 60, event -> {
            scene.advance(1.0 / 60);
            if (scene.getDisplayRevision() != revision[0]) {
                revision[0] = scene.getDisplayRevision();
                player.repaint();
            }
        }).start();
    }

    /** Opens a window, or paints frames into a picture. */
    public static void main(String[] arguments) throws IOException {
        Scene scene = Scene.load(Files.readString(java.nio.file.Path.of(arguments[0])));
        if (arguments.length == 3) {
            try (scene) {
                paintFrames(scene, Integer.parseInt(arguments[1]), new File(arguments[2]));
            }
        } else {
            SwingUtilities.invokeLater(() -> open(scene));
        }
    }
}
