// Package markwright is the client of the Markwright partner API: trademarks, patents, translation, monitors, reports,
// cases, portfolio and webhooks.
package markwright

import (
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"
)

// Options of a client. BaseURL and RequestKey are required.
type Options struct {
	// Address of the site, such as https://ip.example.com.
	BaseURL string
	// A request key of the personal center.
	RequestKey string
	// Of the member card. Calls are signed where it is given, otherwise the key is sent as a bearer token.
	MerchantID string
	// Language of texts for people: zh or en.
	Language string
	// For one attempt; a minute by default.
	Timeout time.Duration
	// Attempts after the first, where the API is busy or not reached; three by default, none where it is negative.
	MaxRetries int
	// Before the first repetition, doubled each time; half a second by default.
	RetryDelay time.Duration
	// The longest wait before a repetition: a longer Retry-After is returned as an error. A minute by default.
	MaxRetryDelay time.Duration
	// In place of http.DefaultClient. Its redirections are not followed.
	HTTPClient *http.Client
}

// Client is the partner API. One serves a whole program and all its goroutines.
type Client struct {
	options Options
	http    http.Client

	Trademarks     *TrademarksService
	Classification *ClassificationService
	Patents        *PatentsService
	Translation    *TranslationService
	Documents      *DocumentsService
	Glossaries     *GlossariesService
	Monitors       *MonitorsService
	Reports        *ReportsService
	Cases          *CasesService
	Portfolio      *PortfolioService
	Deadlines      *DeadlinesService
	Annuities      *AnnuitiesService
	Jobs           *JobsService
	Usage          *UsageService
	Webhooks       *WebhooksService
}

// New makes a client. It fails where the options lack an address or a key.
func New(options Options) (*Client, error) {
	address, err := url.Parse(options.BaseURL)
	if err != nil || (address.Scheme != "https" && address.Scheme != "http") || address.Host == "" {
		return nil, errors.New("markwright: the address begins with https://")
	}
	if options.RequestKey == "" {
		return nil, errors.New("markwright: the client needs a request key")
	}
	options.BaseURL = strings.TrimRight(options.BaseURL, "/")
	options.Timeout = orDefault(options.Timeout, time.Minute)
	options.RetryDelay = orDefault(options.RetryDelay, 500*time.Millisecond)
	options.MaxRetryDelay = orDefault(options.MaxRetryDelay, time.Minute)
	options.MaxRetries = orDefault(options.MaxRetries, 3)

	client := &Client{options: options}
	if options.HTTPClient != nil {
		client.http = *options.HTTPClient
	}
	// The signature is of this address, and the key is not for another one.
	client.http.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	client.Trademarks = &TrademarksService{client}
	client.Classification = &ClassificationService{client}
	client.Patents = &PatentsService{client}
	client.Translation = &TranslationService{client}
	client.Documents = &DocumentsService{client}
	client.Glossaries = &GlossariesService{client}
	client.Monitors = &MonitorsService{client}
	client.Reports = &ReportsService{client}
	client.Cases = &CasesService{client}
	client.Portfolio = &PortfolioService{client}
	client.Deadlines = &DeadlinesService{client}
	client.Annuities = &AnnuitiesService{client}
	client.Jobs = &JobsService{client}
	client.Usage = &UsageService{client}
	client.Webhooks = &WebhooksService{client}
	return client, nil
}

func orDefault[T comparable](value, other T) T {
	var zero T
	if value == zero {
		return other
	}
	return value
}
