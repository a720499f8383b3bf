import { OPS, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readStructure } from '../testing/read-structure.ts'
import { monitorReportPdf, type PrintedMonitorReport } from './monitor-report-pdf.ts'

const image = (background: string, format: 'png' | 'webp') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

const area = { x: 0.1, y: 0.1, width: 0.5, height: 0.5 }
const hit = (id: string, imageUrl: string | null): PrintedMonitorReport['hits'][number] => ({
  kind: 'new',
  foundTime: '2026-11-20 10:00:00',
  mark: {
    id,
    country: 'CN',
    appNo: '1',
    name: imageUrl ? null : 'LUMORA',
    nameOther: null,
    classes: [9],
    statusText: 'Pending',
    applicantCn: null,
    applicantEn: null,
    imageUrl,
    similarity: { score: 80, level: 'high', reasons: [], regions: [{ queryBox: area, hitBox: area }] },
  },
  change: null,
  deadline: null,
  verdict: null,
  note: null,
})
const report: PrintedMonitorReport = {
  monitor: { name: 'Our fox', type: 'image', content: '' },
  from: '2026-10-22',
  to: '2026-11-21',
  zone: 'Asia/Shanghai',
  total: 2,
  byKind: [],
  byLevel: [],
  byVerdict: [],
  deadlines: [],
  sort: '-score',
  hits: [hit('with', '/image'), hit('without', null)],
  dataVersion: 1,
  engineVersion: '1',
  createTime: '2026-11-21 10:00:00',
}

/** How many images are drawn, and the words beside them. */
async function read(bytes: Buffer) {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const page = await (await loading.promise).getPage(1)
  const { fnArray } = await page.getOperatorList()
  const { items } = await page.getTextContent()
  await loading.destroy()
  return {
    images: fnArray.filter((each) => each === OPS.paintImageXObject).length,
    text: items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' '),
  }
}

test('the report of a monitor of an image shows what is watched, and beside it every mark', async () => {
  const [watched, found] = await Promise.all([image('#c00', 'webp'), image('#00c', 'png')])
  const requested: string[] = []
  const readOne = async (id: string) => {
    requested.push(id)
    return found
  }
  const bytes = await monitorReportPdf(report, 'en', { watched, read: readOne })
  const printed = await read(bytes)
  // At the head, beside both marks, and the image of the one that has any.
  expect(printed.images).toBe(4)
  expect(requested).toEqual(['with'])
  expect(printed.text).toContain('LUMORA')
  const { parts } = await readStructure(bytes)
  expect(parts.filter((part) => /^(H|Figure)/.test(part))).toEqual([
    'H1 Trademark monitoring report',
    'Figure Image of the mark Our fox',
    'H2 Monitored',
    'H2 Summary',
    'H2 Results',
    'H3 Figurative mark · similarity 80',
    'Figure Image of the mark Our fox, with 1 matching part framed',
    'Figure Image of the mark 1, with 1 matching part framed',
    'H3 LUMORA · similarity 80',
    'Figure Image of the mark Our fox, with 1 matching part framed',
  ])
})

test('without a watched image the marks alone are shown, and one that is gone from the store is left out', async () => {
  const printed = await read(await monitorReportPdf(report, 'cn', { watched: null, read: async () => null }))
  expect(printed.images).toBe(0)
})

test.each([
  ['-score', 'cn', '按近似程度列出前 2 条'],
  ['-foundTime', 'cn', '按发现时间列出最新的 2 条'],
  ['deadline', 'cn', '按截止日期列出最近的 2 条'],
  ['-score', 'en', 'The 2 most similar'],
  ['-foundTime', 'en', 'The 2 found last, newest first'],
  ['deadline', 'en', 'The 2 with the nearest deadlines'],
] as const)('a report that is cut says in which order its results are (%s, %s)', async (sort, language, text) => {
  const images = { watched: null, read: async () => null }
  const { parts } = await readStructure(await monitorReportPdf({ ...report, total: 3, sort }, language, images))
  const [order] = parts.slice(parts.findIndex((part) => /^H2 (监测结果|Results)$/.test(part)) + 1)
  expect(order).toMatch(new RegExp(`^P ${text}`))
})
