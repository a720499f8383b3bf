import { decimalOf } from '@markwright/domain/money/amounts'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { SandboxEntry } from './sandbox-trades.ts'

const TITLES =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

/** A bill in the form of Alipay's files. */
export async function sandboxAlipayBill(entries: readonly SandboxEntry[]): Promise<Buffer> {
  const rows = entries.map(({ transactionId, tradeNumber, refundNumber, amountFen }) => {
    const isRefund = refundNumber !== null
    const cells = TITLES.split(',').map(() => '')
    cells[0] = transactionId
    cells[1] = tradeNumber
    cells[2] = isRefund ? '退款' : '交易'
    cells[3] = 'Markwright'
    cells[11] = `${isRefund ? '-' : ''}${decimalOf(amountFen)}`
    cells[21] = refundNumber ?? ''
    return cells.map((cell) => `${cell}\t`).join(',')
  })
  const text = ['#支付宝业务明细查询', TITLES, ...rows, '#-------业务明细列表结束-------'].join('\r\n')
  const zip = new ZipFile()
  zip.addBuffer(inGbk(text), 'details.csv')
  zip.addBuffer(inGbk('#汇总\r\n门店编号,交易订单总笔数\r\n'), 'sums.csv')
  zip.end()
  return buffer(zip.outputStream)
}

let table: Map<string, readonly number[]> | undefined

/** The encoding in which these files are written; Node only decodes it. */
function inGbk(text: string): Buffer {
  table ??= gbkTable()
  return Buffer.from(Array.from(text).flatMap((character) => table!.get(character) ?? [0x3f]))
}

function gbkTable(): Map<string, readonly number[]> {
  const decoder = new TextDecoder('gbk')
  const found = new Map<string, readonly number[]>()
  for (let code = 0; code < 0x80; code++) found.set(String.fromCharCode(code), [code])
  for (let lead = 0x81; lead < 0xff; lead++)
    for (let trail = 0x40; trail < 0xff; trail++) found.set(decoder.decode(Uint8Array.of(lead, trail)), [lead, trail])
  return found
}
