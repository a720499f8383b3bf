package markwright

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"mime/multipart"
	"net/http"
	"net/http/httptest"
	"reflect"
	"strings"
	"sync"
	"testing"
	"time"
)

const key = "rk_test_0123456789abcdef0123456789abcdef"

type stubRequest struct {
	method, url string
	header      http.Header
	body        []byte
}

type stubAnswer struct {
	status int
	header map[string]string
	body   string
	isCut  bool
	isLate bool
}

// stub answers with what it was given, one after the other, and remembers what it was asked.
type stub struct {
	*httptest.Server
	mutex    sync.Mutex
	requests []stubRequest
	answers  []stubAnswer
}

func newStub(t *testing.T, answers ...stubAnswer) *stub {
	s := &stub{answers: answers}
	released := make(chan struct{})
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		s.mutex.Lock()
		s.requests = append(s.requests, stubRequest{r.Method, r.RequestURI, r.Header, body})
		answer := stubAnswer{status: 500}
		if len(s.answers) > 0 {
			answer, s.answers = s.answers[0], s.answers[1:]
		}
		s.mutex.Unlock()
		if answer.isLate {
			<-released
		}
		if answer.isCut || answer.isLate {
			panic(http.ErrAbortHandler)
		}
		for name, value := range answer.header {
			w.Header().Set(name, value)
		}
		w.WriteHeader(orDefault(answer.status, 200))
		_, _ = io.WriteString(w, answer.body)
	}))
	t.Cleanup(func() {
		close(released)
		s.Close()
	})
	return s
}

func (s *stub) client(t *testing.T, change func(*Options)) *Client {
	t.Helper()
	options := Options{BaseURL: s.URL + "/", MerchantID: "M00000001", RequestKey: key, RetryDelay: time.Millisecond}
	if change != nil {
		change(&options)
	}
	client, err := New(options)
	if err != nil {
		t.Fatal(err)
	}
	return client
}

func problem(status int, code string) stubAnswer {
	body := `{"type":"/","title":"T","status":%d,"detail":"D","code":"%s","reason":10105,"traceId":"t","errors":[{"path":"body.classes","code":"too_big","message":"M"}]}`
	return stubAnswer{status: status, body: fmt.Sprintf(body, status, code), header: map[string]string{"X-Request-Id": "request-0001"}}
}

func retryAfter(answer stubAnswer, value string) stubAnswer {
	answer.header = map[string]string{"Retry-After": value}
	return answer
}

var (
	ctx   = context.Background()
	usage = stubAnswer{body: `{"from":"2026-11-01","to":"2026-11-25","days":[],"allowances":[]}`}
)

func equal(t *testing.T, found, expected any) {
	t.Helper()
	if !reflect.DeepEqual(found, expected) {
		t.Fatalf("found %#v, expected %#v", found, expected)
	}
}

func TestSignsWhatIsSent(t *testing.T) {
	s := newStub(t, stubAnswer{body: `{"data":[]}`})
	_, err := s.client(t, nil).Classification.ListNiceClasses(ctx, ListNiceClassesQuery{Keyword: "电池 & co's", Class: 9})
	equal(t, err, nil)
	request := s.requests[0]
	path, query, _ := strings.Cut(request.url, "?")
	equal(t, query, "class=9&keyword=%E7%94%B5%E6%B1%A0%20%26%20co%27s")
	signature := SignatureOf(key, Signable{
		MerchantID:     "M00000001",
		Timestamp:      request.header.Get("X-IPS-Timestamp"),
		Nonce:          request.header.Get("X-IPS-Nonce"),
		Method:         request.method,
		Path:           path,
		CanonicalQuery: query,
		Body:           request.body,
	})
	equal(t, request.header.Get("Authorization"), "IPS1-HMAC-SHA256 Credential=M00000001, Signature="+signature)
	equal(t, request.header.Get("User-Agent"), "markwright-go/"+Version)
}

func TestSendsTheKeyAsABearerToken(t *testing.T) {
	s := newStub(t, usage)
	client := s.client(t, func(o *Options) { o.MerchantID, o.Language = "", "en" })
	found, err := client.Usage.Get(ctx, GetUsageQuery{})
	equal(t, err, nil)
	equal(t, found.From, "2026-11-01")
	equal(t, s.requests[0].header.Get("Authorization"), "Bearer "+key)
	equal(t, s.requests[0].header.Get("Accept-Language"), "en")
	equal(t, s.requests[0].header.Get("X-IPS-Nonce"), "")
}

