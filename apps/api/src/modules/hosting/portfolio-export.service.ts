import { portfolioExport } from '@markwright/exports'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { AppError } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import type { ExportsService } from '../exports/index.ts'
import type { Scope } from './access.repository.ts'
import { hostingErrors } from './hosting.errors.ts'
import type { PortfolioFilter, PortfolioRepository, PortfolioSort } from './portfolio.repository.ts'

const REPORT_MAX = 2000
const fileNames = { cn: '托管资产', en: 'portfolio' }

/** Rights as files, which the worker makes. */
export const createPortfolioExport =
  (deps: {
    repository: Pick<PortfolioRepository, 'listIds'>
    exports: Pick<ExportsService, 'count' | 'fileName' | 'order'>
    loadScope: (accountId: string) => Promise<Scope>
    siteUrl: string
    now: () => Date
  }) =>
  /** @throws 61032 where a report would have too many, 429 beyond 60 in an hour */
  async (
    { accountId, ip }: { accountId: string; ip: string },
    filter: PortfolioFilter,
    { format, sort, language }: { format: 'xlsx' | 'pdf'; sort: PortfolioSort; language: Language },
  ) => {
    await deps.exports.count({ accountId, ip })
    const scope = await deps.loadScope(accountId)
    const itemIds = await deps.repository.listIds(scope, filter, sort, todayIn(HOME_ZONE, deps.now()))
    if (format === 'pdf' && itemIds.length > REPORT_MAX) throw new AppError(hostingErrors.reportTooLong)
    const draft = {
      accountId,
      language,
      format,
      fileName: deps.exports.fileName(fileNames[language], format),
      records: itemIds.length,
    }
    return { jobId: await deps.exports.order(portfolioExport, { format, itemIds, siteUrl: deps.siteUrl }, draft) }
  }
export type ExportPortfolio = ReturnType<typeof createPortfolioExport>
