import { type DocumentWorkers, type DrawingFormat, type FilingLimits } from '@markwright/documents/official'
import { WorkerPoolBusy } from '@markwright/runtime/worker-pool.ts'
import {
  type ApplicationPart,
  applicationLimits,
  applicationPartLabels,
  applicationParts,
  type PageSection,
} from '@markwright/domain/patents/patent-parts'
import { AppError } from '../../kernel/errors.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import { cleanFileName } from '../files/index.ts'
import { applicationErrors, pageNotCut, patentToolsErrors } from './patent-tools.errors.ts'

const filesPerMinute: Limit = { name: 'patent-tools', max: 60, windowSeconds: 60 }

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Splits applications and compresses drawings in threads with a bound on time; nothing of the files is stored. */
export function createPatentToolsService(deps: {
  documentWorkers: DocumentWorkers
  filing: FilingLimits
  limits: RateLimits
}) {
  const { documentWorkers } = deps

  /** @throws 429, and 503 while too many files are waiting. */
  const runWithWorker = async <Result>(memberId: string, work: () => Promise<Result>): Promise<Result> => {
    await deps.limits.spend(filesPerMinute, memberId)
    try {
      return await work()
    } catch (error) {
      throw error instanceof WorkerPoolBusy ? new AppError(patentToolsErrors.busy, null, { cause: error }) : error
    }
  }

  const required = (file: FormFile | null): FormFile => {
    if (!file || file.bytes.length === 0) throw new AppError(applicationErrors.empty, { fault: 'empty' })
    return file
  }

  return {
    /** The pages of an application with their parts. @throws 30211 that says why it cannot be read, 429, 503. */
    async read(sent: FormFile | null, memberId: string) {
      const file = required(sent)
      const read = await runWithWorker(memberId, () => documentWorkers.readApplication(file.bytes))
      if ('fault' in read) throw new AppError(applicationErrors[read.fault], { fault: read.fault })
      const pages = read.pages.map(({ image, sections, ...page }) => ({
        ...page,
        sections: sections.map(({ top, parts }) => ({ top, parts: parts && [...parts] })),
        image: base64(image),
      }))
      return { fileName: cleanFileName(file.original), source: read.source, isScan: read.isScan, pages }
    },

    /** A PDF for each part that has pages. @throws 30211, 30212 where `pages` is not what it should be, 30214, 429, 503. */
    async split(sent: FormFile | null, text: unknown, memberId: string) {
      const file = required(sent)
      const pages = readPages(text)
      if (!pages?.some((sections) => sections.some(({ parts }) => parts?.length)))
        throw new AppError(patentToolsErrors.wrongParts)
      const files = await runWithWorker(memberId, () => documentWorkers.splitApplication(file.bytes, pages))
      if (files === null) throw new AppError(patentToolsErrors.wrongParts)
      if ('uncutPage' in files) throw new AppError(pageNotCut(files.uncutPage), { page: files.uncutPage })
      if ('fault' in files) throw new AppError(applicationErrors[files.fault], { fault: files.fault })
      return {
        files: files.map(({ part, pages: count, bytes }) => ({
          part,
          // What the filing system calls it, in every language of the site.
          name: `${applicationPartLabels[part].cn}.pdf`,
          pages: count,
          content: base64(bytes),
        })),
      }
    },

    /** Drawings as the filing system takes them. @throws 30213, 429, 503. */
    async compress(file: FormFile | null, format: unknown, memberId: string) {
      if (!file || file.bytes.length === 0) throw new AppError(patentToolsErrors.noDrawing)
      const name = cleanFileName(file.original) || 'drawing'
      const options = { limits: deps.filing, format: readFormat(format) }
      const compressed = await runWithWorker(memberId, () =>
        documentWorkers.compressDrawings(file.bytes, name, options),
      )
      if (!compressed) throw new AppError(patentToolsErrors.tooSlow)
      const drawings = compressed.drawings.map(({ bytes, ...drawing }) => ({ ...drawing, content: base64(bytes) }))
      return { limits: deps.filing, drawings, problems: compressed.problems }
    },
  }
}
export type PatentToolsService = ReturnType<typeof createPatentToolsService>

const isPart = (text: string): text is ApplicationPart => applicationParts.some((part) => part === text)
const readFormat = (value: unknown): DrawingFormat => (value === 'jpg' || value === 'tiff' ? value : 'auto')

/** `claims;|0.31:claims,description` as the sections of two pages; null for anything else. */
function readPages(value: unknown): PageSection[][] | null {
  if (typeof value !== 'string') return null
  const pages = value.split(';').map(readSections)
  return pages.every((sections) => sections !== null) ? pages : null
}

function readSections(text: string): PageSection[] | null {
  const sections: PageSection[] = []
  for (const [at, section] of text.split('|').entries()) {
    const [, place, list] = (at === 0 ? /^()([a-zA-Z,]*)$/ : /^(0\.\d{1,6}):([a-zA-Z,]*)$/).exec(section) ?? []
    if (place === undefined || list === undefined) return null
    const top = Number(place)
    const parts = list.split(',').filter((each) => each !== '')
    if (!parts.every(isPart) || (at > 0 && top <= sections.at(-1)!.top)) return null
    sections.push({ top, parts })
  }
  return sections.length <= applicationLimits.sections ? sections : null
}
