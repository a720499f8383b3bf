import { invoicePdf } from '@markwright/documents'
import { createHash } from 'node:crypto'
import { type InvoiceProvider, type InvoiceRequest, InvoiceRefused } from './invoice-provider.ts'

const SAMPLE_TAX_ID = '91000000SAMPLE0000'
/** Tax ids that the sandbox does not know begin so. */
const UNKNOWN_BUYER = '000000'

const refusal = {
  id: 'invoice.buyerUnknown',
  cn: '税务系统中没有该购买方的纳税人识别号。',
  en: 'The tax system does not know the taxpayer ID of the buyer.',
}

/** Issues invoices that are samples: their numbers follow from the request and their PDFs say that they are samples. */
export function createSandboxInvoiceProvider({
  seller,
  siteUrl,
}: {
  seller: string
  siteUrl: string
}): InvoiceProvider {
  const draw = async (request: InvoiceRequest, original: { number: string } | null) => {
    if (request.buyer.taxId?.startsWith(UNKNOWN_BUYER)) throw new InvoiceRefused(refusal)
    const number = numberOf(request.requestId)
    const pdf = await invoicePdf({
      number,
      issuedOn: request.issuedOn,
      type: request.type,
      seller: { title: seller, taxId: SAMPLE_TAX_ID },
      buyer: request.buyer,
      lines: request.lines,
      reference: request.number,
      reversed: original?.number ?? null,
      isSample: true,
      siteUrl,
    })
    return { number, issuedOn: request.issuedOn, pdf }
  }
  return {
    name: 'sandbox',
    issue: (request) => draw(request, null),
    reverse: (request) => draw(request, request.original),
  }
}

/** Twenty digits, as of digital invoices; the same for the same request. */
function numberOf(requestId: string): string {
  const hash = createHash('sha256').update(requestId).digest('hex').slice(0, 16)
  return BigInt(`0x${hash}`).toString().padStart(20, '0').slice(-20)
}
