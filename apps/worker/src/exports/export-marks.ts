import { documentTypes, type ExportedMark, marksDocument, marksWorkbook } from '@markwright/documents'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { Exporter, marksExport, OrderedExport } from '@markwright/exports'
import type { ObjectStore } from '@markwright/storage'
import { buffer } from 'node:stream/consumers'
import type { ExportedMarksRepository, FoundMark } from './exported-marks.repository.ts'

const BATCH = 500

/** Exports trademark records as a spreadsheet or a text document. */
export function createMarksExporter(deps: {
  repository: ExportedMarksRepository
  objects: Pick<ObjectStore, 'find'>
}): Exporter<typeof marksExport> {
  const { repository, objects } = deps

  const render = (order: OrderedExport<typeof marksExport>, marks: readonly (ExportedMark & FoundMark)[]) => {
    const options = { ...order.request, language: order.language, today: todayIn(HOME_ZONE, new Date()) }
    if (order.format === 'xlsx') return marksWorkbook(marks, options)
    const imageKeys = new Map(marks.map(({ publicId, imageKey }) => [publicId, imageKey]))
    const readImage = async (publicId: string) => {
      const key = imageKeys.get(publicId)
      const object = key && (await objects.find(key))
      return object ? buffer(object.stream) : null
    }
    return marksDocument(marks, { ...options, readImage })
  }

  return async (order, run) => {
    const { markIds, columns, scores, reasons } = order.request
    const marks: (ExportedMark & FoundMark)[] = []
    for (let done = 0; done < markIds.length; done += BATCH) {
      const ids = markIds.slice(done, done + BATCH)
      const [found, goods] = await Promise.all([
        repository.listMarks(ids),
        columns.includes('goods') ? repository.listGoodsTexts(ids, order.language) : null,
      ])
      ids.forEach((id, at) => {
        const mark = found.get(id)
        if (!mark) return
        marks.push({
          ...mark,
          score: scores[done + at] ?? null,
          reasons: reasons[done + at] ?? null,
          goodsText: goods?.get(id) ?? null,
        })
      })
      await run.progress(Math.min(markIds.length, done + BATCH))
    }
    const format = order.format === 'xlsx' ? 'xlsx' : 'docx'
    return { bytes: await render(order, marks), mime: documentTypes[format], records: marks.length }
  }
}
