package markwright

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"math"
	mathrand "math/rand/v2"
	"mime"
	"mime/multipart"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"
)

const api = "/openapi/v1"

// FileInput is a file that is sent; the extension of its name tells the format.
type FileInput struct {
	Name    string
	Content []byte
}

// FileContent is a file that was received.
type FileContent struct {
	Content []byte
	// Empty where the API does not name the file.
	FileName  string
	MediaType string
}

// RequestOption changes one call.
type RequestOption func(*requestOptions)

type requestOptions struct{ idempotencyKey string }

// WithIdempotencyKey names a POST, so that it has its effect once however often it is sent. The client makes a key of
// its own where this is absent.
func WithIdempotencyKey(key string) RequestOption {
	return func(options *requestOptions) { options.idempotencyKey = key }
}

// call has its path below /openapi/v1, with its fields in braces; pathFields are their values in this order.
type call struct {
	method     string
	path       string
	pathFields []string
	query      any
	json       any
	form       any
	file       *FileInput
	options    []RequestOption
}

func sendForJSON[T any](ctx context.Context, c *Client, call call) (*T, error) {
	_, body, err := c.send(ctx, call)
	if err != nil {
		return nil, err
	}
	answer := new(T)
	if err := json.Unmarshal(body, answer); err != nil {
		return nil, &ConnectionError{fmt.Errorf("the answer is not as expected: %w", err)}
	}
	return answer, nil
}

func sendForData[T any](ctx context.Context, c *Client, call call) ([]T, error) {
	answer, err := sendForJSON[struct {
		Data []T `json:"data"`
	}](ctx, c, call)
	if err != nil {
		return nil, err
	}
	return answer.Data, nil
}

func sendForFile(ctx context.Context, c *Client, call call) (*FileContent, error) {
	header, body, err := c.send(ctx, call)
	if err != nil {
		return nil, err
	}
	_, parameters, _ := mime.ParseMediaType(header.Get("Content-Disposition"))
	mediaType := orDefault(header.Get("Content-Type"), "application/octet-stream")
	return &FileContent{Content: body, FileName: parameters["filename"], MediaType: mediaType}, nil
}

func sendEmpty(ctx context.Context, c *Client, call call) error {
	_, _, err := c.send(ctx, call)
	return err
}

// send signs, sends and repeats a call.
func (c *Client) send(ctx context.Context, call call) (http.Header, []byte, error) {
	path, err := fillPath(call.path, call.pathFields)
	if err != nil {
		return nil, nil, err
	}
	pairs, err := pairsOf(call.query)
	if err != nil {
		return nil, nil, err
	}
	// Made once, since a repetition has to have the same body.
	body, mediaType, err := bodyOf(call)
	if err != nil {
		return nil, nil, err
	}
	query := CanonicalQuery(pairs)
	address := c.options.BaseURL + path
	if query != "" {
		address += "?" + query
	}
	header := http.Header{}
	header.Set("Accept", "application/json, application/problem+json, */*")
	header.Set("User-Agent", "markwright-go/"+Version)
	if mediaType != "" {
		header.Set("Content-Type", mediaType)
	}
	if c.options.Language != "" {
		header.Set("Accept-Language", c.options.Language)
	}
	if call.method == http.MethodPost {
		var options requestOptions
		for _, option := range call.options {
			option(&options)
		}
		header.Set("Idempotency-Key", orDefault(options.idempotencyKey, randomHex()))
	}
	for attempt := 0; ; attempt++ {
		c.setCredentials(header, call.method, path, query, body)
		received, answer, err := c.attempt(ctx, call.method, address, header, body)
		if err == nil {
			return received, answer, nil
		}
		if ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		delay, isTemporary := c.delayBefore(attempt, err)
		if !isTemporary || attempt >= c.options.MaxRetries {
			return nil, nil, err
		}
		if err := sleep(ctx, delay); err != nil {
			return nil, nil, err
		}
	}
}

func (c *Client) attempt(ctx context.Context, method, address string, header http.Header, body []byte) (http.Header, []byte, error) {
	ctx, cancel := context.WithTimeout(ctx, c.options.Timeout)
	defer cancel()
	request, err := http.NewRequestWithContext(ctx, method, address, bytes.NewReader(body))
	if err != nil {
		return nil, nil, err
	}
	request.Header = header.Clone()
	response, err := c.http.Do(request)
	if err != nil {
		return nil, nil, &ConnectionError{err}
	}
	defer response.Body.Close()
	answer, err := io.ReadAll(response.Body)
	if response.StatusCode < 200 || response.StatusCode > 299 {
		return nil, nil, errorOf(response.StatusCode, response.Header, answer)
	}
	if err != nil {
		return nil, nil, &ConnectionError{err}
	}
	return response.Header, answer, nil
}

