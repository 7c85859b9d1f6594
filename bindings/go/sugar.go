// SPDX-License-Identifier: MIT

package animcore

import (
	"fmt"
	"reflect"
	"sort"
	"strings"
)

// SpringMotion is a motion by a spring, for transactions.
func SpringMotion(spring Spring) *Motion {
	motion := DefaultMotion()
	motion.Kind = MotionKindSpring
	motion.Spring = spring
	return &motion
}

// CurveMotion is a motion by a curve that takes so many seconds, for transactions.
func CurveMotion(curve CubicBezier, duration float64) *Motion {
	motion := DefaultMotion()
	motion.Kind = MotionKindCurve
	motion.Curve = curve
	motion.Duration = duration
	return &motion
}

// EasingMotion is a motion by an easing that takes so many seconds, for transactions.
func EasingMotion(easing *Easing, duration float64) *Motion {
	motion := DefaultMotion()
	motion.Kind = MotionKindEasing
	motion.Easing = easing
	motion.Duration = duration
	return &motion
}

// Add makes a property of one to four numbers. AddProperty and AddPropertyWith make those of every kind.
func (object *Stage) Add(name string, value ...float64) (Property, error) {
	kinds := []ValueKind{ValueKindScalar, ValueKindVector2, ValueKindVector3, ValueKindVector4}
	if len(value) < 1 || len(value) > len(kinds) {
		return Property{}, refused(fmt.Sprintf("value has %d numbers. Add takes 1 to 4; AddProperty takes a kind.", len(value)))
	}
	return object.AddProperty(name, kinds[len(value)-1], value)
}

// Animate begins a transaction, runs what sets values, and commits it: they move by the motion. It commits also where
// the function fails or panics, since a transaction that stays open would catch what follows.
func (object *Stage) Animate(motion *Motion, set func() error) (transaction Transaction, err error) {
	transaction, err = object.BeginTransaction(motion)
	if err != nil {
		return
	}
	defer func() {
		if failed := transaction.Commit(); err == nil {
			err = failed
		}
	}()
	err = set()
	return
}

// Time is the stage's time in seconds.
func (object *Stage) Time() (float64, error) {
	info, err := object.Info()
	return FlicksToSeconds(info.Time), err
}

// Get is all components of the model value, the presentation value or the velocity.
func (object Property) Get(what Read) ([]float64, error) {
	info, err := object.Info()
	if err != nil {
		return nil, err
	}
	count := info.ShownCount
	if what == ReadModel {
		// A path on its way to one with other verbs is shown with other components.
		count = info.ComponentCount
	}
	value := make([]float64, count)
	return value, object.GetValue(what, value)
}

// Value is the model value: where the property is or is going.
func (object Property) Value() ([]float64, error) { return object.Get(ReadModel) }

// Presentation is the value that is seen now.
func (object Property) Presentation() ([]float64, error) { return object.Get(ReadPresentation) }

// Velocity is how fast the value that is seen changes, for each second.
func (object Property) Velocity() ([]float64, error) { return object.Get(ReadVelocity) }

// Set sets the model value, which moves where a transaction is open.
func (object Property) Set(value ...float64) error { return object.SetValue(value) }

// Name is the property's name; empty where it has none.
func (object Property) Name() (string, error) {
	info, err := object.Info()
	if err != nil || info.Name < 0 {
		return "", err
	}
	return object.stage.Name(info.Name)
}

// ParsePath is the path of SVG path data, read strictly. An Error says at which byte it is (Offset).
func ParsePath(svg string) (*Path, error) {
	path, err := NewPath()
	if err != nil {
		return nil, err
	}
	if err := path.Parse(svg, nil); err != nil {
		_ = path.Close()
		return nil, err
	}
	return path, nil
}

// SVG is the path as SVG path data that people read best: absolute, a command for each verb. Write takes a format, and
// is shorter without one.
func (object *Path) SVG() (string, error) {
	format := DefaultPathFormat()
	format.Minified = false
	format.Coordinates = PathCoordinatesAbsolute
	return object.Write(&format)
}

// Contents is the path's verbs, and the coordinates that belong to them.
func (object *Path) Contents() (verbs []Verb, coordinates []float64, err error) {
	verbCount, coordinateCount, err := object.Counts()
	if err != nil {
		return nil, nil, err
	}
	verbs, coordinates = make([]Verb, verbCount), make([]float64, coordinateCount)
	err = object.Copy(verbs, coordinates)
	return
}

// States is the names of the states that are active and have none inside, in the document's order.
func (object *Scene) States() ([]string, error) {
	states, err := object.AtomicStates()
	return namesIn(states), err
}

// ActiveStates is the names of all active states, in the document's order.
func (object *Scene) ActiveStates() ([]string, error) {
	states, err := object.Configuration()
	return namesIn(states), err
}

// namesIn gives the names in a list of C's: spaces are between them, and parts with spaces inside are in backquotes.
// Backquotes that a name has of its own, for signs that mean something in expressions, stay.
func namesIn(list string) []string {
	names, quoted := []string{}, false
	for _, name := range strings.FieldsFunc(list, func(sign rune) bool {
		quoted = quoted != (sign == '`')
		return sign == ' ' && !quoted
	}) {
		parts := strings.Split(name, "`")
		for index, part := range parts {
			if index%2 == 1 && strings.ContainsAny(part, ".()[]='") {
				parts[index] = "`" + part + "`"
			}
		}
		names = append(names, strings.Join(parts, ""))
	}
	return names
}

// Events is what has happened since it was asked last.
func (object *Scene) Events() ([]Event, error) {
	stage, err := object.Stage()
	if err != nil {
		return nil, err
	}
	return stage.PollEvents()
}

// SendWith sends an event with data: numbers (float64 or int), booleans and texts by their names.
func (object *Scene) SendWith(name string, data map[string]any) error {
	fields, err := fieldsOf(data)
	if err != nil {
		return err
	}
	return object.SendData(name, fields)
}

// fieldsOf gives the fields of numbers, booleans and texts by their names, in the order of these.
func fieldsOf(data map[string]any) ([]EventField, error) {
	names := make([]string, 0, len(data))
	for each := range data {
		names = append(names, each)
	}
	sort.Strings(names)
	fields := make([]EventField, len(names))
	for index, each := range names {
		field := &fields[index]
		field.Name = each
		// By their kinds: a time.Duration and other types of one's own are numbers, bools and strings, too.
		value := reflect.ValueOf(data[each])
		isExact := true
		switch kind := value.Kind(); {
		case kind >= reflect.Int && kind <= reflect.Int64:
			field.Number = float64(value.Int())
			isExact = field.Number < 1<<63 && int64(field.Number) == value.Int()
		case kind >= reflect.Uint && kind <= reflect.Uintptr:
			field.Number = float64(value.Uint())
			isExact = field.Number < 1<<64 && uint64(field.Number) == value.Uint()
		case kind == reflect.Float32 || kind == reflect.Float64:
			field.Number = value.Float()
		case kind == reflect.Bool:
			field.Kind, field.Number = FieldKindBoolean, float64(boolean(value.Bool()))
		case kind == reflect.String:
			field.Kind, field.Text = FieldKindText, value.String()
		default:
			return nil, refused(fmt.Sprintf("%s is a %T: a value is a number, a bool or a string.", each, data[each]))
		}
		if !isExact {
			return nil, refused(fmt.Sprintf("%s is %v, which no float64 is: numbers are float64s.", each, data[each]))
		}
	}
	return fields, nil
}

// Part is a text of a display list: the bytes from start.
func (value *Display) Part(start, count uint32) string {
	return string(value.Text[start : start+count])
}
