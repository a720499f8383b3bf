import { tableFile, type TableValue } from '@markwright/documents'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { orderStatusLabels, payMethodLabels } from '@markwright/domain/money/order-statuses'
import type { Language } from '../../kernel/language.ts'
import type { AccountingRow } from './orders.repository.ts'

const columns: readonly (readonly [cn: string, en: string, width: number])[] = [
  ['订单编号', 'Order number', 18],
  ['下单时间', 'Ordered', 20],
  ['会员', 'Member', 14],
  ['公司', 'Company', 24],
  ['商品', 'Items', 32],
  ['状态', 'Status', 16],
  ['已关闭', 'Closed', 20],
  ['服务费', 'Service fee', 12],
  ['官费', 'Official fee', 12],
  ['总额', 'Total', 12],
  ['含增值税', 'Included VAT', 12],
  ['增值税率 %', 'VAT rate %', 10],
  ['支付方式', 'Paid by', 12],
  ['支付时间', 'Paid', 20],
  ['交易号', 'Transaction', 32],
  ['付款人', 'Payer', 20],
  ['已退款', 'Refunded', 12],
]

/** Orders as a table for accounting, times in a zone; amounts are CNY, and numbers that a spreadsheet adds up. */
export function orderTable(
  rows: readonly AccountingRow[],
  format: 'xlsx' | 'csv',
  { language, zone }: { language: Language; zone: string },
): Promise<Buffer> {
  const at = language === 'cn' ? 0 : 1
  return tableFile(
    {
      name: language === 'cn' ? '订单' : 'Orders',
      titles: columns.map((column) => column[at]),
      widths: columns.map(([, , width]) => width),
      rows: rows.map((row): TableValue[] => [
        row.number,
        formatInstant(row.created_at, zone),
        row.phone,
        row.company_name,
        row.items.map(({ content }) => `${content.name[language]} × ${content.quantity}`).join('; '),
        orderStatusLabels[row.status][language],
        row.closed_at && formatInstant(row.closed_at, zone),
        yuan(row.service_fen),
        yuan(row.official_fen),
        yuan(row.total_fen),
        yuan(row.vat_fen),
        row.vat_rate_bp / 100,
        methodLabel(row.paid_at && row.pay_method, language),
        row.paid_at && formatInstant(row.paid_at, zone),
        row.transaction_id,
        row.payer,
        yuan(row.refunded_fen),
      ]),
    },
    format,
  )
}

const yuan = (fen: number) => ({ amount: fen / 100 })

function methodLabel(method: string | null, language: Language): string | null {
  if (method === null) return null
  return payMethodLabels[method === 'transfer' ? 'corporate' : (method as 'wechat' | 'alipay')][language]
}
