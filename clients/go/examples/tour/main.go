// A tour of the API. Needs MARKWRIGHT_URL, MARKWRIGHT_MERCHANT_ID and MARKWRIGHT_REQUEST_KEY of the environment:
// go run . [LOGO].
package main

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"

	markwright "markwright.alt/partner-client"
)

func main() {
	if err := tour(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func tour(ctx context.Context) error {
	client, err := markwright.New(markwright.Options{
		BaseURL:    os.Getenv("MARKWRIGHT_URL"),
		MerchantID: os.Getenv("MARKWRIGHT_MERCHANT_ID"),
		RequestKey: os.Getenv("MARKWRIGHT_REQUEST_KEY"),
		Language:   "en",
	})
	if err != nil {
		return err
	}

	search := markwright.TrademarkSearch{Text: "云澜", Degree: "low", Limit: 5}
	page, err := client.Trademarks.Search(ctx, search)
	if err != nil {
		return err
	}
	count := 0
	for _, err := range client.Trademarks.SearchAll(ctx, search) {
		if err != nil {
			return err
		}
		count++
	}
	fmt.Printf("search: %d marks, %d of them on all pages\n", page.Total, count)

	if len(os.Args) > 1 {
		image, err := os.ReadFile(os.Args[1])
		if err != nil {
			return err
		}
		request := markwright.TrademarkImageSearch{ImageBase64: base64.StdEncoding.EncodeToString(image)}
		similar, err := client.Trademarks.SearchByImage(ctx, request)
		if err != nil {
			return err
		}
		fmt.Printf("image search: %d marks\n", similar.Total)
	}

	batch, err := client.Trademarks.StartBatch(ctx, markwright.StartTrademarkBatchRequest{Entries: []string{"云澜", "北辰"}})
	if err != nil {
		return err
	}
	if _, err := client.Jobs.Wait(ctx, batch.JobID, markwright.WaitOptions{}); err != nil {
		return err
	}
	rows := []string{}
	for row, err := range client.Trademarks.ListAllBatchRows(ctx, batch.ID, markwright.ListTrademarkBatchRowsQuery{}) {
		if err != nil {
			return err
		}
		rows = append(rows, fmt.Sprintf("%s: %s", row.Input, *row.Outcome))
	}
	fmt.Printf("batch: %s\n", strings.Join(rows, ", "))

	translated, err := client.Translation.Translate(ctx, markwright.TranslateTextsRequest{
		Q:      []string{"一种电池"},
		Target: markwright.TranslationLanguageEnUs,
	})
	if err != nil {
		return err
	}
	fmt.Printf("translation: %s\n", translated.Translations[0].Text)

	document, err := client.Documents.Translate(ctx, markwright.TranslateDocumentRequest{
		File:   markwright.FileInput{Name: "说明书.txt", Content: []byte("一种电池，包括正极和负极。")},
		Source: markwright.TranslationLanguageZhCn,
		Target: markwright.TranslationLanguageEnUs,
	})
	if err != nil {
		return err
	}
	if document.JobID != nil {
		if _, err := client.Jobs.Wait(ctx, *document.JobID, markwright.WaitOptions{}); err != nil {
			return err
		}
	}
	result, err := client.Documents.Download(ctx, document.ID, markwright.DownloadDocumentQuery{})
	if err != nil {
		return err
	}
	fmt.Printf("document: %s: %s\n", result.FileName, strings.TrimSpace(string(result.Content)))

	if err := receiveWebhook(ctx, client); err != nil {
		return err
	}

	_, err = client.Trademarks.Compare(ctx, markwright.CompareTrademarksRequest{IDs: []string{"CN_1_9"}})
	var refusal *markwright.APIError
	if !errors.As(err, &refusal) {
		return err
	}
	fmt.Printf("error: %d %s, %s\n", refusal.Status, refusal.Code, refusal.FieldErrors[0].Path)

	usage, err := client.Usage.Get(ctx, markwright.GetUsageQuery{})
	if err != nil {
		return err
	}
	products := []string{}
	for _, day := range usage.Days {
		products = append(products, fmt.Sprintf("%s %d", day.Product, day.Calls))
	}
	fmt.Printf("usage: %s\n", strings.Join(products, ", "))
	return nil
}

func receiveWebhook(ctx context.Context, client *markwright.Client) error {
	webhook, err := client.Webhooks.Create(ctx, markwright.WebhookDraft{
		URL:    cmp.Or(os.Getenv("MARKWRIGHT_HOOK"), "https://example.com/hook"),
		Events: []markwright.WebhookEventType{markwright.WebhookEventTypeJobCompleted},
	})
	if err != nil {
		return err
	}
	body := `{"type":"job.completed","timestamp":"2026-11-21T01:30:00.000Z","data":{"jobId":"1"}}`
	timestamp := strconv.FormatInt(time.Now().Unix(), 10)
	// As the API signs it; a server verifies what it receives in the same way.
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(webhook.Secret, "whsec_"))
	if err != nil {
		return err
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte("event-1." + timestamp + "." + body))
	header := http.Header{}
	header.Set("webhook-id", "event-1")
	header.Set("webhook-timestamp", timestamp)
	header.Set("webhook-signature", "v1,"+base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	verifier, err := markwright.NewWebhookVerifier(webhook.Secret)
	if err != nil {
		return err
	}
	event, err := verifier.Verify([]byte(body), header)
	if err != nil {
		return err
	}
	fmt.Printf("webhook: %s\n", event.Type)
	return client.Webhooks.Delete(ctx, webhook.ID)
}