func TestEncodesPartsOfAPath(t *testing.T) {
	s := newStub(t, stubAnswer{body: `{"data":[]}`})
	client := s.client(t, nil)
	_, err := client.Trademarks.Get(ctx, "WO", "1 234/5(A)")
	equal(t, err, nil)
	equal(t, s.requests[0].url, "/openapi/v1/trademarks/WO/1%20234%2F5%28A%29")
	for _, parts := range [][2]string{{"WO", ".."}, {"", "1"}} {
		if _, err := client.Trademarks.Get(ctx, parts[0], parts[1]); err == nil {
			t.Error(parts)
		}
	}
	equal(t, len(s.requests), 1)
}

func TestDoesNotFollowARedirection(t *testing.T) {
	s := newStub(t, stubAnswer{status: 302, header: map[string]string{"Location": "/elsewhere"}})
	_, err := s.client(t, nil).Usage.Get(ctx, GetUsageQuery{})
	var refusal *APIError
	equal(t, errors.As(err, &refusal) && refusal.Status == 302, true)
	equal(t, len(s.requests), 1)
}

func TestRepeatsAPostWithTheSameKeyAndANewNonce(t *testing.T) {
	for _, status := range []int{429, 502, 503, 504} {
		s := newStub(t, problem(status, "rate_limited"), stubAnswer{body: `{"translations":[],"characters":0,"words":0}`})
		request := TranslateTextsRequest{Q: []string{"一种电池"}, Target: TranslationLanguageEnUs}
		_, err := s.client(t, nil).Translation.Translate(ctx, request)
		equal(t, err, nil)
		first, second := s.requests[0], s.requests[1]
		equal(t, string(first.body), `{"q":["一种电池"],"target":"en-us"}`)
		equal(t, first.body, second.body)
		equal(t, len(first.header.Get("Idempotency-Key")), 32)
		equal(t, first.header.Get("Idempotency-Key"), second.header.Get("Idempotency-Key"))
		equal(t, first.header.Get("X-IPS-Nonce") == second.header.Get("X-IPS-Nonce"), false)
	}
}

func TestRepeatsAfterAConnectionThatEnded(t *testing.T) {
	answers := []stubAnswer{{isCut: true}, problem(409, "idempotency_in_progress"), problem(401, "nonce_replayed"), {body: `{"id":"1"}`}}
	s := newStub(t, answers...)
	_, err := s.client(t, nil).Glossaries.Create(ctx, CreateGlossaryRequest{Name: "B"}, WithIdempotencyKey("my-own-key"))
	equal(t, err, nil)
	equal(t, len(s.requests), 4)
	for _, request := range s.requests {
		equal(t, request.header.Get("Idempotency-Key"), "my-own-key")
	}
}

func TestRepeatsAfterAnAnswerThatDidNotComeInTime(t *testing.T) {
	s := newStub(t, stubAnswer{isLate: true}, usage, usage, usage)
	_, err := s.client(t, func(o *Options) { o.Timeout = 500 * time.Millisecond }).Usage.Get(ctx, GetUsageQuery{})
	equal(t, err, nil)
	late := newStub(t, stubAnswer{isLate: true}, stubAnswer{isLate: true})
	client := late.client(t, func(o *Options) { o.Timeout, o.MaxRetries = 50*time.Millisecond, 1 })
	_, err = client.Usage.Get(ctx, GetUsageQuery{})
	var connection *ConnectionError
	equal(t, errors.As(err, &connection) && errors.Is(err, context.DeadlineExceeded), true)
}

func TestRetryAfterThatIsLongerThanTheProgramWaits(t *testing.T) {
	s := newStub(t, retryAfter(problem(429, "rate_limited"), "30"), usage)
	_, err := s.client(t, func(o *Options) { o.MaxRetryDelay = time.Second }).Usage.Get(ctx, GetUsageQuery{})
	var refusal *APIError
	equal(t, errors.As(err, &refusal) && errors.Is(err, ErrRateLimited) && *refusal.RetryAfter == 30*time.Second, true)
	equal(t, len(s.requests), 1)
}

func TestWaitsAsLongAsRetryAfterSays(t *testing.T) {
	past := "Thu, 01 Jan 1970 00:00:00 GMT"
	s := newStub(t, retryAfter(problem(503, "unavailable"), "0"), retryAfter(problem(503, "unavailable"), past), usage)
	// The delay of the client itself would take days.
	client := s.client(t, func(o *Options) { o.RetryDelay, o.MaxRetryDelay = 1000*time.Hour, 1000*time.Hour })
	_, err := client.Usage.Get(ctx, GetUsageQuery{})
	equal(t, err, nil)
	equal(t, len(s.requests), 3)
}

