package markwright

import (
	"encoding/json"
	"errors"
	"net/http"
	"os"
	"slices"
	"testing"
	"time"
)

type vectors struct {
	Signatures []struct {
		Name, RequestKey, Body, StringToSign, Signature            string
		MerchantID, Timestamp, Nonce, Method, Path, CanonicalQuery string
	}
	CanonicalQueries []struct {
		Name, Canonical string
		Pairs           [][2]string
	}
	Webhooks []struct {
		Name, ID, Timestamp, Signature, Body, Outcome string
		Secrets                                       []string
		Now                                           int64
	}
}

func readVectors(t *testing.T) vectors {
	t.Helper()
	text, err := os.ReadFile("../vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	var read vectors
	if err := json.Unmarshal(text, &read); err != nil || len(read.Signatures) == 0 || len(read.Webhooks) == 0 {
		t.Fatal("no vectors", err)
	}
	return read
}

func TestSignatures(t *testing.T) {
	for _, vector := range readVectors(t).Signatures {
		request := Signable{
			MerchantID:     vector.MerchantID,
			Timestamp:      vector.Timestamp,
			Nonce:          vector.Nonce,
			Method:         vector.Method,
			Path:           vector.Path,
			CanonicalQuery: vector.CanonicalQuery,
			Body:           []byte(vector.Body),
		}
		if lines := StringToSign(request); lines != vector.StringToSign {
			t.Errorf("%s: %q", vector.Name, lines)
		}
		if signature := SignatureOf(vector.RequestKey, request); signature != vector.Signature {
			t.Errorf("%s: %s", vector.Name, signature)
		}
	}
}

func TestCanonicalQueries(t *testing.T) {
	for _, vector := range readVectors(t).CanonicalQueries {
		if query := CanonicalQuery(vector.Pairs); query != vector.Canonical {
			t.Errorf("%s: %s", vector.Name, query)
		}
		slices.Reverse(vector.Pairs)
		if query := CanonicalQuery(vector.Pairs); query != vector.Canonical {
			t.Errorf("%s, reversed: %s", vector.Name, query)
		}
	}
}

func TestWebhooks(t *testing.T) {
	for _, vector := range readVectors(t).Webhooks {
		verifier, err := NewWebhookVerifier(vector.Secrets...)
		if err != nil {
			t.Fatal(err)
		}
		verifier.Now = func() time.Time { return time.Unix(vector.Now, 0) }
		header := http.Header{}
		header.Set("webhook-id", vector.ID)
		header.Set("webhook-timestamp", vector.Timestamp)
		header.Set("webhook-signature", vector.Signature)
		event, err := verifier.Verify([]byte(vector.Body), header)
		outcome := "accepted"
		var refusal *WebhookVerificationError
		if errors.As(err, &refusal) {
			outcome = refusal.Reason
		}
		if outcome != vector.Outcome {
			t.Errorf("%s: %s", vector.Name, outcome)
		}
		if err == nil && (event.ID != vector.ID || event.Type == "" || len(event.Data) == 0) {
			t.Errorf("%s: %+v", vector.Name, event)
		}
	}
}

func TestVerifiersWithoutASecret(t *testing.T) {
	for _, secrets := range [][]string{{}, {"whsec_"}, {"whsec_***"}} {
		if _, err := NewWebhookVerifier(secrets...); err == nil {
			t.Error(secrets)
		}
	}
}
