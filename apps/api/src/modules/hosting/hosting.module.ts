import type { Platform } from '../../platform.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import { loadScope } from './access.repository.ts'
import { createApplicantsRepository } from './applicants.repository.ts'
import { createApplicantsService } from './applicants.service.ts'
import { listChanges } from './changes.repository.ts'
import { createClientsRepository } from './clients.repository.ts'
import { createClientsService } from './clients.service.ts'
import { createDeadlinesRepository } from './deadlines.repository.ts'
import { createDeadlinesService } from './deadlines.service.ts'
import { applicantsHandlers, clientsHandlers, deadlinesHandlers, portfolioHandlers } from './hosting.routes.ts'
import { createOverviewRepository } from './overview.repository.ts'
import { createPortfolioRepository } from './portfolio.repository.ts'
import { createPortfolioService } from './portfolio.service.ts'

/** Applicants, clients and their rights: portfolio, last days, annuities. */
export function createHostingModule({ builder: db, settings, now }: Platform) {
  const load = (accountId: string) => loadScope(db, accountId)
  const applicants = createApplicantsService({ repository: createApplicantsRepository(db) })
  const clients = createClientsService({
    repository: createClientsRepository(db),
    loadScope: load,
    siteUrl: settings.PUBLIC_URL,
    now,
  })
  const deadlinesRepository = createDeadlinesRepository(db)
  const portfolio = createPortfolioService({
    db,
    repository: createPortfolioRepository(db),
    deadlines: deadlinesRepository,
    applicants,
    loadScope: load,
    now,
  })
  const deadlines = createDeadlinesService({
    repository: deadlinesRepository,
    loadOverview: createOverviewRepository(db),
    portfolio,
    loadScope: load,
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
    },
  }
}
export type ListHostingChanges = (
  accountId: string,
  filter: { clientId: string | null; itemId: string | null },
  page: PageRequest,
) => ReturnType<typeof listChanges>
