// SPDX-License-Identifier: MIT

package main

import (
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"animcore"
)

func get(t *testing.T, url string) (*http.Response, []byte) {
	t.Helper()
	answer, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, body
}

func TestAThousandScenesAreSent(t *testing.T) {
	text, err := os.ReadFile(os.Getenv("ANIMCORE_TOGGLE"))
	if err != nil {
		t.Fatal(err)
	}
	scenes, err := newServer(string(text))
	if err != nil {
		t.Fatal(err)
	}
	local := httptest.NewServer(scenes)
	defer local.Close()

	_, before := get(t, local.URL+"/scenes/999/states")
	answer, err := http.Post(local.URL+"/scenes/999/tap", "", nil)
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatal(answer, err)
	}
	answer.Body.Close()
	for tick := 0; tick < 30; tick++ {
		changed, err := scenes.advance(1.0 / 60)
		if err != nil {
			t.Fatal(err)
		}
		if tick == 5 && changed < 1 {
			t.Error("nothing has changed while a control moves")
		}
	}
	_, after := get(t, local.URL+"/scenes/999/states")
	_, other := get(t, local.URL+"/scenes/0/states")
	if string(before) != string(other) || string(after) == string(before) {
		t.Errorf("the tapped one went from %s to %s, and another is %s", before, after, other)
	}
	if _, picture := get(t, local.URL+"/scenes/999/picture.svg"); !strings.HasPrefix(string(picture), "<svg") {
		t.Errorf("no picture: %.40s", picture)
	}

	// A client that has the document and the snapshot has the scene.
	sent, bytes := get(t, local.URL+"/scenes/999/snapshot")
	client, err := animcore.LoadScene(string(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer client.Close()
	if err := client.Restore(bytes); err != nil {
		t.Fatal(err)
	}
	hash, err := client.Hash()
	if err != nil || fmt.Sprintf("%016x", hash) != sent.Header.Get("X-Hash") {
		t.Errorf("%016x and not %s (%v)", hash, sent.Header.Get("X-Hash"), err)
	}
	for _, path := range []string{"/scenes/1000/states", "/scenes/x/states", "/scenes/1/nothing", "/nothing"} {
		if answer, _ := get(t, local.URL+path); answer.StatusCode != http.StatusNotFound {
			t.Error(path, answer.Status)
		}
	}
}
