import { formatInstant, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { type CallObserver, ProviderError } from '@markwright/providers'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import {
  type InvoiceProblem,
  type InvoiceProvider,
  InvoicePending,
  InvoiceRefused,
  type IssuedInvoice,
} from '../invoice-provider.ts'
import { createNuonuoClient, NUONUO, type NuonuoAccess, type NuonuoResponse, type TokenStore } from './nuonuo-client.ts'
import { billIdOf, orderNumberOf, orderOf, redFormOf, type Seller } from './nuonuo-order.ts'

const API = 'nuonuo.OpeMplatform.'
const DONE = 'E0000'
const NOT_FOUND = 'E9500'
const DUPLICATE = 'E9106'
/** After a request was accepted: most invoices are issued within a few seconds. */
const POLLS_MS = [3000, 5000]

const text = z.coerce.string()
const stateSchema = z.object({
  serialNo: text.nullish(),
  orderNo: text.nullish(),
  status: text,
  statusMsg: text.nullish(),
  failCause: text.nullish(),
  allElectronicInvoiceNumber: text.nullish(),
  invoiceNo: text.nullish(),
  /** Milliseconds of Unix time. */
  invoiceTime: z.coerce.number().nullish(),
  pdfUrl: text.nullish(),
  exTaxAmount: text.nullish(),
  taxAmount: text.nullish(),
})
type InvoiceState = z.output<typeof stateSchema>
const statesSchema = z.union([z.array(stateSchema), stateSchema.transform((state) => [state])])

const formSchema = z.object({
  billUuid: text.nullish(),
  billStatus: text,
  billMessage: text.nullish(),
  invoiceSerialNum: text.nullish(),
})
type RedForm = z.output<typeof formSchema>
const formsSchema = z.object({ list: z.array(formSchema).nullish() })

/** Of a red-letter form: the buyer or the seller has to confirm it at the tax bureau, within 72 hours. */
const TO_CONFIRM = ['02', '03']
/** It was denied, not confirmed in time, withdrawn, or refused. */
const FORM_ENDED = ['05', '06', '07', '08', '09', '16']

/**
 * E-invoices by Nuonuo (诺税通 SaaS, digital invoices). A request is an order of the service, whose number is unique to
 * a company and follows from the id of the request; the service is searched for it before it is submitted, so that
 * nothing is issued twice. Sources: Nuonuo open platform, requestBillingNew, queryInvoiceResult, reInvoice,
 * saveInvoiceRedConfirm, queryInvoiceRedConfirm, refreshInvoiceRedConfirm (version 2.0).
 */
export function createNuonuoInvoices(
  options: NuonuoAccess & { seller: Seller },
  deps: {
    tokens: TokenStore
    now: () => Date
    observe?: CallObserver
    /** Waits between queries. */
    wait?: (ms: number) => Promise<void>
  },
): InvoiceProvider {
  const { seller } = options
  const { now, wait = pause } = deps
  const { attempt, call, document } = createNuonuoClient(options, deps)

  /** What the service has for a number of ours or of its own; null where it does not know it. */
  async function find(
    by: { orderNos: string[] } | { serialNos: string[] },
    signal: AbortSignal,
  ): Promise<InvoiceState | null> {
    const result = await call(`${API}queryInvoiceResult`, { ...by, isOfferInvoiceDetail: '0' }, signal)
    if (result.code === NOT_FOUND) return null
    const { success, data } = statesSchema.safeParse(result.result)
    if (result.code !== DONE || !success) throw invalid(`query ${result.code} ${result.describe}`)
    const [state] = data
    if (!state) return null
    if ('orderNos' in by && state.orderNo && state.orderNo !== by.orderNos[0]) throw invalid('another order')
    return state
  }

  /** What is known of an order, which is submitted where the service does not know it. */
  async function submit(orderNo: string, order: object, signal: AbortSignal): Promise<InvoiceState | 'accepted'> {
    const by = { orderNos: [orderNo] }
    const known = await find(by, signal)
    if (known) return known
    const result = await call(`${API}requestBillingNew`, { order }, signal)
    if (result.code === DONE) return 'accepted'
    // An order that was accepted a moment ago may not be found yet, but is known to be a duplicate.
    if (result.code === DUPLICATE) return (await find(by, signal)) ?? 'accepted'
    throw new InvoiceRefusedByService(refusal(result))
  }

  async function issued(state: InvoiceState, signedFen: number): Promise<IssuedInvoice> {
    const number = state.allElectronicInvoiceNumber || state.invoiceNo
    if (!number || !/^\d{8,20}$/.test(number) || !state.invoiceTime || !state.pdfUrl)
      throw invalid('an invoice without number, day or document')
    const fen = fenOf(state.exTaxAmount) + fenOf(state.taxAmount)
    if (state.exTaxAmount && state.taxAmount && fen !== signedFen) throw invalid('an invoice of another amount')
    const { pdfUrl } = state
    const pdf = await attempt(() => document(pdfUrl))
    return { number, issuedOn: todayIn(HOME_ZONE, new Date(state.invoiceTime)), pdf }
  }

  /** The invoice where it is issued, null where the service is at work. @throws InvoiceRefused */
  async function conclude(state: InvoiceState, orderNo: string, signedFen: number): Promise<IssuedInvoice | null> {
    switch (state.status) {
      case '2':
        return issued(state, signedFen)
      // It is issued, and its document could not be sealed.
      case '24':
        await attempt((signal) => call(`${API}reInvoice`, { fpqqlsh: state.serialNo ?? '', orderno: orderNo }, signal))
        return null
      case '22':
        throw new InvoiceRefused(failure(state.failCause || state.statusMsg || ''))
      case '3':
        throw new InvoiceRefused(failure(state.statusMsg || '已作废'))
      default:
        return null
    }
  }

  async function findForm(billId: string, signal: AbortSignal): Promise<RedForm | null> {
    const result = await call(`${API}queryInvoiceRedConfirm`, { identity: '0', billId }, signal)
    if (result.code === NOT_FOUND) return null
    const { success, data } = formsSchema.safeParse(result.result ?? {})
    if (result.code !== DONE || !success) throw invalid(`query ${result.code} ${result.describe}`)
    return data.list?.[0] ?? null
  }

  /** The form that a request is, as it is at the tax bureau; it is submitted where the service does not know it. */
  async function obtainForm(billId: string, form: object, signal: AbortSignal): Promise<RedForm | null> {
    const known = await findForm(billId, signal)
    if (known && TO_CONFIRM.includes(known.billStatus) && known.billUuid) {
      await call(`${API}refreshInvoiceRedConfirm`, { identity: '0', billUuid: known.billUuid }, signal)
      return (await findForm(billId, signal)) ?? known
    }
    if (known) return known
    const result = await call(`${API}saveInvoiceRedConfirm`, form, signal)
    const found = await findForm(billId, signal)
    if (!found && result.code !== DONE) throw new InvoiceRefusedByService(refusal(result))
    return found
  }

  return {
    name: 'nuonuo',
    async issue(request) {
      const orderNo = orderNumberOf(request.requestId)
      const order = orderOf(request, seller, formatInstant(now(), HOME_ZONE))
      let state = await refusing(() => attempt((signal) => submit(orderNo, order, signal)))
      for (const delay of [0, ...POLLS_MS]) {
        if (delay > 0) {
          await wait(delay)
          state = (await attempt((signal) => find({ orderNos: [orderNo] }, signal))) ?? 'accepted'
        }
        const invoice = state === 'accepted' ? null : await conclude(state, orderNo, request.totalFen)
        if (invoice) return invoice
      }
      throw new InvoicePending(atWork(state === 'accepted' ? '' : (state.statusMsg ?? '')))
    },

    async reverse(request) {
      const billId = billIdOf(request.requestId)
      const orderNo = orderNumberOf(request.requestId)
      let form: RedForm | null = null
      for (const delay of [0, ...POLLS_MS]) {
        if (delay > 0) await wait(delay)
        form = await refusing(() => attempt((signal) => obtainForm(billId, redFormOf(request, seller), signal)))
        if (form && FORM_ENDED.includes(form.billStatus))
          throw new InvoiceRefused(failure(form.billMessage || formEnds[form.billStatus] || ''))
        if (!form || TO_CONFIRM.includes(form.billStatus)) break
        const serialNo = form.invoiceSerialNum
        const state = serialNo ? await attempt((signal) => find({ serialNos: [serialNo] }, signal)) : null
        const invoice = state && (await conclude(state, orderNo, -request.totalFen))
        if (invoice) return invoice
      }
      throw new InvoicePending(form && TO_CONFIRM.includes(form.billStatus) ? toConfirm : atWork(''))
    },
  }
}

/** Passes through the limits of the provider as an error that is not tried again. */
class InvoiceRefusedByService extends ProviderError {
  constructor(readonly problem: InvoiceProblem) {
    super(NUONUO, 'rejected', { detail: problem.en })
  }
}

/** @throws InvoiceRefused where the service refuses a request that it does not know */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof InvoiceRefusedByService) throw new InvoiceRefused(error.problem)
    throw error
  }
}

