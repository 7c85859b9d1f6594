// SPDX-License-Identifier: MIT

// Command server keeps a thousand scenes of one document, moves them all sixty times a second by one call, and sends
// them over HTTP:
//
//	GET  /                      how many there are, and their time
//	GET  /scenes/7/snapshot     the bytes that Scene.Restore takes, with the scene's hash in X-Hash
//	GET  /scenes/7/picture.svg  what it looks like now
//	GET  /scenes/7/states       its active states
//	POST /scenes/7/tap          presses and lets go in the middle
//
//	go run ./examples/server DOCUMENT [ADDRESS]
package main

import (
	"fmt"
	"log"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"
	"time"

	"animcore"
)

const count = 1000

// server owns the scenes. Those who ask and the clock take turns.
type server struct {
	mutex  sync.Mutex
	scenes []*animcore.Scene
	ticks  int
}

func newServer(text string) (*server, error) {
	document, err := animcore.LoadDocument(text, nil)
	if err != nil {
		return nil, err
	}
	defer document.Close()
	made := &server{}
	for index := 0; index < count; index++ {
		options := animcore.DefaultSceneOptions()
		options.Seed = uint64(index)
		scene, err := animcore.NewScene(document, &options)
		if err != nil {
			return nil, err
		}
		made.scenes = append(made.scenes, scene)
	}
	return made, nil
}

// advance moves all scenes. It tells how many of them have changed.
func (s *server) advance(seconds float64) (int, error) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	s.ticks++
	_, changed, err := animcore.SceneAdvanceMany(s.scenes, seconds, animcore.SceneChangeDisplay)
	return changed, err
}

func (s *server) run() {
	for range time.Tick(time.Second / 60) {
		if _, err := s.advance(1.0 / 60); err != nil {
			log.Fatal(err)
		}
	}
}

func (s *server) ServeHTTP(to http.ResponseWriter, request *http.Request) {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	parts := strings.Split(strings.Trim(request.URL.Path, "/"), "/")
	if len(parts) == 1 && parts[0] == "" {
		fmt.Fprintf(to, "%d scenes, %d ticks\n", len(s.scenes), s.ticks)
		return
	}
	if len(parts) != 3 || parts[0] != "scenes" {
		http.NotFound(to, request)
		return
	}
	index, err := strconv.Atoi(parts[1])
	if err != nil || index < 0 || index >= len(s.scenes) {
		http.NotFound(to, request)
		return
	}
	if err := answer(to, request, s.scenes[index], parts[2]); err != nil {
		http.Error(to, err.Error(), http.StatusInternalServerError)
	}
}

func answer(to http.ResponseWriter, request *http.Request, scene *animcore.Scene, what string) error {
	switch request.Method + " " + what {
	case "GET snapshot":
		bytes, err := scene.Snapshot()
		if err != nil {
			return err
		}
		hash, err := scene.Hash()
		if err != nil {
			return err
		}
		to.Header().Set("Content-Type", "application/octet-stream")
		to.Header().Set("X-Hash", fmt.Sprintf("%016x", hash))
		_, err = to.Write(bytes)
		return err
	case "GET picture.svg":
		picture, err := scene.SVG(nil)
		if err != nil {
			return err
		}
		to.Header().Set("Content-Type", "image/svg+xml")
		_, err = fmt.Fprint(to, picture)
		return err
	case "GET states":
		states, err := scene.AtomicStates()
		if err != nil {
			return err
		}
		_, err = fmt.Fprintln(to, states)
		return err
	case "POST tap":
		info, err := scene.Info()
		if err != nil {
			return err
		}
		if err := scene.SendPointer(animcore.PointerActionDown, 0, info.Width/2, info.Height/2); err != nil {
			return err
		}
		return scene.SendPointer(animcore.PointerActionUp, 0, info.Width/2, info.Height/2)
	}
	http.NotFound(to, request)
	return nil
}

func main() {
	if len(os.Args) < 2 {
		log.Fatal("usage: server DOCUMENT [ADDRESS]")
	}
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	scenes, err := newServer(string(text))
	if err != nil {
		log.Fatal(err)
	}
	address := "localhost:8080"
	if len(os.Args) > 2 {
		address = os.Args[2]
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("http://" + listener.Addr().String())
	go scenes.run()
	log.Fatal(http.Serve(listener, scenes))
}
