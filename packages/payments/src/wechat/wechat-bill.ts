import { parseMoney } from '@markwright/domain/money/amounts'
import type { BillLine } from '../provider.ts'

/**
 * The lines of a trade bill (`bill_type=ALL`): a table with Chinese titles whose values begin with a grave accent,
 * followed by the sums of the day. Source: WeChat Pay API v3, "申请交易账单".
 */
export function readWechatBill(text: string): BillLine[] {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const titles = head.split(',')
  const column = (title: string) => titles.indexOf(title)
  const [trade, transaction, state] = [column('商户订单号'), column('微信订单号'), column('交易状态')]
  const [amount, refund, refundId] = [column('订单金额'), column('商户退款单号'), column('微信退款单号')]
  const refunded = column('申请退款金额')
  return rows
    .filter((row) => row.startsWith('`') && row.split(',').length === titles.length)
    .map((row) => row.split(',').map((value) => value.replace(/^`/, '').trim()))
    .map((cells) => {
      const isRefund = cells[state] === 'REFUND'
      return {
        number: cells[trade] ?? '',
        transactionId: cells[isRefund ? refundId : transaction] ?? '',
        amountFen: parseMoney(cells[isRefund ? refunded : amount] ?? '') ?? 0,
        refundNumber: isRefund ? (cells[refund] ?? '') : null,
      }
    })
}
