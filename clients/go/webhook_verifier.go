package markwright

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// WebhookVerificationError says that the call is not one of the API; answer it with 400.
type WebhookVerificationError struct {
	// header_missing, timestamp_stale, signature_invalid or body_invalid.
	Reason string
}

func (e *WebhookVerificationError) Error() string { return "markwright: webhook refused: " + e.Reason }

// ReceivedEvent is an event; its ID is the same for every attempt to deliver it.
type ReceivedEvent struct {
	ID string `json:"-"`
	WebhookEvent
}

// WebhookVerifier verifies calls to a webhook by the Standard Webhooks specification.
type WebhookVerifier struct {
	// By which the time of a call may differ from that of this machine.
	Tolerance time.Duration
	// In place of the clock.
	Now func() time.Time

	keys [][]byte
}

// NewWebhookVerifier takes the secret, whsec_…, or several of them, such as the old and the new one of a rotation.
func NewWebhookVerifier(secrets ...string) (*WebhookVerifier, error) {
	verifier := &WebhookVerifier{Tolerance: 300 * time.Second, Now: time.Now}
	for _, secret := range secrets {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		if err != nil || len(key) == 0 {
			return nil, errors.New("markwright: this is no secret of a webhook")
		}
		verifier.keys = append(verifier.keys, key)
	}
	if len(verifier.keys) == 0 {
		return nil, errors.New("markwright: the verifier needs the secret of the webhook")
	}
	return verifier, nil
}

// Verify gives the event of a call. The body is as it was received: text that was parsed and written anew has another
// signature. It returns a [*WebhookVerificationError] where the call is not one of the API, or an old one.
func (v *WebhookVerifier) Verify(body []byte, header http.Header) (*ReceivedEvent, error) {
	id, timestamp, signatures := header.Get("webhook-id"), header.Get("webhook-timestamp"), header.Get("webhook-signature")
	if id == "" || timestamp == "" || signatures == "" {
		return nil, &WebhookVerificationError{"header_missing"}
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || v.Now().Sub(time.Unix(seconds, 0)).Abs() > v.Tolerance {
		return nil, &WebhookVerificationError{"timestamp_stale"}
	}
	matches := 0
	for _, key := range v.keys {
		mac := hmac.New(sha256.New, key)
		mac.Write([]byte(id + "." + timestamp + "."))
		mac.Write(body)
		expected := mac.Sum(nil)
		for _, entry := range strings.Fields(signatures) {
			encoded, isKnown := strings.CutPrefix(entry, "v1,")
			received, err := base64.StdEncoding.DecodeString(encoded)
			// Every pair is compared, so that the time tells nothing.
			if isKnown && err == nil && hmac.Equal(expected, received) {
				matches++
			}
		}
	}
	if matches == 0 {
		return nil, &WebhookVerificationError{"signature_invalid"}
	}
	event := &ReceivedEvent{ID: id}
	if json.Unmarshal(body, &event.WebhookEvent) != nil {
		return nil, &WebhookVerificationError{"body_invalid"}
	}
	return event, nil
}
