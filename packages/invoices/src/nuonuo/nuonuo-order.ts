import { decimalOf } from '@markwright/domain/money/amounts'
import { createHash } from 'node:crypto'
import type { InvoiceLine } from '../invoice-lines.ts'
import type { InvoiceRequest, ReversalRequest } from '../invoice-provider.ts'

/** Who sells, as invoices state it. */
export type Seller = {
  taxId: string
  name: string
  address: string
  phone: string
  /** Bank and account number. */
  bankAccount?: string
  /** Who issues; for digital invoices the person who has signed in at the tax bureau. */
  clerk: string
  /** Extension of the invoicing device, where the service has several. */
  extension?: string
  /** 19 digits of the tax classification of goods and services. */
  goodsCodes: { service: string; official: string }
}

/** Kinds of digital invoices: for deduction, and ordinary ones. */
const lineOf = (type: InvoiceRequest['type']) => (type === 'special' ? 'bs' : 'pc')

/** Of official fees that are passed on: not taxable, by the codes of digital invoices. */
const NOT_TAXABLE = { favouredPolicyFlag: '04', favouredPolicyName: '不征税', zeroRateFlag: '2' }
const NAME_CHARACTERS = 90
const ORDER_CHARACTERS = 20
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a request is called at the service, where it is unique to a company: 20 characters that follow from its id. */
export function orderNumberOf(requestId: string): string {
  const hash = createHash('sha256').update(requestId).digest()
  return [...hash.subarray(0, ORDER_CHARACTERS)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** The application for red-letter information that a request is, 32 characters. */
export const billIdOf = (requestId: string): string => requestId.replaceAll('-', '')

/** `order` of nuonuo.OpeMplatform.requestBillingNew. `at`: `YYYY-MM-DD HH:MM:SS` in Asia/Shanghai. */
export function orderOf(request: InvoiceRequest, seller: Seller, at: string): object {
  const { buyer } = request
  return {
    orderNo: orderNumberOf(request.requestId),
    invoiceDate: at,
    invoiceType: '1',
    invoiceLine: lineOf(request.type),
    ...sellerOf(seller),
    buyerName: buyer.title,
    buyerTaxNum: buyer.taxId ?? '',
    buyerTel: buyer.phone ?? '',
    buyerAddress: buyer.address ?? '',
    buyerAccount: [buyer.bank, buyer.account].filter(Boolean).join(' '),
    clerk: seller.clerk,
    remark: request.number,
    // The site delivers invoices itself.
    pushMode: '-1',
    invoiceDetail: request.lines.map((line) => detailOf(line, seller)),
  }
}

const sellerOf = ({ taxId, phone, address, bankAccount, extension }: Seller) => ({
  salerTaxNum: taxId,
  salerTel: phone,
  salerAddress: address,
  salerAccount: bankAccount ?? '',
  ...(extension !== undefined && { extensionNumber: extension }),
})

/** All three amounts are sent, so that the service rounds nothing; number and price only where they give the amount. */
function detailOf({ name, kind, quantity, amountFen, vatFen, vatRateBp }: InvoiceLine, seller: Seller): object {
  const isWhole = amountFen % quantity === 0
  return {
    goodsName: Array.from(name.cn).slice(0, NAME_CHARACTERS).join(''),
    goodsCode: seller.goodsCodes[kind],
    withTaxFlag: '1',
    ...(isWhole && { num: String(quantity), price: decimalOf(amountFen / quantity) }),
    taxRate: String(vatRateBp / 10_000),
    taxIncludedAmount: decimalOf(amountFen),
    taxExcludedAmount: decimalOf(amountFen - vatFen),
    tax: decimalOf(vatFen),
    invoiceLineProperty: '0',
    ...(kind === 'official' ? NOT_TAXABLE : { favouredPolicyFlag: '0', zeroRateFlag: '' }),
  }
}

/** nuonuo.OpeMplatform.saveInvoiceRedConfirm for the whole of a digital invoice. Reasons: 2 mistake, 3 service ended. */
export function redFormOf(request: ReversalRequest, seller: Seller): object {
  return {
    billId: billIdOf(request.requestId),
    orderNo: orderNumberOf(request.requestId),
    blueInvoiceLine: lineOf(request.type),
    applySource: '0',
    blueElecInvoiceNumber: request.original.number,
    sellerTaxNo: seller.taxId,
    sellerName: seller.name,
    buyerTaxNo: request.buyer.taxId ?? '',
    buyerName: request.buyer.title,
    redReason: request.isRefund ? '3' : '2',
    ...(seller.extension !== undefined && { extensionNumber: seller.extension }),
  }
}
