import type { DocumentWorkers } from '@markwright/documents/official'
import { WorkerPoolBusy } from '@markwright/runtime/worker-pool.ts'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import { AppError } from '../../kernel/errors.ts'
import type { Language } from '../../kernel/language.ts'
import { patentErrors } from './patents.errors.ts'
import type { PatentPrints } from './patent-prints.repository.ts'
import type { PatentReader } from './read-patent.ts'

/** Drawing a document takes longer than most answers. */
const printLimit: Limit = { name: 'patent-print', max: 120, windowSeconds: 3600 }

/**
 * The full text of a publication as PDF, drawn in a thread; each text in the language of the current user where there is
 * one. `visitor` is whose files are counted: an address.
 */
export const createPatentPrint =
  (deps: {
    reader: PatentReader
    prints: PatentPrints
    documentWorkers: DocumentWorkers
    limits: RateLimits
    now: () => Date
  }) =>
  /** @throws 404, 429 beyond 120 in an hour, 503 while too many are waiting, 30303 for one that takes too long */
  async (
    id: string,
    { language, visitor }: { language: Language; visitor: string },
  ): Promise<{ name: string; body: Buffer }> => {
    const { id: patentId, public_id: publicId } = await deps.reader.get(id)
    await deps.limits.spend(printLimit, visitor)
    const options = { language, today: todayIn(HOME_ZONE, deps.now()) }
    const printed = await deps.prints.read(patentId, options)
    if (!printed) throw new AppError(patentErrors.tooLongToPrint)
    try {
      const body = await deps.documentWorkers.printPatent(printed.patent, printed.drawings, options)
      if (!body) throw new AppError(patentErrors.tooLongToPrint)
      return { name: `${publicId}.pdf`, body }
    } catch (error) {
      throw error instanceof WorkerPoolBusy ? new AppError(patentErrors.busy, null, { cause: error }) : error
    }
  }
