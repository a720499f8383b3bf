import {
  AnnuitiesApi,
  CasesApi,
  ClassificationApi,
  DeadlinesApi,
  DocumentsApi,
  GlossariesApi,
  MonitorsApi,
  PatentsApi,
  PortfolioApi,
  ReportsApi,
  TrademarksApi,
  TranslationApi,
  UsageApi,
  WebhooksApi,
} from './generated/resources.ts'
import { Jobs } from './jobs.ts'
import { Transport, type ClientOptions } from './transport.ts'

/**
 * The partner API. One client serves a whole program.
 *
 * @example
 * const markwright = new Markwright({ baseUrl: 'https://ip.example.com', merchantId, requestKey })
 * const { data } = await markwright.trademarks.search({ text: 'KOPULO', classes: [9] })
 */
export class Markwright {
  readonly trademarks: TrademarksApi
  readonly classification: ClassificationApi
  readonly patents: PatentsApi
  readonly translation: TranslationApi
  readonly documents: DocumentsApi
  readonly glossaries: GlossariesApi
  readonly monitors: MonitorsApi
  readonly reports: ReportsApi
  readonly cases: CasesApi
  readonly portfolio: PortfolioApi
  readonly deadlines: DeadlinesApi
  readonly annuities: AnnuitiesApi
  readonly jobs: Jobs
  readonly usage: UsageApi
  readonly webhooks: WebhooksApi

  constructor(options: ClientOptions) {
    const transport = new Transport(options)
    this.trademarks = new TrademarksApi(transport)
    this.classification = new ClassificationApi(transport)
    this.patents = new PatentsApi(transport)
    this.translation = new TranslationApi(transport)
    this.documents = new DocumentsApi(transport)
    this.glossaries = new GlossariesApi(transport)
    this.monitors = new MonitorsApi(transport)
    this.reports = new ReportsApi(transport)
    this.cases = new CasesApi(transport)
    this.portfolio = new PortfolioApi(transport)
    this.deadlines = new DeadlinesApi(transport)
    this.annuities = new AnnuitiesApi(transport)
    this.jobs = new Jobs(transport)
    this.usage = new UsageApi(transport)
    this.webhooks = new WebhooksApi(transport)
  }
}
