// Generated from the contract of the partner API. Do not edit.

import { eachItem } from '../paging.ts'
import type { RequestOptions, Transport } from '../transport.ts'
import type { FileContent } from '../files.ts'
import type { AddCaseDocumentRequest, Annuity, BulkRow, Case, CaseDraft, CaseHead, CaseType, CheckCaseDraftResult, CompareTrademarksRequest, Comparison, CreateCaseDraftRequest, CreateGlossaryRequest, Deadline, DecideAnnuitiesRequest, DecideAnnuitiesResult, Document, DownloadDocumentQuery, GetUsageQuery, Glossary, GlossaryEntry, GlossaryEntryDraft, Job, ListAnnuitiesQuery, ListDeadlinesQuery, ListGlossaryEntriesQuery, ListNiceClassesQuery, ListPatentBatchRowsQuery, ListPortfolioQuery, ListSimilarPatentsQuery, ListTrademarkBatchRowsQuery, ListViennaElementsQuery, Monitor, MonitorDraft, MonitorHit, NiceClass, OrderAnnuitiesRequest, OrderAnnuitiesResult, OrderCaseDraftRequest, OrderCaseDraftResult, OrderReportRequest, Page, PageQuery, Patent, PatentBatch, PatentClaimSet, PatentDescription, PatentEvent, PatentHit, PatentMember, PatentNumberRow, PatentPage, PatentSearch, PortfolioClient, PortfolioItem, PortfolioItemDraft, PortfolioItemUpdate, PortfolioRow, QuoteAnnuitiesRequest, QuoteAnnuitiesResult, RenameGlossaryRequest, Report, SaveCaseDraftRequest, SetDeadlineDoneRequest, SetMonitorStateRequest, SettlePortfolioDifferenceRequest, StartPatentBatchRequest, StartTrademarkBatchRequest, SubmitCaseRequest, TestWebhookResult, TrademarkBatch, TrademarkDetail, TrademarkHit, TrademarkImageSearch, TrademarkPage, TrademarkSearch, TranslateDocumentRequest, TranslateTextsRequest, TranslateTextsResult, UpdateWebhookRequest, UploadCaseFileRequest, UploadCaseFileResult, Usage, ViennaElement, Webhook, WebhookDelivery, WebhookDraft, WebhookWithSecret } from './models.ts'

