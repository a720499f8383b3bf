import { tableFile, type TableValue } from '@markwright/documents'
import { addDays, formatInstant, HOME_ZONE, startOfDay, todayIn } from '@markwright/domain/dates/calendar'
import { invoiceEndLabels, invoiceDetailLabels } from '@markwright/domain/money/invoice-statuses'
import { payMethodLabels } from '@markwright/domain/money/order-statuses'
import { fieldRefusal } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import type { AccountingRepository, AccountingSpan } from './accounting.repository.ts'
import { feeFallenText } from './fee-fallen-text.ts'
import { refundKindOf } from './refund-kind.ts'

export const accountingLists = ['receipts', 'refunds', 'invoices', 'vouchers', 'reconciliation', 'vat'] as const
export type AccountingList = (typeof accountingLists)[number]

type Column = readonly [cn: string, en: string, width: number]
type Table = { name: { cn: string; en: string }; columns: readonly Column[]; rows: TableValue[][] }

const time: Column = ['时间', 'Time', 20]
const day: Column = ['日期', 'Day', 12]
const method: Column = ['方式', 'Method', 12]
const orders: Column = ['订单编号', 'Orders', 24]
const member: Column = ['会员', 'Member', 14]
const state: Column = ['状态', 'State', 14]
const transaction: Column = ['交易号', 'Transaction', 32]
const payment: Column = ['支付单号', 'Payment', 18]

/** Lists for the close of a month as files; amounts are CNY, times and days those of Asia/Shanghai. */
export function createAccountingTables(repository: AccountingRepository) {
  const tables: Record<AccountingList, (span: AccountingSpan, language: Language) => Promise<Table>> = {
    receipts: async (span, language) => ({
      name: { cn: '收款', en: 'Receipts' },
      columns: [
        time,
        method,
        transaction,
        payment,
        ['收款金额', 'Received', 12],
        ['已分配', 'Allocated', 12],
        ['其中未付清订单', 'Of it for orders that are not paid', 16],
        ['多收', 'Surplus', 12],
        ['多收原因', 'Reason of the surplus', 16],
        orders,
        ['付款方', 'Payer', 20],
        member,
      ],
      rows: (await repository.listReceipts(span)).map((row) => [
        formatInstant(row.received_at, HOME_ZONE),
        methodLabel(row.method, language),
        row.transaction_id,
        row.trade_number,
        yuan(row.amount_fen),
        yuan(row.allocated_fen),
        yuan(row.held_fen),
        yuan(row.amount_fen - row.allocated_fen),
        row.surplus_reason && (surplusLabels[row.surplus_reason]?.[language] ?? row.surplus_reason),
        row.orderNos.join(', '),
        row.payer,
        row.phone,
      ]),
    }),

    refunds: async (span, language) => ({
      name: { cn: '退款', en: 'Refunds' },
      columns: [
        time,
        ['退款编号', 'Refund', 18],
        ['类别', 'Kind', 14],
        ['退款金额', 'Refunded', 12],
        ['保留服务', 'Service kept', 10],
        orders,
        method,
        ['退款交易号', 'Transaction of the refund', 32],
        ['原交易号', 'Transaction of the receipt', 32],
        payment,
        ['原因', 'Reason', 28],
        ['经办人', 'Decided by', 14],
        member,
      ],
      rows: (await repository.listRefunds(span)).map((row) => [
        row.done_at && formatInstant(row.done_at, HOME_ZONE),
        row.number,
        refundKinds[refundKindOf(row)][language],
        yuan(row.amount_fen),
        yesNo(row.keeps_service, language),
        row.order_number,
        methodLabel(row.method, language),
        row.transaction_id,
        row.receipt_transaction_id,
        row.trade_number,
        refundReason(row, language),
        row.decided_by,
        row.phone,
      ]),
    }),

    invoices: async (span, language) => ({
      name: { cn: '发票', en: 'Invoices' },
      columns: [
        ['开票日期', 'Issued', 12],
        ['发票号码', 'Invoice', 24],
        ['申请编号', 'Application', 18],
        ['类型', 'Type', 12],
        ['购买方', 'Buyer', 28],
        ['税号', 'Tax number', 22],
        ['价税合计', 'Total', 12],
        ['税额', 'VAT', 12],
        orders,
        state,
        ['红字发票号码', 'Reversal', 24],
        member,
      ],
      rows: (await repository.listInvoices(span)).map((row) => [
        row.issued_on,
        row.invoice_number,
        row.number,
        typeLabel(row.type, language),
        row.buyer.title,
        row.buyer.taxId,
        yuan(row.total_fen),
        yuan(row.vat_fen),
        row.orderNos.join(', '),
        { ...invoiceDetailLabels, ...invoiceEndLabels }[row.state][language],
        row.reversal_number,
        row.phone,
      ]),
    }),

    vouchers: async (span, language) => ({
      name: { cn: '汇款凭证', en: 'Proofs of transfer' },
      columns: [
        time,
        ['付款方', 'Payer', 24],
        ['凭证金额', 'Amount', 12],
        ['汇款日期', 'Transferred', 12],
        orders,
        state,
        ['驳回原因', 'Reason of the rejection', 28],
        ['经办人', 'Decided by', 14],
        ['审核时间', 'Decided', 20],
        member,
      ],
      rows: (await repository.listVouchers(span)).map((row) => [
        formatInstant(row.created_at, HOME_ZONE),
        row.payer,
        yuan(row.amount_fen),
        row.paid_on,
        row.orderNos.join(', '),
        voucherLabels[row.state][language],
        row.reject_reason,
        row.decided_by,
        row.decided_at && formatInstant(row.decided_at, HOME_ZONE),
        row.phone,
      ]),
    }),

    reconciliation: async (span, language) => ({
      name: { cn: '对账差异', en: 'Differences' },
      columns: [
        day,
        method,
        ['差异', 'Difference', 20],
        ['单号', 'Number', 18],
        transaction,
        ['我方金额', 'Recorded here', 12],
        ['账单金额', 'On the bill', 12],
        ['处理人', 'Resolved by', 14],
        ['处理时间', 'Resolved', 20],
        ['说明', 'Note', 28],
      ],
      rows: (await repository.listDifferences(span)).map((row) => [
        row.day,
        methodLabel(row.method, language),
        differenceLabels[row.kind]?.[language] ?? row.kind,
        row.number,
        row.transaction_id,
        row.our_fen === null ? null : yuan(row.our_fen),
        row.their_fen === null ? null : yuan(row.their_fen),
        row.resolved_by,
        row.resolved_at && formatInstant(row.resolved_at, HOME_ZONE),
        row.note,
      ]),
    }),

    vat: async (span, language) => {
      const { issued, reversed } = await repository.listVat(span)
      const lines = [
        ...issued.map((line) => ({ ...line, sign: 1 })),
        ...reversed.map((line) => ({ ...line, day: todayIn(HOME_ZONE, line.at), sign: -1 })),
      ]
      return {
        name: { cn: '增值税明细', en: 'VAT register' },
        columns: [
          day,
          ['发票号码', 'Document', 24],
          ['类型', 'Type', 12],
          ['购买方', 'Buyer', 28],
          ['税号', 'Tax number', 22],
          ['项目', 'Item', 32],
          ['税率 %', 'VAT rate %', 10],
          ['不含税金额', 'Net', 12],
          ['税额', 'VAT', 12],
          ['价税合计', 'Total', 12],
          ['冲红', 'Reversal', 10],
          orders,
        ],
        rows: lines.map((line) => [
          line.day,
          line.document,
          typeLabel(line.type, language),
          line.buyer.title,
          line.buyer.taxId,
          line.name[language],
          line.vat_rate_bp / 100,
          yuan(line.sign * (line.amount_fen - line.vat_fen)),
          yuan(line.sign * line.vat_fen),
          yuan(line.sign * line.amount_fen),
          yesNo(line.sign < 0, language),
          line.order_number,
        ]),
      }
    },
  }

  return {
    /** @throws 400 for a span whose end is before its beginning */
    async write(
      { list, format, from, to }: { list: AccountingList; format: 'xlsx' | 'csv'; from: string; to: string },
      language: Language,
    ): Promise<Buffer> {
      if (to < from)
        throw fieldRefusal('to', 'range', {
          cn: '结束日期不能早于开始日期',
          en: 'The end must not be before the beginning.',
        })
      const span = {
        from: startOfDay(from, HOME_ZONE),
        until: startOfDay(addDays(to, 1), HOME_ZONE),
        fromDay: from,
        toDay: to,
      }
      const { name, columns, rows } = await tables[list](span, language)
      const at = language === 'cn' ? 0 : 1
      return tableFile(
        {
          name: name[language],
          titles: columns.map((column) => column[at]),
          widths: columns.map(([, , width]) => width),
          rows,
        },
        format,
      )
    },
  }
}
export type AccountingTables = ReturnType<typeof createAccountingTables>

