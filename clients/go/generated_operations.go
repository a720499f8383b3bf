// Code generated from the contract of the partner API. DO NOT EDIT.

package markwright

import (
	"context"
	"iter"
)

// TrademarksService: Search, records, comparison and lists of trademarks.
type TrademarksService struct{ client *Client }

// Search: Search trademarks. Exactly one of `text`, `applicationNumbers`, `registrationNumbers`, `applicant`,
// `address`, `agent`, `goods` and `viennaCodes`; everything else narrows it.
func (s *TrademarksService) Search(ctx context.Context, request TrademarkSearch, options ...RequestOption) (*TrademarkPage, error) {
	return sendForJSON[TrademarkPage](ctx, s.client, call{method: "POST", path: "/trademarks/search", json: request, options: options})
}

// SearchAll iterates over the entries of all pages of Search, which are requested one after the other.
func (s *TrademarksService) SearchAll(ctx context.Context, request TrademarkSearch, options ...RequestOption) iter.Seq2[TrademarkHit, error] {
	return eachItem(func(cursor string) ([]TrademarkHit, *string, error) {
		request.Cursor = cursor
		page, err := s.Search(ctx, request, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// SearchByImage: Search trademarks by an image.
func (s *TrademarksService) SearchByImage(ctx context.Context, request TrademarkImageSearch, options ...RequestOption) (*TrademarkPage, error) {
	return sendForJSON[TrademarkPage](ctx, s.client, call{method: "POST", path: "/trademarks/image-search", json: request, options: options})
}

// SearchAllByImage iterates over the entries of all pages of SearchByImage, which are requested one after the other.
func (s *TrademarksService) SearchAllByImage(ctx context.Context, request TrademarkImageSearch, options ...RequestOption) iter.Seq2[TrademarkHit, error] {
	return eachItem(func(cursor string) ([]TrademarkHit, *string, error) {
		request.Cursor = cursor
		page, err := s.SearchByImage(ctx, request, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Compare: Compare two to five records.
func (s *TrademarksService) Compare(ctx context.Context, request CompareTrademarksRequest, options ...RequestOption) (*Comparison, error) {
	return sendForJSON[Comparison](ctx, s.client, call{method: "POST", path: "/trademarks/compare", json: request, options: options})
}

// StartBatch: Look for up to 2,000 names or numbers. The work goes on in the background; `jobId` leads to its
// progress.
func (s *TrademarksService) StartBatch(ctx context.Context, request StartTrademarkBatchRequest, options ...RequestOption) (*TrademarkBatch, error) {
	return sendForJSON[TrademarkBatch](ctx, s.client, call{method: "POST", path: "/trademarks/batch", json: request, options: options})
}

// GetBatch: State of a list.
func (s *TrademarksService) GetBatch(ctx context.Context, id string, options ...RequestOption) (*TrademarkBatch, error) {
	return sendForJSON[TrademarkBatch](ctx, s.client, call{method: "GET", path: "/trademark-batches/{id}", pathFields: []string{id}, options: options})
}

// ListBatchRows: Rows of a list.
func (s *TrademarksService) ListBatchRows(ctx context.Context, id string, query ListTrademarkBatchRowsQuery, options ...RequestOption) (*Page[BulkRow], error) {
	return sendForJSON[Page[BulkRow]](ctx, s.client, call{method: "GET", path: "/trademark-batches/{id}/rows", pathFields: []string{id}, query: query, options: options})
}

// ListAllBatchRows iterates over the entries of all pages of ListBatchRows, which are requested one after the other.
func (s *TrademarksService) ListAllBatchRows(ctx context.Context, id string, query ListTrademarkBatchRowsQuery, options ...RequestOption) iter.Seq2[BulkRow, error] {
	return eachItem(func(cursor string) ([]BulkRow, *string, error) {
		query.Cursor = cursor
		page, err := s.ListBatchRows(ctx, id, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Get: Records of an application. An application in several classes can have a record for each of them. Where no
// application of the office has the number, the records that have it as the number of a registration or of an
// international registration.
func (s *TrademarksService) Get(ctx context.Context, country, appNo string, options ...RequestOption) ([]TrademarkDetail, error) {
	return sendForData[TrademarkDetail](ctx, s.client, call{method: "GET", path: "/trademarks/{country}/{appNo}", pathFields: []string{country, appNo}, options: options})
}

// ClassificationService: Goods and services (Nice) and figurative elements (Vienna).
type ClassificationService struct{ client *Client }

// ListNiceClasses: Classes, similar groups and items of goods and services. Without `class` and `keyword` the 45
// classes alone.
func (s *ClassificationService) ListNiceClasses(ctx context.Context, query ListNiceClassesQuery, options ...RequestOption) ([]NiceClass, error) {
	return sendForData[NiceClass](ctx, s.client, call{method: "GET", path: "/nice", query: query, options: options})
}

// ListViennaElements: Figurative elements.
func (s *ClassificationService) ListViennaElements(ctx context.Context, query ListViennaElementsQuery, options ...RequestOption) ([]ViennaElement, error) {
	return sendForData[ViennaElement](ctx, s.client, call{method: "GET", path: "/vienna", query: query, options: options})
}

// PatentsService: Search, records and lists of patents.
type PatentsService struct{ client *Client }

// Search: Search patents. By a description of what is sought (`text`), by a publication (`similarTo`), by words
// (`keyword`), by an expression (`expression`) or by fields. What stands beside a description or a publication
// restricts what is similar to it.
func (s *PatentsService) Search(ctx context.Context, request PatentSearch, options ...RequestOption) (*PatentPage, error) {
	return sendForJSON[PatentPage](ctx, s.client, call{method: "POST", path: "/patents/search", json: request, options: options})
}

// SearchAll iterates over the entries of all pages of Search, which are requested one after the other.
func (s *PatentsService) SearchAll(ctx context.Context, request PatentSearch, options ...RequestOption) iter.Seq2[PatentHit, error] {
	return eachItem(func(cursor string) ([]PatentHit, *string, error) {
		request.Cursor = cursor
		page, err := s.Search(ctx, request, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// StartBatch: Look up to 2,000 numbers up. 500 numbers at once; more in the background, where `jobId` leads to
// the progress.
func (s *PatentsService) StartBatch(ctx context.Context, request StartPatentBatchRequest, options ...RequestOption) (*PatentBatch, error) {
	return sendForJSON[PatentBatch](ctx, s.client, call{method: "POST", path: "/patents/batch", json: request, options: options})
}

// GetBatch: State of a list of numbers.
func (s *PatentsService) GetBatch(ctx context.Context, id string, options ...RequestOption) (*PatentBatch, error) {
	return sendForJSON[PatentBatch](ctx, s.client, call{method: "GET", path: "/patent-batches/{id}", pathFields: []string{id}, options: options})
}

// ListBatchRows: Rows of a list of numbers.
func (s *PatentsService) ListBatchRows(ctx context.Context, id string, query ListPatentBatchRowsQuery, options ...RequestOption) (*Page[PatentNumberRow], error) {
	return sendForJSON[Page[PatentNumberRow]](ctx, s.client, call{method: "GET", path: "/patent-batches/{id}/rows", pathFields: []string{id}, query: query, options: options})
}

// ListAllBatchRows iterates over the entries of all pages of ListBatchRows, which are requested one after the other.
func (s *PatentsService) ListAllBatchRows(ctx context.Context, id string, query ListPatentBatchRowsQuery, options ...RequestOption) iter.Seq2[PatentNumberRow, error] {
	return eachItem(func(cursor string) ([]PatentNumberRow, *string, error) {
		query.Cursor = cursor
		page, err := s.ListBatchRows(ctx, id, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Get: A publication.
func (s *PatentsService) Get(ctx context.Context, pubNo string, options ...RequestOption) (*Patent, error) {
	return sendForJSON[Patent](ctx, s.client, call{method: "GET", path: "/patents/{pubNo}", pathFields: []string{pubNo}, options: options})
}

// ListClaims: Claims by language.
func (s *PatentsService) ListClaims(ctx context.Context, pubNo string, options ...RequestOption) ([]PatentClaimSet, error) {
	return sendForData[PatentClaimSet](ctx, s.client, call{method: "GET", path: "/patents/{pubNo}/claims", pathFields: []string{pubNo}, options: options})
}

// ListDescriptions: Description by language.
func (s *PatentsService) ListDescriptions(ctx context.Context, pubNo string, options ...RequestOption) ([]PatentDescription, error) {
	return sendForData[PatentDescription](ctx, s.client, call{method: "GET", path: "/patents/{pubNo}/description", pathFields: []string{pubNo}, options: options})
}

// ListFamily: Publications of the family.
func (s *PatentsService) ListFamily(ctx context.Context, pubNo string, options ...RequestOption) ([]PatentMember, error) {
	return sendForData[PatentMember](ctx, s.client, call{method: "GET", path: "/patents/{pubNo}/family", pathFields: []string{pubNo}, options: options})
}

// ListEvents: Legal events.
func (s *PatentsService) ListEvents(ctx context.Context, pubNo string, options ...RequestOption) ([]PatentEvent, error) {
	return sendForData[PatentEvent](ctx, s.client, call{method: "GET", path: "/patents/{pubNo}/legal", pathFields: []string{pubNo}, options: options})
}

// ListSimilar: The most similar publications of other families.
func (s *PatentsService) ListSimilar(ctx context.Context, pubNo string, query ListSimilarPatentsQuery, options ...RequestOption) ([]PatentHit, error) {
	return sendForData[PatentHit](ctx, s.client, call{method: "GET", path: "/patents/{pubNo}/similar", pathFields: []string{pubNo}, query: query, options: options})
}

// TranslationService: Translation of texts.
type TranslationService struct{ client *Client }

// Translate: Translate texts. Up to 50 texts of 3,000 characters each in one call. From Chinese into English or
// Japanese, and from these into Chinese. All texts are counted together, or none. A text that is in the target
// language already, is empty or has nothing to translate, as numbers, signs, codes and addresses, comes back
// unchanged and counts nothing.
func (s *TranslationService) Translate(ctx context.Context, request TranslateTextsRequest, options ...RequestOption) (*TranslateTextsResult, error) {
	return sendForJSON[TranslateTextsResult](ctx, s.client, call{method: "POST", path: "/translate", json: request, options: options})
}

// DocumentsService: Translation of documents.
type DocumentsService struct{ client *Client }

// List: Documents.
func (s *DocumentsService) List(ctx context.Context, query PageQuery, options ...RequestOption) (*Page[Document], error) {
	return sendForJSON[Page[Document]](ctx, s.client, call{method: "GET", path: "/documents", query: query, options: options})
}

// ListAll iterates over the entries of all pages of List, which are requested one after the other.
func (s *DocumentsService) ListAll(ctx context.Context, query PageQuery, options ...RequestOption) iter.Seq2[Document, error] {
	return eachItem(func(cursor string) ([]Document, *string, error) {
		query.Cursor = cursor
		page, err := s.List(ctx, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Translate: Translate a document. txt, docx, doc, pptx, xlsx, xliff or pdf of 20,000 words at most. The work
// goes on in the background.
func (s *DocumentsService) Translate(ctx context.Context, request TranslateDocumentRequest, options ...RequestOption) (*Document, error) {
	return sendForJSON[Document](ctx, s.client, call{method: "POST", path: "/documents", form: request, file: &request.File, options: options})
}

// Get: State of a document.
func (s *DocumentsService) Get(ctx context.Context, id string, options ...RequestOption) (*Document, error) {
	return sendForJSON[Document](ctx, s.client, call{method: "GET", path: "/documents/{id}", pathFields: []string{id}, options: options})
}

// Delete: Delete a document and its translation.
func (s *DocumentsService) Delete(ctx context.Context, id string, options ...RequestOption) error {
	return sendEmpty(ctx, s.client, call{method: "DELETE", path: "/documents/{id}", pathFields: []string{id}, options: options})
}

// Download: The translated document.
func (s *DocumentsService) Download(ctx context.Context, id string, query DownloadDocumentQuery, options ...RequestOption) (*FileContent, error) {
	return sendForFile(ctx, s.client, call{method: "GET", path: "/documents/{id}/result", pathFields: []string{id}, query: query, options: options})
}

// GlossariesService: Glossaries of the translation.
type GlossariesService struct{ client *Client }

// List: Glossaries.
func (s *GlossariesService) List(ctx context.Context, options ...RequestOption) ([]Glossary, error) {
	return sendForData[Glossary](ctx, s.client, call{method: "GET", path: "/glossaries", options: options})
}

// Create: Create a glossary.
func (s *GlossariesService) Create(ctx context.Context, request CreateGlossaryRequest, options ...RequestOption) (*Glossary, error) {
	return sendForJSON[Glossary](ctx, s.client, call{method: "POST", path: "/glossaries", json: request, options: options})
}

// Get: A glossary.
func (s *GlossariesService) Get(ctx context.Context, id string, options ...RequestOption) (*Glossary, error) {
	return sendForJSON[Glossary](ctx, s.client, call{method: "GET", path: "/glossaries/{id}", pathFields: []string{id}, options: options})
}

// Rename: Rename a glossary.
func (s *GlossariesService) Rename(ctx context.Context, id string, request RenameGlossaryRequest, options ...RequestOption) (*Glossary, error) {
	return sendForJSON[Glossary](ctx, s.client, call{method: "PATCH", path: "/glossaries/{id}", pathFields: []string{id}, json: request, options: options})
}

// Delete: Delete a glossary.
func (s *GlossariesService) Delete(ctx context.Context, id string, options ...RequestOption) error {
	return sendEmpty(ctx, s.client, call{method: "DELETE", path: "/glossaries/{id}", pathFields: []string{id}, options: options})
}

// ListEntries: Entries of a glossary.
func (s *GlossariesService) ListEntries(ctx context.Context, id string, query ListGlossaryEntriesQuery, options ...RequestOption) (*Page[GlossaryEntry], error) {
	return sendForJSON[Page[GlossaryEntry]](ctx, s.client, call{method: "GET", path: "/glossaries/{id}/entries", pathFields: []string{id}, query: query, options: options})
}

// ListAllEntries iterates over the entries of all pages of ListEntries, which are requested one after the other.
func (s *GlossariesService) ListAllEntries(ctx context.Context, id string, query ListGlossaryEntriesQuery, options ...RequestOption) iter.Seq2[GlossaryEntry, error] {
	return eachItem(func(cursor string) ([]GlossaryEntry, *string, error) {
		query.Cursor = cursor
		page, err := s.ListEntries(ctx, id, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// AddEntry: Add an entry.
func (s *GlossariesService) AddEntry(ctx context.Context, id string, request GlossaryEntryDraft, options ...RequestOption) (*GlossaryEntry, error) {
	return sendForJSON[GlossaryEntry](ctx, s.client, call{method: "POST", path: "/glossaries/{id}/entries", pathFields: []string{id}, json: request, options: options})
}

// DeleteEntry: Delete an entry.
func (s *GlossariesService) DeleteEntry(ctx context.Context, id, entryId string, options ...RequestOption) error {
	return sendEmpty(ctx, s.client, call{method: "DELETE", path: "/glossaries/{id}/entries/{entryId}", pathFields: []string{id, entryId}, options: options})
}

// MonitorsService: What is watched in the trademark registers.
type MonitorsService struct{ client *Client }

// List: Monitors.
func (s *MonitorsService) List(ctx context.Context, query PageQuery, options ...RequestOption) (*Page[Monitor], error) {
	return sendForJSON[Page[Monitor]](ctx, s.client, call{method: "GET", path: "/monitors", query: query, options: options})
}

// ListAll iterates over the entries of all pages of List, which are requested one after the other.
func (s *MonitorsService) ListAll(ctx context.Context, query PageQuery, options ...RequestOption) iter.Seq2[Monitor, error] {
	return eachItem(func(cursor string) ([]Monitor, *string, error) {
		query.Cursor = cursor
		page, err := s.List(ctx, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Create: Watch something in the registers.
func (s *MonitorsService) Create(ctx context.Context, request MonitorDraft, options ...RequestOption) (*Monitor, error) {
	return sendForJSON[Monitor](ctx, s.client, call{method: "POST", path: "/monitors", json: request, options: options})
}

// Get: A monitor.
func (s *MonitorsService) Get(ctx context.Context, id string, options ...RequestOption) (*Monitor, error) {
	return sendForJSON[Monitor](ctx, s.client, call{method: "GET", path: "/monitors/{id}", pathFields: []string{id}, options: options})
}

// SetState: Pause or resume a monitor.
func (s *MonitorsService) SetState(ctx context.Context, id string, request SetMonitorStateRequest, options ...RequestOption) (*Monitor, error) {
	return sendForJSON[Monitor](ctx, s.client, call{method: "PATCH", path: "/monitors/{id}", pathFields: []string{id}, json: request, options: options})
}

// Delete: Delete a monitor and its hits.
func (s *MonitorsService) Delete(ctx context.Context, id string, options ...RequestOption) error {
	return sendEmpty(ctx, s.client, call{method: "DELETE", path: "/monitors/{id}", pathFields: []string{id}, options: options})
}

// ListHits: What a monitor has found.
func (s *MonitorsService) ListHits(ctx context.Context, id string, query PageQuery, options ...RequestOption) (*Page[MonitorHit], error) {
	return sendForJSON[Page[MonitorHit]](ctx, s.client, call{method: "GET", path: "/monitors/{id}/hits", pathFields: []string{id}, query: query, options: options})
}

// ListAllHits iterates over the entries of all pages of ListHits, which are requested one after the other.
func (s *MonitorsService) ListAllHits(ctx context.Context, id string, query PageQuery, options ...RequestOption) iter.Seq2[MonitorHit, error] {
	return eachItem(func(cursor string) ([]MonitorHit, *string, error) {
		query.Cursor = cursor
		page, err := s.ListHits(ctx, id, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// ReportsService: Registrability reports.
type ReportsService struct{ client *Client }

// List: Registrability reports.
func (s *ReportsService) List(ctx context.Context, query PageQuery, options ...RequestOption) (*Page[Report], error) {
	return sendForJSON[Page[Report]](ctx, s.client, call{method: "GET", path: "/reports", query: query, options: options})
}

// ListAll iterates over the entries of all pages of List, which are requested one after the other.
func (s *ReportsService) ListAll(ctx context.Context, query PageQuery, options ...RequestOption) iter.Seq2[Report, error] {
	return eachItem(func(cursor string) ([]Report, *string, error) {
		query.Cursor = cursor
		page, err := s.List(ctx, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Order: Order a registrability report. Uses one report of the plan. An expert approves it before it is
// delivered.
func (s *ReportsService) Order(ctx context.Context, request OrderReportRequest, options ...RequestOption) (*Report, error) {
	return sendForJSON[Report](ctx, s.client, call{method: "POST", path: "/reports", json: request, options: options})
}

// Get: State of a report.
func (s *ReportsService) Get(ctx context.Context, id string, options ...RequestOption) (*Report, error) {
	return sendForJSON[Report](ctx, s.client, call{method: "GET", path: "/reports/{id}", pathFields: []string{id}, options: options})
}

// Download: The report as PDF.
func (s *ReportsService) Download(ctx context.Context, id string, options ...RequestOption) (*FileContent, error) {
	return sendForFile(ctx, s.client, call{method: "GET", path: "/reports/{id}/pdf", pathFields: []string{id}, options: options})
}

// CasesService: Matters that are filed with offices: drafts, orders, documents, deadlines.
type CasesService struct{ client *Client }

// ListTypes: Matters that can be ordered. With the fields of their contents and the documents that they need.
// Matters that staff quote are ordered on the site; calls for their drafts are refused with `reason` 60150.
func (s *CasesService) ListTypes(ctx context.Context, options ...RequestOption) ([]CaseType, error) {
	return sendForData[CaseType](ctx, s.client, call{method: "GET", path: "/case-types", options: options})
}

// UploadFile: Upload a file for a case. `mark`: the image of a mark that is to be registered, JPG or PNG below 2
// MB of at least 400 by 400 pixels, whose id stands in the content. `document`: PDF or an image, whose id is
// then sent to `addCaseDocument`.
func (s *CasesService) UploadFile(ctx context.Context, request UploadCaseFileRequest, options ...RequestOption) (*UploadCaseFileResult, error) {
	return sendForJSON[UploadCaseFileResult](ctx, s.client, call{method: "POST", path: "/case-files", form: request, file: &request.File, options: options})
}

// CreateDraft: Begin a draft. What is no part of the matter is left out. Where the content names no applicant or
// contact, the certified company and the default contact of the account are filled in.
func (s *CasesService) CreateDraft(ctx context.Context, request CreateCaseDraftRequest, options ...RequestOption) (*CaseDraft, error) {
	return sendForJSON[CaseDraft](ctx, s.client, call{method: "POST", path: "/case-drafts", json: request, options: options})
}

// GetDraft: A draft.
func (s *CasesService) GetDraft(ctx context.Context, id string, options ...RequestOption) (*CaseDraft, error) {
	return sendForJSON[CaseDraft](ctx, s.client, call{method: "GET", path: "/case-drafts/{id}", pathFields: []string{id}, options: options})
}

// SaveDraft: Save a draft. The content replaces that of the draft. Status 409 where it has another version than
// the one that is sent.
func (s *CasesService) SaveDraft(ctx context.Context, id string, request SaveCaseDraftRequest, options ...RequestOption) (*CaseDraft, error) {
	return sendForJSON[CaseDraft](ctx, s.client, call{method: "PATCH", path: "/case-drafts/{id}", pathFields: []string{id}, json: request, options: options})
}

// DeleteDraft: Delete a draft.
func (s *CasesService) DeleteDraft(ctx context.Context, id string, options ...RequestOption) error {
	return sendEmpty(ctx, s.client, call{method: "DELETE", path: "/case-drafts/{id}", pathFields: []string{id}, options: options})
}

// CheckDraft: Check and price a draft.
func (s *CasesService) CheckDraft(ctx context.Context, id string, options ...RequestOption) (*CheckCaseDraftResult, error) {
	return sendForJSON[CheckCaseDraftResult](ctx, s.client, call{method: "GET", path: "/case-drafts/{id}/check", pathFields: []string{id}, options: options})
}

// OrderDraft: Order a draft. The draft becomes a case, or one for each class of a registration in mainland
// China, in one order that is paid on the site. `version` and `total` are those that were checked: 409 where the
// draft is another, `reason` 60202 where the price is, 60112 where something is missing, 60201 where a mark is
// being renewed already. `agree` confirms the terms of service.
func (s *CasesService) OrderDraft(ctx context.Context, id string, request OrderCaseDraftRequest, options ...RequestOption) (*OrderCaseDraftResult, error) {
	return sendForJSON[OrderCaseDraftResult](ctx, s.client, call{method: "POST", path: "/case-drafts/{id}/order", pathFields: []string{id}, json: request, options: options})
}

// List: Cases.
func (s *CasesService) List(ctx context.Context, query PageQuery, options ...RequestOption) (*Page[CaseHead], error) {
	return sendForJSON[Page[CaseHead]](ctx, s.client, call{method: "GET", path: "/cases", query: query, options: options})
}

// ListAll iterates over the entries of all pages of List, which are requested one after the other.
func (s *CasesService) ListAll(ctx context.Context, query PageQuery, options ...RequestOption) iter.Seq2[CaseHead, error] {
	return eachItem(func(cursor string) ([]CaseHead, *string, error) {
		query.Cursor = cursor
		page, err := s.List(ctx, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Get: A case.
func (s *CasesService) Get(ctx context.Context, id string, options ...RequestOption) (*Case, error) {
	return sendForJSON[Case](ctx, s.client, call{method: "GET", path: "/cases/{id}", pathFields: []string{id}, options: options})
}

// AddDocument: Add a document to a case. While the case is prepared. The same file is added once.
func (s *CasesService) AddDocument(ctx context.Context, id string, request AddCaseDocumentRequest, options ...RequestOption) (*Case, error) {
	return sendForJSON[Case](ctx, s.client, call{method: "POST", path: "/cases/{id}/documents", pathFields: []string{id}, json: request, options: options})
}

// Submit: Submit a case for filing. Once all documents are there; `reason` 60116 where some are missing.
func (s *CasesService) Submit(ctx context.Context, id string, request SubmitCaseRequest, options ...RequestOption) (*Case, error) {
	return sendForJSON[Case](ctx, s.client, call{method: "POST", path: "/cases/{id}/submit", pathFields: []string{id}, json: request, options: options})
}

// PortfolioService: Rights that are looked after, beside what the registers say.
type PortfolioService struct{ client *Client }

// List: Rights of the portfolio. Those of the account, and those of clients that others share with it.
func (s *PortfolioService) List(ctx context.Context, query ListPortfolioQuery, options ...RequestOption) (*Page[PortfolioRow], error) {
	return sendForJSON[Page[PortfolioRow]](ctx, s.client, call{method: "GET", path: "/portfolio", query: query, options: options})
}

// ListAll iterates over the entries of all pages of List, which are requested one after the other.
func (s *PortfolioService) ListAll(ctx context.Context, query ListPortfolioQuery, options ...RequestOption) iter.Seq2[PortfolioRow, error] {
	return eachItem(func(cursor string) ([]PortfolioRow, *string, error) {
		query.Cursor = cursor
		page, err := s.List(ctx, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Create: Add a right. By its number: where a register of the site has exactly one application of that number,
// what is left out is taken from it. Without one a title is needed (400, `errors` names `title`). With
// `clientId` the right belongs to the account of that client. `reason` 61010 where the portfolio has it, 61011
// where it is full, 61014 where the client, applicant or agent is of another account. Status 403 with `reason`
// 61007 for a client that the account may only read.
func (s *PortfolioService) Create(ctx context.Context, request PortfolioItemDraft, options ...RequestOption) (*PortfolioItem, error) {
	return sendForJSON[PortfolioItem](ctx, s.client, call{method: "POST", path: "/portfolio", json: request, options: options})
}

// Get: A right.
func (s *PortfolioService) Get(ctx context.Context, id string, options ...RequestOption) (*PortfolioItem, error) {
	return sendForJSON[PortfolioItem](ctx, s.client, call{method: "GET", path: "/portfolio/{id}", pathFields: []string{id}, options: options})
}

// Update: Change a right. What is left out stays as it is; null, or its name in `clear`, empties a field. Last
// days are computed anew. Status 409 with `reason` 61001 where it has another version than the one that is sent,
// 403 with `reason` 61007 where the account may only read it. Its client is changed by the owner alone.
func (s *PortfolioService) Update(ctx context.Context, id string, request PortfolioItemUpdate, options ...RequestOption) (*PortfolioItem, error) {
	return sendForJSON[PortfolioItem](ctx, s.client, call{method: "PATCH", path: "/portfolio/{id}", pathFields: []string{id}, json: request, options: options})
}

// Delete: Remove a right. With its last days; `reason` 61012 while a fee of it is being paid.
func (s *PortfolioService) Delete(ctx context.Context, id string, options ...RequestOption) error {
	return sendEmpty(ctx, s.client, call{method: "DELETE", path: "/portfolio/{id}", pathFields: []string{id}, options: options})
}

// SettleDifference: Settle a field in which the register says something else. `take` the value of the register,
// or `keep` one's own until the register changes it again. `reason` 61013 where the register states nothing for
// the field.
func (s *PortfolioService) SettleDifference(ctx context.Context, id string, request SettlePortfolioDifferenceRequest, options ...RequestOption) (*PortfolioItem, error) {
	return sendForJSON[PortfolioItem](ctx, s.client, call{method: "POST", path: "/portfolio/{id}/differences", pathFields: []string{id}, json: request, options: options})
}

// ListClients: Clients whose rights are looked after. Those of the account, and those that others share with it.
func (s *PortfolioService) ListClients(ctx context.Context, options ...RequestOption) ([]PortfolioClient, error) {
	return sendForData[PortfolioClient](ctx, s.client, call{method: "GET", path: "/portfolio-clients", options: options})
}

// DeadlinesService: Last days of the rights of the portfolio.
type DeadlinesService struct{ client *Client }

// List: Last days of the rights of the portfolio. Those that have passed and are not done are among them.
func (s *DeadlinesService) List(ctx context.Context, query ListDeadlinesQuery, options ...RequestOption) (*Page[Deadline], error) {
	return sendForJSON[Page[Deadline]](ctx, s.client, call{method: "GET", path: "/deadlines", query: query, options: options})
}

// ListAll iterates over the entries of all pages of List, which are requested one after the other.
func (s *DeadlinesService) ListAll(ctx context.Context, query ListDeadlinesQuery, options ...RequestOption) iter.Seq2[Deadline, error] {
	return eachItem(func(cursor string) ([]Deadline, *string, error) {
		query.Cursor = cursor
		page, err := s.List(ctx, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// SetDone: Mark a last day as done, or as not done. The next annuity of a patent follows one that is done.
// Status 409 with `reason` 61001 where it has another version than the one that is sent, 403 with `reason` 61007
// where the account may only read it, `reason` 61012 while it is being paid.
func (s *DeadlinesService) SetDone(ctx context.Context, id string, request SetDeadlineDoneRequest, options ...RequestOption) (*Deadline, error) {
	return sendForJSON[Deadline](ctx, s.client, call{method: "POST", path: "/deadlines/{id}/done", pathFields: []string{id}, json: request, options: options})
}

// AnnuitiesService: Annuities of patents: what they cost, decisions and orders.
type AnnuitiesService struct{ client *Client }

// List: Annuities of patents, with what they cost if they are paid today.
func (s *AnnuitiesService) List(ctx context.Context, query ListAnnuitiesQuery, options ...RequestOption) (*Page[Annuity], error) {
	return sendForJSON[Page[Annuity]](ctx, s.client, call{method: "GET", path: "/annuities", query: query, options: options})
}

// ListAll iterates over the entries of all pages of List, which are requested one after the other.
func (s *AnnuitiesService) ListAll(ctx context.Context, query ListAnnuitiesQuery, options ...RequestOption) iter.Seq2[Annuity, error] {
	return eachItem(func(cursor string) ([]Annuity, *string, error) {
		query.Cursor = cursor
		page, err := s.List(ctx, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// Decide: Keep or drop annuities or renewals. Nothing is due any more from an annuity on that is dropped. Each
// that cannot be decided is in `refused`: one that the account does not see, that it may only read (`reason`
// 61007), or that is being paid or is done (61012).
func (s *AnnuitiesService) Decide(ctx context.Context, request DecideAnnuitiesRequest, options ...RequestOption) (*DecideAnnuitiesResult, error) {
	return sendForJSON[DecideAnnuitiesResult](ctx, s.client, call{method: "POST", path: "/annuities/decisions", json: request, options: options})
}

// Quote: What annuities cost together if they are ordered today. Those that cannot be ordered are in `refused`,
// `reason` 61020 where one is ordered, done or has no price.
func (s *AnnuitiesService) Quote(ctx context.Context, request QuoteAnnuitiesRequest, options ...RequestOption) (*QuoteAnnuitiesResult, error) {
	return sendForJSON[QuoteAnnuitiesResult](ctx, s.client, call{method: "POST", path: "/annuities/quote", json: request, options: options})
}

// Order: Order the payment of annuities. All of them or none, in one order that is paid on the site. `total` is
// what was quoted: `reason` 60202 where the price is another one, 61020 where one of them cannot be ordered, 404
// where the account does not see one of them or may only read it. `agree` confirms the terms of service.
func (s *AnnuitiesService) Order(ctx context.Context, request OrderAnnuitiesRequest, options ...RequestOption) (*OrderAnnuitiesResult, error) {
	return sendForJSON[OrderAnnuitiesResult](ctx, s.client, call{method: "POST", path: "/annuities/order", json: request, options: options})
}

// JobsService: Work that goes on in the background.
type JobsService struct{ client *Client }

// Get: Progress of a job. Of a product that the key is for.
func (s *JobsService) Get(ctx context.Context, id string, options ...RequestOption) (*Job, error) {
	return sendForJSON[Job](ctx, s.client, call{method: "GET", path: "/jobs/{id}", pathFields: []string{id}, options: options})
}

// Cancel: Cancel a job.
func (s *JobsService) Cancel(ctx context.Context, id string, options ...RequestOption) (*Job, error) {
	return sendForJSON[Job](ctx, s.client, call{method: "DELETE", path: "/jobs/{id}", pathFields: []string{id}, options: options})
}

// UsageService: What was used.
type UsageService struct{ client *Client }

// Get: What was used. By day, key and product; and what is left of the plan. A live key reads the usage of live
// keys, a test key that of test keys, which use nothing of the plan and have no allowances.
func (s *UsageService) Get(ctx context.Context, query GetUsageQuery, options ...RequestOption) (*Usage, error) {
	return sendForJSON[Usage](ctx, s.client, call{method: "GET", path: "/usage", query: query, options: options})
}

// WebhooksService: Calls to an address of the partner when something happens.
type WebhooksService struct{ client *Client }

// List: Webhooks. Those of live keys or, with a test key, those of test keys.
func (s *WebhooksService) List(ctx context.Context, options ...RequestOption) ([]Webhook, error) {
	return sendForData[Webhook](ctx, s.client, call{method: "GET", path: "/webhooks", options: options})
}

// Create: Create a webhook. The secret is shown in this answer only. Live keys share the live webhooks of an
// account, test keys its test webhooks, which get test events only.
func (s *WebhooksService) Create(ctx context.Context, request WebhookDraft, options ...RequestOption) (*WebhookWithSecret, error) {
	return sendForJSON[WebhookWithSecret](ctx, s.client, call{method: "POST", path: "/webhooks", json: request, options: options})
}

// Get: A webhook.
func (s *WebhooksService) Get(ctx context.Context, id string, options ...RequestOption) (*Webhook, error) {
	return sendForJSON[Webhook](ctx, s.client, call{method: "GET", path: "/webhooks/{id}", pathFields: []string{id}, options: options})
}

// Update: Change, pause or resume a webhook.
func (s *WebhooksService) Update(ctx context.Context, id string, request UpdateWebhookRequest, options ...RequestOption) (*Webhook, error) {
	return sendForJSON[Webhook](ctx, s.client, call{method: "PATCH", path: "/webhooks/{id}", pathFields: []string{id}, json: request, options: options})
}

// Delete: Delete a webhook and its log.
func (s *WebhooksService) Delete(ctx context.Context, id string, options ...RequestOption) error {
	return sendEmpty(ctx, s.client, call{method: "DELETE", path: "/webhooks/{id}", pathFields: []string{id}, options: options})
}

// RotateSecret: Replace the secret. For 24 hours calls carry two signatures, by the new secret and by the old
// one.
func (s *WebhooksService) RotateSecret(ctx context.Context, id string, options ...RequestOption) (*WebhookWithSecret, error) {
	return sendForJSON[WebhookWithSecret](ctx, s.client, call{method: "POST", path: "/webhooks/{id}/rotate", pathFields: []string{id}, options: options})
}

// Test: Send a test event. Calls the address at once with an event `webhook.test`. Ten in ten minutes at most.
func (s *WebhooksService) Test(ctx context.Context, id string, options ...RequestOption) (*TestWebhookResult, error) {
	return sendForJSON[TestWebhookResult](ctx, s.client, call{method: "POST", path: "/webhooks/{id}/test", pathFields: []string{id}, options: options})
}

// ListDeliveries: Delivery log.
func (s *WebhooksService) ListDeliveries(ctx context.Context, id string, query PageQuery, options ...RequestOption) (*Page[WebhookDelivery], error) {
	return sendForJSON[Page[WebhookDelivery]](ctx, s.client, call{method: "GET", path: "/webhooks/{id}/deliveries", pathFields: []string{id}, query: query, options: options})
}

// ListAllDeliveries iterates over the entries of all pages of ListDeliveries, which are requested one after the other.
func (s *WebhooksService) ListAllDeliveries(ctx context.Context, id string, query PageQuery, options ...RequestOption) iter.Seq2[WebhookDelivery, error] {
	return eachItem(func(cursor string) ([]WebhookDelivery, *string, error) {
		query.Cursor = cursor
		page, err := s.ListDeliveries(ctx, id, query, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}

// ReplayDelivery: Deliver an event once more. With the same `webhook-id`.
func (s *WebhooksService) ReplayDelivery(ctx context.Context, id, deliveryId string, options ...RequestOption) (*WebhookDelivery, error) {
	return sendForJSON[WebhookDelivery](ctx, s.client, call{method: "POST", path: "/webhooks/{id}/deliveries/{deliveryId}/replay", pathFields: []string{id, deliveryId}, options: options})
}