/** Search, records, comparison and lists of trademarks. */
export class TrademarksApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /**
   * Search trademarks. Exactly one of `text`, `applicationNumbers`, `registrationNumbers`, `applicant`, `address`,
   * `agent`, `goods` and `viennaCodes`; everything else narrows it.
   */
  async search(request: TrademarkSearch = {}, options: RequestOptions = {}): Promise<TrademarkPage> {
    return await this.transport.json<TrademarkPage>({ method: 'POST', path: '/trademarks/search', json: request, options })
  }

  /** Search trademarks: the entries of all pages, which are requested one after the other. */
  searchAll(request: Omit<TrademarkSearch, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<TrademarkHit, void, undefined> {
    return eachItem((cursor) => this.search({ ...request, cursor }, options))
  }

  /** Search trademarks by an image. */
  async searchByImage(request: TrademarkImageSearch = {}, options: RequestOptions = {}): Promise<TrademarkPage> {
    return await this.transport.json<TrademarkPage>({ method: 'POST', path: '/trademarks/image-search', json: request, options })
  }

  /** Search trademarks by an image: the entries of all pages, which are requested one after the other. */
  searchAllByImage(request: Omit<TrademarkImageSearch, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<TrademarkHit, void, undefined> {
    return eachItem((cursor) => this.searchByImage({ ...request, cursor }, options))
  }

  /** Compare two to five records. */
  async compare(request: CompareTrademarksRequest, options: RequestOptions = {}): Promise<Comparison> {
    return await this.transport.json<Comparison>({ method: 'POST', path: '/trademarks/compare', json: request, options })
  }

  /** Look for up to 2,000 names or numbers. The work goes on in the background; `jobId` leads to its progress. */
  async startBatch(request: StartTrademarkBatchRequest, options: RequestOptions = {}): Promise<TrademarkBatch> {
    return await this.transport.json<TrademarkBatch>({ method: 'POST', path: '/trademarks/batch', json: request, options })
  }

  /** State of a list. */
  async getBatch(id: string, options: RequestOptions = {}): Promise<TrademarkBatch> {
    return await this.transport.json<TrademarkBatch>({ method: 'GET', path: '/trademark-batches/{id}', pathFields: { id }, options })
  }

  /** Rows of a list. */
  async listBatchRows(id: string, query: ListTrademarkBatchRowsQuery = {}, options: RequestOptions = {}): Promise<Page<BulkRow>> {
    return await this.transport.json<Page<BulkRow>>({ method: 'GET', path: '/trademark-batches/{id}/rows', pathFields: { id }, query: { ...query }, options })
  }

  /** Rows of a list: the entries of all pages, which are requested one after the other. */
  listAllBatchRows(id: string, query: Omit<ListTrademarkBatchRowsQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<BulkRow, void, undefined> {
    return eachItem((cursor) => this.listBatchRows(id, { ...query, cursor }, options))
  }

  /**
   * Records of an application. An application in several classes can have a record for each of them. Where no
   * application of the office has the number, the records that have it as the number of a registration or of an
   * international registration.
   */
  async get(country: string, appNo: string, options: RequestOptions = {}): Promise<TrademarkDetail[]> {
    return (await this.transport.json<{ data: TrademarkDetail[] }>({ method: 'GET', path: '/trademarks/{country}/{appNo}', pathFields: { country, appNo }, options })).data
  }
}

/** Goods and services (Nice) and figurative elements (Vienna). */
export class ClassificationApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /** Classes, similar groups and items of goods and services. Without `class` and `keyword` the 45 classes alone. */
  async listNiceClasses(query: ListNiceClassesQuery = {}, options: RequestOptions = {}): Promise<NiceClass[]> {
    return (await this.transport.json<{ data: NiceClass[] }>({ method: 'GET', path: '/nice', query: { ...query }, options })).data
  }

  /** Figurative elements. */
  async listViennaElements(query: ListViennaElementsQuery = {}, options: RequestOptions = {}): Promise<ViennaElement[]> {
    return (await this.transport.json<{ data: ViennaElement[] }>({ method: 'GET', path: '/vienna', query: { ...query }, options })).data
  }
}

/** Search, records and lists of patents. */
export class PatentsApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /**
   * Search patents. By a description of what is sought (`text`), by a publication (`similarTo`), by words
   * (`keyword`), by an expression (`expression`) or by fields. What stands beside a description or a publication
   * restricts what is similar to it.
   */
  async search(request: PatentSearch = {}, options: RequestOptions = {}): Promise<PatentPage> {
    return await this.transport.json<PatentPage>({ method: 'POST', path: '/patents/search', json: request, options })
  }

  /** Search patents: the entries of all pages, which are requested one after the other. */
  searchAll(request: Omit<PatentSearch, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<PatentHit, void, undefined> {
    return eachItem((cursor) => this.search({ ...request, cursor }, options))
  }

  /** Look up to 2,000 numbers up. 500 numbers at once; more in the background, where `jobId` leads to the progress. */
  async startBatch(request: StartPatentBatchRequest, options: RequestOptions = {}): Promise<PatentBatch> {
    return await this.transport.json<PatentBatch>({ method: 'POST', path: '/patents/batch', json: request, options })
  }

  /** State of a list of numbers. */
  async getBatch(id: string, options: RequestOptions = {}): Promise<PatentBatch> {
    return await this.transport.json<PatentBatch>({ method: 'GET', path: '/patent-batches/{id}', pathFields: { id }, options })
  }

  /** Rows of a list of numbers. */
  async listBatchRows(id: string, query: ListPatentBatchRowsQuery = {}, options: RequestOptions = {}): Promise<Page<PatentNumberRow>> {
    return await this.transport.json<Page<PatentNumberRow>>({ method: 'GET', path: '/patent-batches/{id}/rows', pathFields: { id }, query: { ...query }, options })
  }

  /** Rows of a list of numbers: the entries of all pages, which are requested one after the other. */
  listAllBatchRows(id: string, query: Omit<ListPatentBatchRowsQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<PatentNumberRow, void, undefined> {
    return eachItem((cursor) => this.listBatchRows(id, { ...query, cursor }, options))
  }

  /** A publication. */
  async get(pubNo: string, options: RequestOptions = {}): Promise<Patent> {
    return await this.transport.json<Patent>({ method: 'GET', path: '/patents/{pubNo}', pathFields: { pubNo }, options })
  }

  /** Claims by language. */
  async listClaims(pubNo: string, options: RequestOptions = {}): Promise<PatentClaimSet[]> {
    return (await this.transport.json<{ data: PatentClaimSet[] }>({ method: 'GET', path: '/patents/{pubNo}/claims', pathFields: { pubNo }, options })).data
  }

  /** Description by language. */
  async listDescriptions(pubNo: string, options: RequestOptions = {}): Promise<PatentDescription[]> {
    return (await this.transport.json<{ data: PatentDescription[] }>({ method: 'GET', path: '/patents/{pubNo}/description', pathFields: { pubNo }, options })).data
  }

  /** Publications of the family. */
  async listFamily(pubNo: string, options: RequestOptions = {}): Promise<PatentMember[]> {
    return (await this.transport.json<{ data: PatentMember[] }>({ method: 'GET', path: '/patents/{pubNo}/family', pathFields: { pubNo }, options })).data
  }

  /** Legal events. */
  async listEvents(pubNo: string, options: RequestOptions = {}): Promise<PatentEvent[]> {
    return (await this.transport.json<{ data: PatentEvent[] }>({ method: 'GET', path: '/patents/{pubNo}/legal', pathFields: { pubNo }, options })).data
  }

  /** The most similar publications of other families. */
  async listSimilar(pubNo: string, query: ListSimilarPatentsQuery = {}, options: RequestOptions = {}): Promise<PatentHit[]> {
    return (await this.transport.json<{ data: PatentHit[] }>({ method: 'GET', path: '/patents/{pubNo}/similar', pathFields: { pubNo }, query: { ...query }, options })).data
  }
}

/** Translation of texts. */
export class TranslationApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /**
   * Translate texts. Up to 50 texts of 3,000 characters each in one call. From Chinese into English or Japanese,
   * and from these into Chinese. All texts are counted together, or none. A text that is in the target language
   * already, is empty or has nothing to translate, as numbers, signs, codes and addresses, comes back unchanged
   * and counts nothing.
   */
  async translate(request: TranslateTextsRequest, options: RequestOptions = {}): Promise<TranslateTextsResult> {
    return await this.transport.json<TranslateTextsResult>({ method: 'POST', path: '/translate', json: request, options })
  }
}

/** Translation of documents. */
export class DocumentsApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /** Documents. */
  async list(query: PageQuery = {}, options: RequestOptions = {}): Promise<Page<Document>> {
    return await this.transport.json<Page<Document>>({ method: 'GET', path: '/documents', query: { ...query }, options })
  }

  /** Documents: the entries of all pages, which are requested one after the other. */
  listAll(query: Omit<PageQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<Document, void, undefined> {
    return eachItem((cursor) => this.list({ ...query, cursor }, options))
  }

  /**
   * Translate a document. txt, docx, doc, pptx, xlsx, xliff or pdf of 20,000 words at most. The work goes on in
   * the background.
   */
  async translate(request: TranslateDocumentRequest, options: RequestOptions = {}): Promise<Document> {
    return await this.transport.json<Document>({ method: 'POST', path: '/documents', form: { ...request }, options })
  }

  /** State of a document. */
  async get(id: string, options: RequestOptions = {}): Promise<Document> {
    return await this.transport.json<Document>({ method: 'GET', path: '/documents/{id}', pathFields: { id }, options })
  }

  /** Delete a document and its translation. */
  async delete(id: string, options: RequestOptions = {}): Promise<void> {
    await this.transport.empty({ method: 'DELETE', path: '/documents/{id}', pathFields: { id }, options })
  }

  /** The translated document. */
  async download(id: string, query: DownloadDocumentQuery = {}, options: RequestOptions = {}): Promise<FileContent> {
    return await this.transport.file({ method: 'GET', path: '/documents/{id}/result', pathFields: { id }, query: { ...query }, options })
  }
}

/** Glossaries of the translation. */
export class GlossariesApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /** Glossaries. */
  async list(options: RequestOptions = {}): Promise<Glossary[]> {
    return (await this.transport.json<{ data: Glossary[] }>({ method: 'GET', path: '/glossaries', options })).data
  }

  /** Create a glossary. */
  async create(request: CreateGlossaryRequest, options: RequestOptions = {}): Promise<Glossary> {
    return await this.transport.json<Glossary>({ method: 'POST', path: '/glossaries', json: request, options })
  }

  /** A glossary. */
  async get(id: string, options: RequestOptions = {}): Promise<Glossary> {
    return await this.transport.json<Glossary>({ method: 'GET', path: '/glossaries/{id}', pathFields: { id }, options })
  }

  /** Rename a glossary. */
  async rename(id: string, request: RenameGlossaryRequest, options: RequestOptions = {}): Promise<Glossary> {
    return await this.transport.json<Glossary>({ method: 'PATCH', path: '/glossaries/{id}', pathFields: { id }, json: request, options })
  }

  /** Delete a glossary. */
  async delete(id: string, options: RequestOptions = {}): Promise<void> {
    await this.transport.empty({ method: 'DELETE', path: '/glossaries/{id}', pathFields: { id }, options })
  }

  /** Entries of a glossary. */
  async listEntries(id: string, query: ListGlossaryEntriesQuery = {}, options: RequestOptions = {}): Promise<Page<GlossaryEntry>> {
    return await this.transport.json<Page<GlossaryEntry>>({ method: 'GET', path: '/glossaries/{id}/entries', pathFields: { id }, query: { ...query }, options })
  }

  /** Entries of a glossary: the entries of all pages, which are requested one after the other. */
  listAllEntries(id: string, query: Omit<ListGlossaryEntriesQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<GlossaryEntry, void, undefined> {
    return eachItem((cursor) => this.listEntries(id, { ...query, cursor }, options))
  }

  /** Add an entry. */
  async addEntry(id: string, request: GlossaryEntryDraft = {}, options: RequestOptions = {}): Promise<GlossaryEntry> {
    return await this.transport.json<GlossaryEntry>({ method: 'POST', path: '/glossaries/{id}/entries', pathFields: { id }, json: request, options })
  }

  /** Delete an entry. */
  async deleteEntry(id: string, entryId: string, options: RequestOptions = {}): Promise<void> {
    await this.transport.empty({ method: 'DELETE', path: '/glossaries/{id}/entries/{entryId}', pathFields: { id, entryId }, options })
  }
}

/** What is watched in the trademark registers. */
export class MonitorsApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /** Monitors. */
  async list(query: PageQuery = {}, options: RequestOptions = {}): Promise<Page<Monitor>> {
    return await this.transport.json<Page<Monitor>>({ method: 'GET', path: '/monitors', query: { ...query }, options })
  }

  /** Monitors: the entries of all pages, which are requested one after the other. */
  listAll(query: Omit<PageQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<Monitor, void, undefined> {
    return eachItem((cursor) => this.list({ ...query, cursor }, options))
  }

  /** Watch something in the registers. */
  async create(request: MonitorDraft, options: RequestOptions = {}): Promise<Monitor> {
    return await this.transport.json<Monitor>({ method: 'POST', path: '/monitors', json: request, options })
  }

  /** A monitor. */
  async get(id: string, options: RequestOptions = {}): Promise<Monitor> {
    return await this.transport.json<Monitor>({ method: 'GET', path: '/monitors/{id}', pathFields: { id }, options })
  }

  /** Pause or resume a monitor. */
  async setState(id: string, request: SetMonitorStateRequest, options: RequestOptions = {}): Promise<Monitor> {
    return await this.transport.json<Monitor>({ method: 'PATCH', path: '/monitors/{id}', pathFields: { id }, json: request, options })
  }

  /** Delete a monitor and its hits. */
  async delete(id: string, options: RequestOptions = {}): Promise<void> {
    await this.transport.empty({ method: 'DELETE', path: '/monitors/{id}', pathFields: { id }, options })
  }

  /** What a monitor has found. */
  async listHits(id: string, query: PageQuery = {}, options: RequestOptions = {}): Promise<Page<MonitorHit>> {
    return await this.transport.json<Page<MonitorHit>>({ method: 'GET', path: '/monitors/{id}/hits', pathFields: { id }, query: { ...query }, options })
  }

  /** What a monitor has found: the entries of all pages, which are requested one after the other. */
  listAllHits(id: string, query: Omit<PageQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<MonitorHit, void, undefined> {
    return eachItem((cursor) => this.listHits(id, { ...query, cursor }, options))
  }
}

/** Registrability reports. */
export class ReportsApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /** Registrability reports. */
  async list(query: PageQuery = {}, options: RequestOptions = {}): Promise<Page<Report>> {
    return await this.transport.json<Page<Report>>({ method: 'GET', path: '/reports', query: { ...query }, options })
  }

  /** Registrability reports: the entries of all pages, which are requested one after the other. */
  listAll(query: Omit<PageQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<Report, void, undefined> {
    return eachItem((cursor) => this.list({ ...query, cursor }, options))
  }

  /** Order a registrability report. Uses one report of the plan. An expert approves it before it is delivered. */
  async order(request: OrderReportRequest, options: RequestOptions = {}): Promise<Report> {
    return await this.transport.json<Report>({ method: 'POST', path: '/reports', json: request, options })
  }

  /** State of a report. */
  async get(id: string, options: RequestOptions = {}): Promise<Report> {
    return await this.transport.json<Report>({ method: 'GET', path: '/reports/{id}', pathFields: { id }, options })
  }

  /** The report as PDF. */
  async download(id: string, options: RequestOptions = {}): Promise<FileContent> {
    return await this.transport.file({ method: 'GET', path: '/reports/{id}/pdf', pathFields: { id }, options })
  }
}

/** Matters that are filed with offices: drafts, orders, documents, deadlines. */
export class CasesApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /**
   * Matters that can be ordered. With the fields of their contents and the documents that they need. Matters that
   * staff quote are ordered on the site; calls for their drafts are refused with `reason` 60150.
   */
  async listTypes(options: RequestOptions = {}): Promise<CaseType[]> {
    return (await this.transport.json<{ data: CaseType[] }>({ method: 'GET', path: '/case-types', options })).data
  }

  /**
   * Upload a file for a case. `mark`: the image of a mark that is to be registered, JPG or PNG below 2 MB of at
   * least 400 by 400 pixels, whose id stands in the content. `document`: PDF or an image, whose id is then sent to
   * `addCaseDocument`.
   */
  async uploadFile(request: UploadCaseFileRequest, options: RequestOptions = {}): Promise<UploadCaseFileResult> {
    return await this.transport.json<UploadCaseFileResult>({ method: 'POST', path: '/case-files', form: { ...request }, options })
  }

  /**
   * Begin a draft. What is no part of the matter is left out. Where the content names no applicant or contact, the
   * certified company and the default contact of the account are filled in.
   */
  async createDraft(request: CreateCaseDraftRequest, options: RequestOptions = {}): Promise<CaseDraft> {
    return await this.transport.json<CaseDraft>({ method: 'POST', path: '/case-drafts', json: request, options })
  }

  /** A draft. */
  async getDraft(id: string, options: RequestOptions = {}): Promise<CaseDraft> {
    return await this.transport.json<CaseDraft>({ method: 'GET', path: '/case-drafts/{id}', pathFields: { id }, options })
  }

  /**
   * Save a draft. The content replaces that of the draft. Status 409 where it has another version than the one
   * that is sent.
   */
  async saveDraft(id: string, request: SaveCaseDraftRequest, options: RequestOptions = {}): Promise<CaseDraft> {
    return await this.transport.json<CaseDraft>({ method: 'PATCH', path: '/case-drafts/{id}', pathFields: { id }, json: request, options })
  }

  /** Delete a draft. */
  async deleteDraft(id: string, options: RequestOptions = {}): Promise<void> {
    await this.transport.empty({ method: 'DELETE', path: '/case-drafts/{id}', pathFields: { id }, options })
  }

  /** Check and price a draft. */
  async checkDraft(id: string, options: RequestOptions = {}): Promise<CheckCaseDraftResult> {
    return await this.transport.json<CheckCaseDraftResult>({ method: 'GET', path: '/case-drafts/{id}/check', pathFields: { id }, options })
  }

  /**
   * Order a draft. The draft becomes a case, or one for each class of a registration in mainland China, in one
   * order that is paid on the site. `version` and `total` are those that were checked: 409 where the draft is
   * another, `reason` 60202 where the price is, 60112 where something is missing, 60201 where a mark is being
   * renewed already. `agree` confirms the terms of service.
   */
  async orderDraft(id: string, request: OrderCaseDraftRequest, options: RequestOptions = {}): Promise<OrderCaseDraftResult> {
    return await this.transport.json<OrderCaseDraftResult>({ method: 'POST', path: '/case-drafts/{id}/order', pathFields: { id }, json: request, options })
  }

  /** Cases. */
  async list(query: PageQuery = {}, options: RequestOptions = {}): Promise<Page<CaseHead>> {
    return await this.transport.json<Page<CaseHead>>({ method: 'GET', path: '/cases', query: { ...query }, options })
  }

  /** Cases: the entries of all pages, which are requested one after the other. */
  listAll(query: Omit<PageQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<CaseHead, void, undefined> {
    return eachItem((cursor) => this.list({ ...query, cursor }, options))
  }

  /** A case. */
  async get(id: string, options: RequestOptions = {}): Promise<Case> {
    return await this.transport.json<Case>({ method: 'GET', path: '/cases/{id}', pathFields: { id }, options })
  }

  /** Add a document to a case. While the case is prepared. The same file is added once. */
  async addDocument(id: string, request: AddCaseDocumentRequest, options: RequestOptions = {}): Promise<Case> {
    return await this.transport.json<Case>({ method: 'POST', path: '/cases/{id}/documents', pathFields: { id }, json: request, options })
  }

  /** Submit a case for filing. Once all documents are there; `reason` 60116 where some are missing. */
  async submit(id: string, request: SubmitCaseRequest, options: RequestOptions = {}): Promise<Case> {
    return await this.transport.json<Case>({ method: 'POST', path: '/cases/{id}/submit', pathFields: { id }, json: request, options })
  }
}

/** Rights that are looked after, beside what the registers say. */
export class PortfolioApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /** Rights of the portfolio. Those of the account, and those of clients that others share with it. */
  async list(query: ListPortfolioQuery = {}, options: RequestOptions = {}): Promise<Page<PortfolioRow>> {
    return await this.transport.json<Page<PortfolioRow>>({ method: 'GET', path: '/portfolio', query: { ...query }, options })
  }

  /** Rights of the portfolio: the entries of all pages, which are requested one after the other. */
  listAll(query: Omit<ListPortfolioQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<PortfolioRow, void, undefined> {
    return eachItem((cursor) => this.list({ ...query, cursor }, options))
  }

  /**
   * Add a right. By its number: where a register of the site has exactly one application of that number, what is
   * left out is taken from it. Without one a title is needed (400, `errors` names `title`). With `clientId` the
   * right belongs to the account of that client. `reason` 61010 where the portfolio has it, 61011 where it is
   * full, 61014 where the client, applicant or agent is of another account. Status 403 with `reason` 61007 for a
   * client that the account may only read.
   */
  async create(request: PortfolioItemDraft, options: RequestOptions = {}): Promise<PortfolioItem> {
    return await this.transport.json<PortfolioItem>({ method: 'POST', path: '/portfolio', json: request, options })
  }

  /** A right. */
  async get(id: string, options: RequestOptions = {}): Promise<PortfolioItem> {
    return await this.transport.json<PortfolioItem>({ method: 'GET', path: '/portfolio/{id}', pathFields: { id }, options })
  }

  /**
   * Change a right. What is left out stays as it is; null, or its name in `clear`, empties a field. Last days are
   * computed anew. Status 409 with `reason` 61001 where it has another version than the one that is sent, 403 with
   * `reason` 61007 where the account may only read it. Its client is changed by the owner alone.
   */
  async update(id: string, request: PortfolioItemUpdate, options: RequestOptions = {}): Promise<PortfolioItem> {
    return await this.transport.json<PortfolioItem>({ method: 'PATCH', path: '/portfolio/{id}', pathFields: { id }, json: request, options })
  }

  /** Remove a right. With its last days; `reason` 61012 while a fee of it is being paid. */
  async delete(id: string, options: RequestOptions = {}): Promise<void> {
    await this.transport.empty({ method: 'DELETE', path: '/portfolio/{id}', pathFields: { id }, options })
  }

  /**
   * Settle a field in which the register says something else. `take` the value of the register, or `keep` one's
   * own until the register changes it again. `reason` 61013 where the register states nothing for the field.
   */
  async settleDifference(id: string, request: SettlePortfolioDifferenceRequest, options: RequestOptions = {}): Promise<PortfolioItem> {
    return await this.transport.json<PortfolioItem>({ method: 'POST', path: '/portfolio/{id}/differences', pathFields: { id }, json: request, options })
  }

  /** Clients whose rights are looked after. Those of the account, and those that others share with it. */
  async listClients(options: RequestOptions = {}): Promise<PortfolioClient[]> {
    return (await this.transport.json<{ data: PortfolioClient[] }>({ method: 'GET', path: '/portfolio-clients', options })).data
  }
}

/** Last days of the rights of the portfolio. */
export class DeadlinesApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /** Last days of the rights of the portfolio. Those that have passed and are not done are among them. */
  async list(query: ListDeadlinesQuery = {}, options: RequestOptions = {}): Promise<Page<Deadline>> {
    return await this.transport.json<Page<Deadline>>({ method: 'GET', path: '/deadlines', query: { ...query }, options })
  }

  /** Last days of the rights of the portfolio: the entries of all pages, which are requested one after the other. */
  listAll(query: Omit<ListDeadlinesQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<Deadline, void, undefined> {
    return eachItem((cursor) => this.list({ ...query, cursor }, options))
  }

  /**
   * Mark a last day as done, or as not done. The next annuity of a patent follows one that is done. Status 409
   * with `reason` 61001 where it has another version than the one that is sent, 403 with `reason` 61007 where the
   * account may only read it, `reason` 61012 while it is being paid.
   */
  async setDone(id: string, request: SetDeadlineDoneRequest, options: RequestOptions = {}): Promise<Deadline> {
    return await this.transport.json<Deadline>({ method: 'POST', path: '/deadlines/{id}/done', pathFields: { id }, json: request, options })
  }
}

/** Annuities of patents: what they cost, decisions and orders. */
export class AnnuitiesApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /** Annuities of patents, with what they cost if they are paid today. */
  async list(query: ListAnnuitiesQuery = {}, options: RequestOptions = {}): Promise<Page<Annuity>> {
    return await this.transport.json<Page<Annuity>>({ method: 'GET', path: '/annuities', query: { ...query }, options })
  }

  /**
   * Annuities of patents, with what they cost if they are paid today: the entries of all pages, which are
   * requested one after the other.
   */
  listAll(query: Omit<ListAnnuitiesQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<Annuity, void, undefined> {
    return eachItem((cursor) => this.list({ ...query, cursor }, options))
  }

  /**
   * Keep or drop annuities or renewals. Nothing is due any more from an annuity on that is dropped. Each that
   * cannot be decided is in `refused`: one that the account does not see, that it may only read (`reason` 61007),
   * or that is being paid or is done (61012).
   */
  async decide(request: DecideAnnuitiesRequest, options: RequestOptions = {}): Promise<DecideAnnuitiesResult> {
    return await this.transport.json<DecideAnnuitiesResult>({ method: 'POST', path: '/annuities/decisions', json: request, options })
  }

  /**
   * What annuities cost together if they are ordered today. Those that cannot be ordered are in `refused`,
   * `reason` 61020 where one is ordered, done or has no price.
   */
  async quote(request: QuoteAnnuitiesRequest, options: RequestOptions = {}): Promise<QuoteAnnuitiesResult> {
    return await this.transport.json<QuoteAnnuitiesResult>({ method: 'POST', path: '/annuities/quote', json: request, options })
  }

  /**
   * Order the payment of annuities. All of them or none, in one order that is paid on the site. `total` is what
   * was quoted: `reason` 60202 where the price is another one, 61020 where one of them cannot be ordered, 404
   * where the account does not see one of them or may only read it. `agree` confirms the terms of service.
   */
  async order(request: OrderAnnuitiesRequest, options: RequestOptions = {}): Promise<OrderAnnuitiesResult> {
    return await this.transport.json<OrderAnnuitiesResult>({ method: 'POST', path: '/annuities/order', json: request, options })
  }
}

/** Work that goes on in the background. */
export class JobsApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /** Progress of a job. Of a product that the key is for. */
  async get(id: string, options: RequestOptions = {}): Promise<Job> {
    return await this.transport.json<Job>({ method: 'GET', path: '/jobs/{id}', pathFields: { id }, options })
  }

  /** Cancel a job. */
  async cancel(id: string, options: RequestOptions = {}): Promise<Job> {
    return await this.transport.json<Job>({ method: 'DELETE', path: '/jobs/{id}', pathFields: { id }, options })
  }
}

/** What was used. */
export class UsageApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /**
   * What was used. By day, key and product; and what is left of the plan. A live key reads the usage of live keys,
   * a test key that of test keys, which use nothing of the plan and have no allowances.
   */
  async get(query: GetUsageQuery = {}, options: RequestOptions = {}): Promise<Usage> {
    return await this.transport.json<Usage>({ method: 'GET', path: '/usage', query: { ...query }, options })
  }
}