func TestGivesUp(t *testing.T) {
	busy := problem(503, "unavailable")
	s := newStub(t, busy, busy, busy, problem(500, "internal"))
	_, err := s.client(t, func(o *Options) { o.MaxRetries = 2 }).Usage.Get(ctx, GetUsageQuery{})
	equal(t, errors.Is(err, ErrServer), true)
	equal(t, len(s.requests), 3)
	_, err = s.client(t, nil).Usage.Get(ctx, GetUsageQuery{})
	equal(t, errors.Is(err, ErrServer), true)
	equal(t, len(s.requests), 4)
}

func TestEndsWithTheContext(t *testing.T) {
	s := newStub(t, stubAnswer{isLate: true})
	limited, cancel := context.WithTimeout(ctx, 50*time.Millisecond)
	defer cancel()
	_, err := s.client(t, nil).Usage.Get(limited, GetUsageQuery{})
	equal(t, err, context.DeadlineExceeded)
}

func TestErrors(t *testing.T) {
	kinds := map[int]error{401: ErrAuthentication, 402: ErrQuotaExceeded, 403: ErrPermissionDenied, 404: ErrNotFound, 409: ErrConflict, 422: ErrInvalidRequest}
	for status, kind := range kinds {
		s := newStub(t, problem(status, "some_code"))
		_, err := s.client(t, nil).Monitors.Get(ctx, "1")
		var refusal *APIError
		equal(t, errors.As(err, &refusal) && errors.Is(err, kind), true)
		equal(t, errors.Is(err, ErrServer), false)
		equal(t, refusal.Code, ProblemCode("some_code"))
		equal(t, *refusal.Reason, 10105)
		equal(t, refusal.FieldErrors, []ProblemError{{Path: "body.classes", Code: "too_big", Message: "M"}})
		equal(t, strings.Contains(err.Error(), "request-0001"), true)
	}
}

func TestReadsTheAnswerOfAProxy(t *testing.T) {
	s := newStub(t, stubAnswer{status: 404, body: "<html>"})
	_, err := s.client(t, nil).Usage.Get(ctx, GetUsageQuery{})
	var refusal *APIError
	equal(t, errors.As(err, &refusal) && refusal.Code == "unknown" && refusal.RequestID == "", true)
}

func TestIteratesOverAList(t *testing.T) {
	s := newStub(t, stubAnswer{body: `{"data":[{"id":"a"},{"id":"b"}],"total":3,"nextCursor":"next/1"}`},
		stubAnswer{body: `{"data":[{"id":"c"}],"total":3,"nextCursor":null}`})
	ids := []string{}
	for monitor, err := range s.client(t, nil).Monitors.ListAll(ctx, PageQuery{Limit: 2}) {
		equal(t, err, nil)
		ids = append(ids, monitor.ID)
	}
	equal(t, ids, []string{"a", "b", "c"})
	equal(t, s.requests[0].url, "/openapi/v1/monitors?limit=2")
	equal(t, s.requests[1].url, "/openapi/v1/monitors?cursor=next%2F1&limit=2")
}

func TestRequestsNoPageThatIsNotWanted(t *testing.T) {
	page := stubAnswer{body: `{"data":[{"id":"a"}],"total":9,"nextCursor":"n"}`}
	s := newStub(t, page, page)
	count := 0
	for _, err := range s.client(t, nil).Trademarks.SearchAll(ctx, TrademarkSearch{Text: "云澜"}) {
		equal(t, err, nil)
		if count++; count == 2 {
			break
		}
	}
	equal(t, string(s.requests[1].body), `{"text":"云澜","cursor":"n"}`)
	equal(t, len(s.requests), 2)
}

func TestIterationEndsWithAnError(t *testing.T) {
	s := newStub(t, stubAnswer{body: `{"data":[{"id":"a"}],"total":9,"nextCursor":"n"}`}, problem(403, "scope_missing"))
	found := []error{}
	for _, err := range s.client(t, nil).Monitors.ListAll(ctx, PageQuery{}) {
		found = append(found, err)
	}
	equal(t, len(found), 2)
	equal(t, errors.Is(found[1], ErrPermissionDenied), true)
}