const invalid = (detail: string) => new ProviderError(NUONUO, 'invalid-answer', { detail })

const refusal = ({ code, describe }: NuonuoResponse): InvoiceProblem => failure(`${describe}（${code}）`)

/** The service states reasons in Chinese only. */
const failure = (reason: string): InvoiceProblem => ({
  id: 'invoice.refusedByService',
  cn: `电子发票服务未能开票：${reason}`,
  en: `The e-invoice service did not issue it: ${reason}`,
})

const atWork = (state: string): InvoiceProblem => ({
  id: 'invoice.atWork',
  cn: `电子发票服务已受理，正在处理${state && `（${state}）`}。系统会自动查询结果。`,
  en: `The e-invoice service has accepted it and is working on it${state && ` (${state})`}. The result is queried automatically.`,
})

const toConfirm: InvoiceProblem = {
  id: 'invoice.toConfirm',
  cn: '红字发票信息确认单正在等待对方在电子税务局确认，72 小时内未确认将作废。系统会自动查询结果。',
  en: 'The red-letter form waits for the other party to confirm it at the e-tax bureau; after 72 hours it lapses. The result is queried automatically.',
}

const formEnds: Record<string, string> = {
  '05': '购买方否认了红字确认单',
  '06': '销售方否认了红字确认单',
  '07': '红字确认单超过 72 小时未确认',
  '08': '红字确认单已撤销',
  '09': '红字确认单确认后已撤销',
  '16': '红字确认单申请失败',
}

/** Fen of an amount with two digits such as `-95.24`. */
const fenOf = (amount: string | null | undefined): number => (amount ? Math.round(Number(amount) * 100) : 0)
