import { parseMoney } from '@markwright/domain/money/amounts'
import { buffer } from 'node:stream/consumers'
import { fromBuffer } from 'yauzl'
import type { BillLine } from '../provider.ts'

const BYTES_MAX = 64 * 1024 * 1024

/**
 * The lines of a trade bill: a ZIP with tables in GBK; that of single transactions has comments that begin with `#`, and
 * Chinese titles. Source: Alipay, "alipay.data.dataservice.bill.downloadurl.query" and the format of its files.
 */
export async function readAlipayBill(zip: Buffer): Promise<BillLine[]> {
  const files = await unzip(zip)
  return files.flatMap((bytes) => readTable(new TextDecoder('gbk').decode(bytes)))
}

function readTable(text: string): BillLine[] {
  const rows = text.split(/\r?\n/).filter((row) => row !== '' && !row.startsWith('#'))
  const [head = '', ...lines] = rows
  const titles = head.split(',').map((title) => title.trim())
  const column = (title: string) => titles.indexOf(title)
  const [transaction, trade, kind] = [column('支付宝交易号'), column('商户订单号'), column('业务类型')]
  const [amount, refund] = [column('订单金额（元）'), column('退款批次号/请求号')]
  // The other table of the file has sums by shop.
  if (transaction < 0 || amount < 0) return []
  return lines
    .map((line) => line.split(',').map((cell) => cell.trim()))
    .map((cells) => {
      const isRefund = cells[kind] === '退款'
      return {
        number: cells[trade] ?? '',
        transactionId: cells[transaction] ?? '',
        // A refund is written with a minus sign.
        amountFen: parseMoney((cells[amount] ?? '').replace('-', '')) ?? 0,
        refundNumber: isRefund ? (cells[refund] ?? '') : null,
      }
    })
}

function unzip(zip: Buffer): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    // Names in GBK are not text that this library could decode.
    fromBuffer(zip, { lazyEntries: true, decodeStrings: false }, (error, archive) => {
      if (error) return reject(error)
      const files: Promise<Buffer>[] = []
      archive.on('entry', (entry: { uncompressedSize: number }) => {
        if (entry.uncompressedSize > BYTES_MAX) return reject(new RangeError('The bill is too large.'))
        archive.openReadStream(entry as never, (problem, stream) => {
          if (problem) return reject(problem)
          const file = buffer(stream)
          files.push(file)
          file.then(() => archive.readEntry(), reject)
        })
      })
      archive.on('end', () => resolve(Promise.all(files)))
      archive.on('error', reject)
      archive.readEntry()
    })
  })
}
