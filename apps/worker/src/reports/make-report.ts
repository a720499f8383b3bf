import { findSimilarImages, makeReportContent, type ImageSources, type ReportSources } from '@markwright/clearance'
import { reportPdf } from '@markwright/documents'
import { draftComment, draftConclusion } from '@markwright/domain/marks/report-conclusion'
import { pageAddress } from '@markwright/domain/site/site-address'
import { explainImages, searchImageIndex, type ImageIndex } from '@markwright/image-search'
import { JobRefusal, type JobHandler, type JobRun, type makeReport } from '@markwright/jobs'
import { reportPath } from '@markwright/messaging/report-messages'
import type { MarkIndex } from '@markwright/search'
import type { ObjectStore } from '@markwright/storage'
import { buffer } from 'node:stream/consumers'
import type { IndexOnDemand } from '../index-on-demand.ts'
import type { OrderedReport, ReportsRepository } from './reports.repository.ts'

const gone = { id: 'report.gone', cn: '该报告已不存在。', en: 'The report is gone.' }

/**
 * Makes what a report says and hands it to staff, or, once they have approved it, prints and delivers it. Every step
 * changes the row only where it still is before that step, so a worker that takes over from one that died does
 * nothing twice.
 */
export function makeReportHandler(deps: {
  repository: ReportsRepository
  sources: Omit<ReportSources, 'index'>
  index: Pick<IndexOnDemand<MarkIndex>, 'use'>
  images: Pick<IndexOnDemand<ImageIndex>, 'use'>
  listMarksOfImages: ImageSources['listMarksOfImages']
  objects: Pick<ObjectStore, 'put' | 'find'>
  siteUrl: string
}): JobHandler<typeof makeReport> {
  const { repository, objects } = deps

  const readObject = async (key: string | null) => {
    const object = key && (await objects.find(key))
    return object ? buffer(object.stream) : null
  }

  /** Opens the index of images only for a report that has one. */
  const searchImage = async ({ imageKey, question }: OrderedReport, run: JobRun) => {
    const bytes = await readObject(imageKey)
    if (!bytes) return undefined
    return deps.images.use(run.signal, (images) =>
      findSimilarImages(bytes, question, {
        findImages: (image) => searchImageIndex(images, image),
        explain: explainImages,
        listMarksOfImages: deps.listMarksOfImages,
      }),
    )
  }

  const make = async (report: OrderedReport, run: JobRun) => {
    await run.progress(5)
    const content = await deps.index.use(run.signal, (index) =>
      makeReportContent(report.question, report.requestedOn, { ...deps.sources, index }),
    )
    run.signal.throwIfAborted()
    await run.progress(80)
    const image = await searchImage(report, run)
    await run.progress(90)
    const comments = content.classes.map((each) => [
      String(each.classNo),
      draftComment(each, content.marks, report.language),
    ])
    await repository.saveDraft(report.id, run.jobId, {
      content: { ...content, ...(image && { image }) },
      conclusion: draftConclusion(content, report.language),
      comments: Object.fromEntries(comments),
    })
  }

  const print = async (report: OrderedReport, run: JobRun) => {
    const { id, number, language, question, content, conclusion, comments, reviewer } = report
    if (!content) throw new JobRefusal(gone)
    await run.progress(5)
    const bytes = await reportPdf(
      {
        number,
        language,
        question,
        content,
        conclusion: conclusion ?? '',
        comments,
        reviewer: reviewer ?? '',
        requestedOn: report.requestedOn,
        url: pageAddress(deps.siteUrl, reportPath(number)),
      },
      { own: await readObject(report.imageKey), read: readObject },
    )
    run.signal.throwIfAborted()
    await objects.put(`reports/${id}.pdf`, bytes)
    await repository.deliver(id, run.jobId)
  }

  return async ({ reportId }, run) => {
    const report = await repository.find(reportId)
    if (!report) throw new JobRefusal(gone)
    // Another run has it, or it is done already.
    if (report.jobId !== run.jobId) return null
    if (report.state === 'generating') await make(report, run)
    if (report.state === 'approved') await print(report, run)
    return { number: report.number }
  }
}
