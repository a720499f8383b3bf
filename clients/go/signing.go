package markwright

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
)

// Signable is what the signature of a request (IPS1-HMAC-SHA256) is made of.
type Signable struct {
	MerchantID string
	// Seconds since 1970.
	Timestamp string
	Nonce     string
	Method    string
	// As sent, from /openapi/v1/.
	Path           string
	CanonicalQuery string
	Body           []byte
}

// StringToSign gives the eight lines that are signed.
func StringToSign(request Signable) string {
	digest := sha256.Sum256(request.Body)
	return strings.Join([]string{
		"IPS1-HMAC-SHA256",
		request.MerchantID,
		request.Timestamp,
		request.Nonce,
		request.Method,
		request.Path,
		request.CanonicalQuery,
		hex.EncodeToString(digest[:]),
	}, "\n")
}

// SignatureOf gives the HMAC-SHA256 of the string to sign under the request key, in lower-case hexadecimal digits.
func SignatureOf(requestKey string, request Signable) string {
	mac := hmac.New(sha256.New, []byte(requestKey))
	mac.Write([]byte(StringToSign(request)))
	return hex.EncodeToString(mac.Sum(nil))
}

// CanonicalQuery gives the query as it is signed, and as it is sent: pairs encoded by RFC 3986, sorted by encoded name
// and then encoded value, joined by &. The pairs that it takes are not encoded, and a name may be there several times.
func CanonicalQuery(pairs [][2]string) string {
	encoded := make([][2]string, len(pairs))
	for index, pair := range pairs {
		encoded[index] = [2]string{encodeComponent(pair[0]), encodeComponent(pair[1])}
	}
	slices.SortFunc(encoded, func(a, b [2]string) int {
		if order := strings.Compare(a[0], b[0]); order != 0 {
			return order
		}
		return strings.Compare(a[1], b[1])
	})
	joined := make([]string, len(encoded))
	for index, pair := range encoded {
		joined[index] = pair[0] + "=" + pair[1]
	}
	return strings.Join(joined, "&")
}

// encodeComponent percent-encodes all but the letters, digits and -._~ of RFC 3986.
func encodeComponent(text string) string {
	var encoded strings.Builder
	for _, char := range []byte(text) {
		switch {
		case 'a' <= char && char <= 'z', 'A' <= char && char <= 'Z', '0' <= char && char <= '9', strings.IndexByte("-._~", char) >= 0:
			encoded.WriteByte(char)
		default:
			fmt.Fprintf(&encoded, "%%%02X", char)
		}
	}
	return encoded.String()
}