func (c *Client) setCredentials(header http.Header, method, path, query string, body []byte) {
	if c.options.MerchantID == "" {
		header.Set("Authorization", "Bearer "+c.options.RequestKey)
		return
	}
	request := Signable{
		MerchantID:     c.options.MerchantID,
		Timestamp:      strconv.FormatInt(time.Now().Unix(), 10),
		Nonce:          randomHex(),
		Method:         method,
		Path:           path,
		CanonicalQuery: query,
		Body:           body,
	}
	signature := SignatureOf(c.options.RequestKey, request)
	header.Set("Authorization", fmt.Sprintf("IPS1-HMAC-SHA256 Credential=%s, Signature=%s", request.MerchantID, signature))
	header.Set("X-IPS-Timestamp", request.Timestamp)
	header.Set("X-IPS-Nonce", request.Nonce)
}

// delayBefore tells how long to wait until the call is sent again, and whether it is at all. 409 is temporary while the
// first call with the same Idempotency-Key goes on; and a nonce was used where something between the program and the
// API sent a request twice: an attempt of ours has a new one.
func (c *Client) delayBefore(attempt int, err error) (time.Duration, bool) {
	backOff := math.Min(float64(c.options.MaxRetryDelay), float64(c.options.RetryDelay)*math.Pow(2, float64(attempt)))
	// Callers that were refused together do not come back together.
	jitter := time.Duration(mathrand.Float64() * backOff)
	var connection *ConnectionError
	if errors.As(err, &connection) {
		return jitter, true
	}
	var refusal *APIError
	isTemporary := errors.As(err, &refusal) && (slices.Contains([]int{429, 502, 503, 504}, refusal.Status) ||
		refusal.Code == ProblemCodeIdempotencyInProgress || refusal.Code == ProblemCodeNonceReplayed)
	if !isTemporary {
		return 0, false
	}
	if refusal.RetryAfter == nil {
		return jitter, true
	}
	wait := time.Duration(float64(*refusal.RetryAfter) * (1 + mathrand.Float64()*0.1))
	return wait, *refusal.RetryAfter <= c.options.MaxRetryDelay
}

func sleep(ctx context.Context, delay time.Duration) error {
	timer := time.NewTimer(delay)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

func fillPath(path string, values []string) (string, error) {
	parts := strings.Split(path, "/")
	next := 0
	for index, part := range parts {
		if !strings.HasPrefix(part, "{") {
			continue
		}
		value := values[next]
		next++
		// Such a part would change which address is called.
		if value == "" || value == "." || value == ".." {
			return "", fmt.Errorf("markwright: %q is no %s", value, strings.Trim(part, "{}"))
		}
		parts[index] = encodeComponent(value)
	}
	return api + strings.Join(parts, "/"), nil
}

// pairsOf gives the fields of a struct that are not left out of its JSON; a list repeats its name.
func pairsOf(query any) ([][2]string, error) {
	if query == nil {
		return nil, nil
	}
	text, err := json.Marshal(query)
	if err != nil {
		return nil, err
	}
	var fields map[string]any
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if err := decoder.Decode(&fields); err != nil {
		return nil, err
	}
	pairs := [][2]string{}
	for name, value := range fields {
		values, isList := value.([]any)
		if !isList {
			values = []any{value}
		}
		for _, each := range values {
			pairs = append(pairs, [2]string{name, fmt.Sprint(each)})
		}
	}
	return pairs, nil
}

func bodyOf(call call) ([]byte, string, error) {
	if call.json != nil {
		body, err := json.Marshal(call.json)
		return body, "application/json", err
	}
	if call.form == nil {
		return nil, "", nil
	}
	pairs, err := pairsOf(call.form)
	if err != nil {
		return nil, "", err
	}
	// The fields before the file: a server that reads as it receives knows them then.
	slices.SortFunc(pairs, func(a, b [2]string) int { return strings.Compare(a[0], b[0]) })
	var body bytes.Buffer
	writer := multipart.NewWriter(&body)
	for _, pair := range pairs {
		if err := writer.WriteField(pair[0], pair[1]); err != nil {
			return nil, "", err
		}
	}
	part, err := writer.CreateFormFile("file", call.file.Name)
	if err != nil {
		return nil, "", err
	}
	if _, err := part.Write(call.file.Content); err != nil {
		return nil, "", err
	}
	if err := writer.Close(); err != nil {
		return nil, "", err
	}
	return body.Bytes(), writer.FormDataContentType(), nil
}

// eachItem iterates over the entries of all pages; a page is requested when those of the one before it are used up.
func eachItem[T any](page func(cursor string) ([]T, *string, error)) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for cursor := ""; ; {
			data, next, err := page(cursor)
			if err != nil {
				var none T
				yield(none, err)
				return
			}
			for _, item := range data {
				if !yield(item, nil) {
					return
				}
			}
			if next == nil {
				return
			}
			cursor = *next
		}
	}
}

func randomHex() string {
	random := make([]byte, 16)
	// It never fails on the systems that Go knows.
	_, _ = rand.Read(random)
	return hex.EncodeToString(random)
}