func TestPortfolioIsListedWithDaysAndFlagsAndEmptiesFieldsByTheirNames(t *testing.T) {
	s := newStub(t, stubAnswer{body: `{"data":[{"id":"d","doneOn":null}],"total":1,"nextCursor":null}`}, problem(403, "forbidden"))
	client := s.client(t, nil)
	found := []string{}
	for deadline, err := range client.Deadlines.ListAll(ctx, ListDeadlinesQuery{From: "2026-12-01", IncludeDone: true}) {
		equal(t, err, nil)
		equal(t, deadline.DoneOn == nil, true)
		found = append(found, deadline.ID)
	}
	equal(t, found, []string{"d"})
	equal(t, s.requests[0].url, "/openapi/v1/deadlines?from=2026-12-01&includeDone=true")
	_, err := client.Portfolio.Update(ctx, "p", PortfolioItemUpdate{Version: 2, Clear: []string{"note"}})
	var refusal *APIError
	equal(t, errors.As(err, &refusal) && errors.Is(err, ErrPermissionDenied) && refusal.Code == "forbidden", true)
	equal(t, s.requests[1].method+" "+s.requests[1].url, "PATCH /openapi/v1/portfolio/p")
	equal(t, string(s.requests[1].body), `{"version":2,"clear":["note"]}`)
}

func TestJobs(t *testing.T) {
	job := func(state string) stubAnswer {
		return stubAnswer{body: `{"id":"j","state":"` + state + `","error":null}`}
	}
	quickly := WaitOptions{Interval: time.Millisecond}
	s := newStub(t, job("queued"), job("active"), job("completed"), job("active"), job("failed"), job("cancelled"))
	states := []string{}
	options := quickly
	options.OnProgress = func(job Job) { states = append(states, job.State) }
	done, err := s.client(t, nil).Jobs.Wait(ctx, "j", options)
	equal(t, err, nil)
	equal(t, done.State, "completed")
	equal(t, states, []string{"queued", "active", "completed"})
	for _, state := range []string{"failed", "cancelled"} {
		_, err := s.client(t, nil).Jobs.Wait(ctx, "j", quickly)
		var failure *JobFailedError
		equal(t, errors.As(err, &failure) && failure.Job.State == state, true)
	}
}

func TestSendsAFile(t *testing.T) {
	s := newStub(t, problem(503, "unavailable"), stubAnswer{status: 202, body: `{"id":"d","jobId":"j"}`})
	request := TranslateDocumentRequest{
		File:   FileInput{Name: "说明书.txt", Content: []byte("一种电池")},
		Source: TranslationLanguageZhCn,
		Target: TranslationLanguageEnUs,
	}
	document, err := s.client(t, nil).Documents.Translate(ctx, request)
	equal(t, err, nil)
	equal(t, *document.JobID, "j")
	equal(t, s.requests[0].body, s.requests[1].body)
	_, parameters, _ := mime.ParseMediaType(s.requests[0].header.Get("Content-Type"))
	form, err := multipart.NewReader(bytes.NewReader(s.requests[0].body), parameters["boundary"]).ReadForm(1000)
	equal(t, err, nil)
	equal(t, form.Value, map[string][]string{"source": {"zh-cn"}, "target": {"en-us"}})
	equal(t, form.File["file"][0].Filename, "说明书.txt")
	equal(t, bytes.Contains(s.requests[0].body, request.File.Content), true)
}

func TestReceivesAFile(t *testing.T) {
	disposition := `attachment; filename="a.docx"; filename*=UTF-8''%E8%AF%91.docx`
	header := map[string]string{"Content-Type": "application/zip", "Content-Disposition": disposition}
	s := newStub(t, stubAnswer{body: "PK", header: header})
	file, err := s.client(t, nil).Documents.Download(ctx, "d", DownloadDocumentQuery{Output: TranslationOutputDocx})
	equal(t, err, nil)
	equal(t, *file, FileContent{Content: []byte("PK"), FileName: "译.docx", MediaType: "application/zip"})
	equal(t, s.requests[0].url, "/openapi/v1/documents/d/result?output=docx")
}

func TestSendsNoBodyWhereThereIsNone(t *testing.T) {
	s := newStub(t, stubAnswer{status: 204}, stubAnswer{body: `{"id":"w","secret":"whsec_AAAA"}`})
	client := s.client(t, nil)
	equal(t, client.Webhooks.Delete(ctx, "w"), nil)
	webhook, err := client.Webhooks.RotateSecret(ctx, "w")
	equal(t, err, nil)
	equal(t, webhook.Secret, "whsec_AAAA")
	equal(t, s.requests[0].header.Get("Idempotency-Key"), "")
	equal(t, s.requests[1].header.Get("Content-Type"), "")
	equal(t, s.requests[1].header.Get("Content-Length"), "0")
}

func TestLeavesOutWhatIsEmpty(t *testing.T) {
	text, err := json.Marshal(PatentSearch{Keyword: "battery", Filed: &Days{From: "2020-01-01"}})
	equal(t, err, nil)
	equal(t, string(text), `{"keyword":"battery","filed":{"from":"2020-01-01"}}`)
}
