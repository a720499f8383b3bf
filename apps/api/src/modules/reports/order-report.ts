import { type Entitlements, unitsLeft } from '@markwright/entitlements'
import { type DispatchJob, makeReport } from '@markwright/jobs'
import type { ObjectStore } from '@markwright/storage'
import { createHash, randomUUID } from 'node:crypto'
import { AppError } from '../../kernel/errors.ts'
import type { SaveImage } from './save-image.ts'
import type { OrderedReport, ReportOrders } from './order-report.repository.ts'
import { readOrder, type ReportOrder } from './read-order.ts'
import { reportErrors } from './reports.errors.ts'

export type OrderInput = ReportOrder & {
  language: 'cn' | 'en'
  imgFile?: string | undefined
  /** The same key names the same order, however often it is sent. */
  requestKey?: string | undefined
}

/** Orders a report for a unit of the member, with a copy of its image. */
export function createOrderReport(deps: {
  orders: Pick<ReportOrders, 'findByKey' | 'create'>
  saveImage: SaveImage
  entitlements: Pick<Entitlements, 'usage'>
  dispatchJob: DispatchJob
  objects: Pick<ObjectStore, 'delete'>
  /** Of a copy that belongs to no report and could not be deleted. */
  onError: (error: unknown) => void
  now: () => Date
}) {
  const { orders, now } = deps

  /** Null where no unit is left. @throws 409 where the key names another order, and what is refused of the order. */
  return async (accountId: string, input: OrderInput): Promise<OrderedReport | null> => {
    const query = readOrder(input)
    const { language, imgFile = null, requestKey = randomUUID() } = input
    const requestHash = createHash('sha256')
      .update(JSON.stringify([query, language, imgFile]))
      .digest('hex')
    const known = await orders.findByKey(accountId, requestKey)
    if (known) return checkRepeated(known, requestHash)
    if (unitsLeft(await deps.entitlements.usage({ accountId, ip: '' }, 'report')) === 0) {
      // The last unit may have gone to the same order, sent at the same time.
      const other = await orders.findByKey(accountId, requestKey)
      return other && checkRepeated(other, requestHash)
    }
    const id = randomUUID()
    const imageKey = imgFile && (await deps.saveImage(imgFile, id, accountId))
    const dropImage = async () => {
      if (imageKey) await deps.objects.delete(imageKey).catch(deps.onError)
    }
    const draft = { id, accountId, requestKey, requestHash, language, question: query, imageKey }
    const outcome = await orders.create(draft, now()).catch(async (error: unknown) => {
      await dropImage()
      throw error
    })
    if (outcome?.isNew) await deps.dispatchJob(makeReport, outcome.jobId)
    else await dropImage()
    return outcome && checkRepeated(outcome, requestHash)
  }
}
export type OrderReport = ReturnType<typeof createOrderReport>

function checkRepeated(known: OrderedReport, requestHash: string): OrderedReport {
  if (known.requestHash !== requestHash) throw new AppError(reportErrors.keyReused)
  return known
}
