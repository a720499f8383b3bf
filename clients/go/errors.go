package markwright

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"time"
)

// Kinds of an [APIError], for errors.Is.
var (
	// ErrInvalidRequest: 400, 413, 415 and 422; the request has to be changed.
	ErrInvalidRequest = errors.New("markwright: invalid request")
	// ErrAuthentication: 401; Code tells what is wrong with the key or the signature.
	ErrAuthentication = errors.New("markwright: wrong credentials")
	// ErrQuotaExceeded: 402; nothing is left of the plan.
	ErrQuotaExceeded = errors.New("markwright: quota exceeded")
	// ErrPermissionDenied: 403; the key is not for this product, address or kind of data, or the account may only read it.
	ErrPermissionDenied = errors.New("markwright: not allowed")
	// ErrNotFound: 404; unknown, or of another account.
	ErrNotFound = errors.New("markwright: not found")
	// ErrConflict: 409.
	ErrConflict = errors.New("markwright: conflict")
	// ErrRateLimited: 429; too frequent, still after the attempts of the client.
	ErrRateLimited = errors.New("markwright: too frequent")
	// ErrServer: 500 and above.
	ErrServer = errors.New("markwright: fault of the API")
)

// APIError says that the API refused the call, or failed.
type APIError struct {
	// HTTP status.
	Status int
	// Kind of the problem; "unknown" where the answer is no problem details, such as that of a proxy.
	Code   ProblemCode
	Title  string
	Detail string
	// Number of the refusal, where a rule of a service refused.
	Reason *int
	// What is wrong with the request, by field.
	FieldErrors []ProblemError
	// Names the call in the logs of the API; quote it when you report a problem.
	RequestID string
	// Time after which the call may be repeated; nil where the API does not say.
	RetryAfter *time.Duration
}

func (e *APIError) Error() string {
	request := ""
	if e.RequestID != "" {
		request = ", request " + e.RequestID
	}
	return fmt.Sprintf("markwright: %s (%d %s%s)", e.Detail, e.Status, e.Code, request)
}

// Is tells whether the error is of that kind.
func (e *APIError) Is(kind error) bool {
	switch e.Status {
	case 400, 413, 415, 422:
		return kind == ErrInvalidRequest
	case 401:
		return kind == ErrAuthentication
	case 402:
		return kind == ErrQuotaExceeded
	case 403:
		return kind == ErrPermissionDenied
	case 404:
		return kind == ErrNotFound
	case 409:
		return kind == ErrConflict
	case 429:
		return kind == ErrRateLimited
	}
	return e.Status >= 500 && kind == ErrServer
}

// ConnectionError says that the API was not reached, or its answer did not arrive whole or in time.
type ConnectionError struct{ Err error }

func (e *ConnectionError) Error() string {
	return "markwright: the API was not reached: " + e.Err.Error()
}

func (e *ConnectionError) Unwrap() error { return e.Err }

// JobFailedError says that a job failed or was cancelled.
type JobFailedError struct{ Job Job }

func (e *JobFailedError) Error() string {
	text := fmt.Sprintf("markwright: the job %s is %s", e.Job.ID, e.Job.State)
	if e.Job.Error != nil {
		text += ": " + *e.Job.Error
	}
	return text
}

// errorOf reads an answer that is none of success.
func errorOf(status int, header http.Header, body []byte) *APIError {
	var problem Problem
	if json.Unmarshal(body, &problem) != nil || problem.Code == "" {
		problem = Problem{Code: "unknown"}
	}
	return &APIError{
		Status:      status,
		Code:        problem.Code,
		Title:       problem.Title,
		Detail:      orDefault(orDefault(problem.Detail, problem.Title), fmt.Sprintf("The API answered with status %d.", status)),
		Reason:      problem.Reason,
		FieldErrors: problem.Errors,
		RequestID:   orDefault(header.Get("X-Request-Id"), problem.TraceID),
		RetryAfter:  retryAfterOf(header.Get("Retry-After")),
	}
}

// retryAfterOf reads seconds or a date.
func retryAfterOf(value string) *time.Duration {
	wait := time.Duration(0)
	if seconds, err := strconv.ParseUint(value, 10, 31); err == nil {
		wait = time.Duration(seconds) * time.Second
	} else if at, err := http.ParseTime(value); err == nil {
		wait = max(0, time.Until(at))
	} else {
		return nil
	}
	return &wait
}
