import { documentTypes, type ExportedMark, marksDocument, marksWorkbook } from '@markwright/documents'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import { JobRefusal, type exportMarks, type JobHandler } from '@markwright/jobs'
import type { ObjectStore } from '@markwright/storage'
import { buffer } from 'node:stream/consumers'
import type { ExportsRepository, FoundMark, OrderedExport } from './exports.repository.ts'

const BATCH = 500
/** Percent of the way when all records are read. */
const READ_PERCENT = 70

const gone = { id: 'export.gone', cn: '导出的任务已被删除。', en: 'The export was deleted.' }

/**
 * Makes the file of an export and gives it to its member. A file has the name of its export, so whoever takes over from
 * a worker that died writes the same file again and gives it once.
 */
export function exportMarksHandler(deps: {
  repository: ExportsRepository
  objects: Pick<ObjectStore, 'put' | 'find'>
}): JobHandler<typeof exportMarks> {
  const { repository, objects } = deps

  const render = (order: OrderedExport, marks: readonly (ExportedMark & FoundMark)[]) => {
    const options = { ...order, today: todayIn(HOME_ZONE, new Date()) }
    if (order.format === 'xlsx') return marksWorkbook(marks, options)
    const pictureKeys = new Map(marks.map(({ publicId, pictureKey }) => [publicId, pictureKey]))
    const readPicture = async (publicId: string) => {
      const key = pictureKeys.get(publicId)
      const object = key && (await objects.find(key))
      return object ? buffer(object.stream) : null
    }
    return marksDocument(marks, { ...options, readPicture })
  }

  return async ({ exportId }, run) => {
    const order = await repository.find(exportId)
    if (!order) throw new JobRefusal(gone)
    const rows = order.markIds.length
    if (order.fileId) return { fileId: order.fileId, rows }

    const marks: (ExportedMark & FoundMark)[] = []
    for (let done = 0; done < rows; done += BATCH) {
      run.signal.throwIfAborted()
      const ids = order.markIds.slice(done, done + BATCH)
      const [found, goods] = await Promise.all([
        repository.listMarks(ids),
        order.columns.includes('goods') ? repository.listGoodsTexts(ids, order.language) : null,
      ])
      ids.forEach((id, at) => {
        const mark = found.get(id)
        const score = order.scores[done + at] ?? -1
        // The database keeps scores in single precision.
        if (!mark) return
        marks.push({
          ...mark,
          score: score < 0 ? null : Math.round(score * 10) / 10,
          reasons: order.reasons[done + at] || null,
          goodsText: goods?.get(id) ?? null,
        })
      })
      await run.progress((READ_PERCENT * Math.min(rows, done + BATCH)) / rows, { rows: marks.length, total: rows })
    }
    run.signal.throwIfAborted()
    const bytes = await render(order, marks)
    run.signal.throwIfAborted()
    const fileName = `${order.id}.${order.format}`
    await objects.put(`files/private/${fileName}`, bytes)
    await repository.finish(order, { fileName, mime: documentTypes[order.format], sizeBytes: bytes.length })
    return { fileId: order.id, rows: marks.length }
  }
}
