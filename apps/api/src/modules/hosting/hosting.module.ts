import { nameOfAccount } from '@markwright/hosting'
import type { Platform } from '../../platform.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { ExportsService } from '../exports/index.ts'
import type { FilesService, StoreFile } from '../files/index.ts'
import { loadScope } from './access.repository.ts'
import { billingHandlers } from './billing.routes.ts'
import { createBillingService } from './billing.service.ts'
import { createChargesRepository } from './charges.repository.ts'
import { createLettersRepository } from './letters.repository.ts'
import { lettersHandlers } from './letters.routes.ts'
import { createLettersService } from './letters.service.ts'
import { createPrintStatement } from './print-statement.ts'
import { createStatementsRepository } from './statements.repository.ts'
import { loadWorkload } from './workload.repository.ts'
import { createAgentsRepository } from './agents.repository.ts'
import { agentsHandlers } from './agents.routes.ts'
import { createAgentsService } from './agents.service.ts'
import { createAnnuitiesRepository } from './annuities.repository.ts'
import { annuitiesHandlers } from './annuities.routes.ts'
import { createAnnuitiesService } from './annuities.service.ts'
import { calculationHandlers } from './calculation.routes.ts'
import { createCalculationService } from './calculation.service.ts'
import { createDecisionsRepository } from './decisions.repository.ts'
import { createCalendarsRepository } from './calendars.repository.ts'
import { createCalendarsService } from './calendars.service.ts'
import { exchangeHandlers } from './exchange.routes.ts'
import { createImportsRepository } from './imports.repository.ts'
import { createImportsService } from './imports.service.ts'
import { createPortfolioExport } from './portfolio-export.service.ts'
import { createRemindersRepository } from './reminders.repository.ts'
import { createRemindersService } from './reminders.service.ts'
import { createApplicantsRepository } from './applicants.repository.ts'
import { createApplicantsService } from './applicants.service.ts'
import { listChanges } from './changes.repository.ts'
import { createClientsRepository } from './clients.repository.ts'
import { createClientsService } from './clients.service.ts'
import { createDeadlinesRepository } from './deadlines.repository.ts'
import { createDeadlinesService } from './deadlines.service.ts'
import { applicantsHandlers, clientsHandlers, deadlinesHandlers, portfolioHandlers } from './hosting.routes.ts'
import { createDocumentsRepository } from './documents.repository.ts'
import { documentsHandlers } from './documents.routes.ts'
import { createDocumentsService } from './documents.service.ts'
import { createOverviewRepository } from './overview.repository.ts'
import { createPortfolioRepository } from './portfolio.repository.ts'
import { createPortfolioService } from './portfolio.service.ts'
import { createViewsRepository } from './views.repository.ts'
import { viewsHandlers } from './views.routes.ts'
import { createViewsService } from './views.service.ts'

type Dependencies = {
  exports: Pick<ExportsService, 'count' | 'fileName' | 'order'>
  files: Pick<FilesService, 'openById' | 'upload'> & { storeFile: StoreFile }
}

/** Applicants, clients and their rights: portfolio, last days, annuities. */
export function createHostingModule(
  { builder: db, dispatchJob, objects, readTableFile, secrets, settings, now }: Platform,
  deps: Dependencies,
) {
  const load = (accountId: string) => loadScope(db, accountId)
  const documents = createDocumentsService({
    repository: createDocumentsRepository(db),
    files: deps.files,
    objects,
    loadScope: load,
    now,
  })
  const agents = createAgentsService({ repository: createAgentsRepository(db), loadScope: load })
  const applicants = createApplicantsService({
    repository: createApplicantsRepository(db),
    deleteObjects: documents.deleteObjects,
  })
  const clients = createClientsService({
    repository: createClientsRepository(db),
    loadScope: load,
    siteUrl: settings.PUBLIC_URL,
    now,
  })
  const deadlinesRepository = createDeadlinesRepository(db)
  const portfolioRepository = createPortfolioRepository(db)
  const portfolio = createPortfolioService({
    db,
    repository: portfolioRepository,
    deadlines: deadlinesRepository,
    applicants,
    loadScope: load,
    now,
  })
  const deadlines = createDeadlinesService({
    repository: deadlinesRepository,
    loadOverview: createOverviewRepository(db),
    portfolio,
    documents,
    loadScope: load,
    now,
  })
  const annuitiesRepository = createAnnuitiesRepository({ db, siteUrl: settings.PUBLIC_URL })
  const annuities = createAnnuitiesService({
    repository: annuitiesRepository,
    decisions: createDecisionsRepository(db),
    portfolio,
    files: deps.files,
    storeFile: deps.files.storeFile,
    objects,
    loadScope: load,
    nameOf: (accountId) => nameOfAccount(db, accountId),
    secrets,
    siteUrl: settings.PUBLIC_URL,
    vatRateBp: Math.round(settings.VAT_PERCENT * 100),
    now,
  })
  const imports = createImportsService({
    repository: createImportsRepository(db),
    portfolio: portfolioRepository,
    readTableFile,
    dispatchJob,
  })
  const calendars = createCalendarsService({
    repository: createCalendarsRepository(db),
    deadlines: deadlinesRepository,
    clients,
    loadScope: load,
    siteUrl: settings.PUBLIC_URL,
    now,
  })
  const reminders = createRemindersService({ repository: createRemindersRepository(db), clients })
  const exportPortfolio = createPortfolioExport({
    repository: portfolioRepository,
    exports: deps.exports,
    loadScope: load,
    siteUrl: settings.PUBLIC_URL,
    now,
  })
  const billing = createBillingService({
    charges: createChargesRepository(db),
    statements: createStatementsRepository(db),
    clients,
    loadWorkload: (accountId, today) => loadWorkload(db, accountId, today),
    now,
  })
  const letters = createLettersService({
    repository: createLettersRepository(db),
    clients,
    deadlines: deadlinesRepository,
    loadScope: load,
    nameOf: (accountId) => nameOfAccount(db, accountId),
    now,
  })
  const listOwnChanges = async (
    accountId: string,
    filter: { clientId: string | null; itemId: string | null },
    page: PageRequest,
  ) => {
    const { skip, take } = rowRange(page)
    return listChanges(db, await load(accountId), filter, { skip, take })
  }
  return {
    handlers: {
      ...applicantsHandlers(applicants, portfolio),
      ...clientsHandlers(clients, listOwnChanges),
      ...portfolioHandlers(portfolio, { now }),
      ...deadlinesHandlers(deadlines, { now }),
      ...annuitiesHandlers(annuities),
      ...calculationHandlers(createCalculationService({ repository: annuitiesRepository, now })),
      ...billingHandlers({
        billing,
        printStatement: createPrintStatement((accountId) => nameOfAccount(db, accountId)),
      }),
      ...documentsHandlers(documents),
      ...agentsHandlers(agents),
      ...viewsHandlers(createViewsService({ repository: createViewsRepository(db) })),
      ...lettersHandlers(letters),
      ...exchangeHandlers({ imports, calendars, reminders, exportPortfolio }),
    },
    api: { annuities, clients, deadlines, portfolio },
  }
}