/** Calls to an address of the partner when something happens. */
export class WebhooksApi {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }

  /** Webhooks. Those of live keys or, with a test key, those of test keys. */
  async list(options: RequestOptions = {}): Promise<Webhook[]> {
    return (await this.transport.json<{ data: Webhook[] }>({ method: 'GET', path: '/webhooks', options })).data
  }

  /**
   * Create a webhook. The secret is shown in this answer only. Live keys share the live webhooks of an account,
   * test keys its test webhooks, which get test events only.
   */
  async create(request: WebhookDraft, options: RequestOptions = {}): Promise<WebhookWithSecret> {
    return await this.transport.json<WebhookWithSecret>({ method: 'POST', path: '/webhooks', json: request, options })
  }

  /** A webhook. */
  async get(id: string, options: RequestOptions = {}): Promise<Webhook> {
    return await this.transport.json<Webhook>({ method: 'GET', path: '/webhooks/{id}', pathFields: { id }, options })
  }

  /** Change, pause or resume a webhook. */
  async update(id: string, request: UpdateWebhookRequest = {}, options: RequestOptions = {}): Promise<Webhook> {
    return await this.transport.json<Webhook>({ method: 'PATCH', path: '/webhooks/{id}', pathFields: { id }, json: request, options })
  }

  /** Delete a webhook and its log. */
  async delete(id: string, options: RequestOptions = {}): Promise<void> {
    await this.transport.empty({ method: 'DELETE', path: '/webhooks/{id}', pathFields: { id }, options })
  }

  /** Replace the secret. For 24 hours calls carry two signatures, by the new secret and by the old one. */
  async rotateSecret(id: string, options: RequestOptions = {}): Promise<WebhookWithSecret> {
    return await this.transport.json<WebhookWithSecret>({ method: 'POST', path: '/webhooks/{id}/rotate', pathFields: { id }, options })
  }

  /** Send a test event. Calls the address at once with an event `webhook.test`. Ten in ten minutes at most. */
  async test(id: string, options: RequestOptions = {}): Promise<TestWebhookResult> {
    return await this.transport.json<TestWebhookResult>({ method: 'POST', path: '/webhooks/{id}/test', pathFields: { id }, options })
  }

  /** Delivery log. */
  async listDeliveries(id: string, query: PageQuery = {}, options: RequestOptions = {}): Promise<Page<WebhookDelivery>> {
    return await this.transport.json<Page<WebhookDelivery>>({ method: 'GET', path: '/webhooks/{id}/deliveries', pathFields: { id }, query: { ...query }, options })
  }

  /** Delivery log: the entries of all pages, which are requested one after the other. */
  listAllDeliveries(id: string, query: Omit<PageQuery, 'cursor'> = {}, options: RequestOptions = {}): AsyncGenerator<WebhookDelivery, void, undefined> {
    return eachItem((cursor) => this.listDeliveries(id, { ...query, cursor }, options))
  }

  /** Deliver an event once more. With the same `webhook-id`. */
  async replayDelivery(id: string, deliveryId: string, options: RequestOptions = {}): Promise<WebhookDelivery> {
    return await this.transport.json<WebhookDelivery>({ method: 'POST', path: '/webhooks/{id}/deliveries/{deliveryId}/replay', pathFields: { id, deliveryId }, options })
  }
}