const yuan = (fen: number) => ({ amount: fen / 100 })
const yesNo = (is: boolean, language: Language) => (language === 'cn' ? (is ? '是' : '否') : is ? 'yes' : 'no')
const typeLabel = (type: string, language: Language) =>
  ({ normal: { cn: '普通发票', en: 'Normal' }, special: { cn: '专用发票', en: 'Special' } })[type]?.[language] ?? type
const methodLabel = (name: string, language: Language) =>
  payMethodLabels[name === 'transfer' ? 'corporate' : (name as 'wechat' | 'alipay')][language]

type Labels = Readonly<Record<string, Record<Language, string>>>
function refundReason(
  row: { order_id: string | null; case_number: string | null; reason: string },
  language: Language,
): string {
  if (row.case_number !== null) return feeFallenText(row.case_number)[language]
  return row.order_id === null ? (surplusLabels[row.reason]?.[language] ?? row.reason) : row.reason
}
const refundKinds = {
  order: { cn: '订单退款', en: 'Order' },
  fee: { cn: '官费差额', en: 'Official fee' },
  surplus: { cn: '多收款项', en: 'Surplus' },
}
const surplusLabels: Labels = {
  duplicate: { cn: '重复支付', en: 'Paid twice' },
  wrongAmount: { cn: '金额不符', en: 'Another amount' },
  orderClosed: { cn: '订单已关闭', en: 'Order closed' },
  noOrder: { cn: '没有对应订单', en: 'No order' },
}
const voucherLabels = {
  submitted: { cn: '待审核', en: 'Submitted' },
  approved: { cn: '已通过', en: 'Approved' },
  rejected: { cn: '未通过', en: 'Rejected' },
}
const differenceLabels: Labels = {
  missingHere: { cn: '我方缺少收款', en: 'Receipt missing here' },
  missingThere: { cn: '账单缺少收款', en: 'Receipt missing on the bill' },
  amountDiffers: { cn: '收款金额不一致', en: 'Amounts of the receipt differ' },
  refundMissingHere: { cn: '我方缺少退款', en: 'Refund missing here' },
  refundMissingThere: { cn: '账单缺少退款', en: 'Refund missing on the bill' },
  refundDiffers: { cn: '退款金额不一致', en: 'Amounts of the refund differ' },
}
