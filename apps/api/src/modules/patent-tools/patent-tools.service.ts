import { type DocumentWorkers, type DrawingFormat, type FilingLimits } from '@markwright/documents/official'
import { WorkerPoolBusy } from '@markwright/runtime/worker-pool.ts'
import { type ApplicationPart, applicationPartLabels, applicationParts } from '@markwright/domain/patent-parts'
import { AppError } from '../../kernel/errors.ts'
import type { Limit, RateLimits } from '../../kernel/rate-limit.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import { cleanFileName } from '../files/index.ts'
import { applicationErrors, patentToolsErrors } from './patent-tools.errors.ts'

const filesPerMinute: Limit = { name: 'patent-tools', max: 60, windowSeconds: 60 }

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Splits applications and compresses drawings in threads with a bound on time; nothing of the files is kept. */
export function createPatentToolsService(deps: { desk: DocumentWorkers; filing: FilingLimits; limits: RateLimits }) {
  const { desk } = deps

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
      const read = await runWithWorker(memberId, () => desk.readApplication(file.bytes))
      if ('fault' in read) throw new AppError(applicationErrors[read.fault], { fault: read.fault })
      const pages = read.pages.map(({ picture, ...page }) => ({ ...page, picture: base64(picture) }))
      return { fileName: cleanFileName(file.original), source: read.source, isScan: read.isScan, pages }
    },

    /** A PDF for each part that has pages. @throws 30211, 30212 where `pages` is not what it should be, 429, 503. */
    async split(sent: FormFile | null, pages: unknown, memberId: string) {
      const file = required(sent)
      const parts = readParts(pages)
      if (!parts || parts.every((each) => each.length === 0)) throw new AppError(patentToolsErrors.wrongParts)
      const files = await runWithWorker(memberId, () => desk.splitApplication(file.bytes, parts))
      if (files === null) throw new AppError(patentToolsErrors.wrongParts)
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
      const compressed = await runWithWorker(memberId, () => desk.compressDrawings(file.bytes, name, options))
      if (!compressed) throw new AppError(patentToolsErrors.tooSlow)
      const drawings = compressed.drawings.map(({ bytes, ...drawing }) => ({ ...drawing, content: base64(bytes) }))
      return { limits: deps.filing, drawings, problems: compressed.problems }
    },
  }
}
export type PatentToolsService = ReturnType<typeof createPatentToolsService>

const isPart = (text: string): text is ApplicationPart => applicationParts.some((part) => part === text)
const readFormat = (value: unknown): DrawingFormat => (value === 'jpg' || value === 'tiff' ? value : 'auto')

/** `claims;claims,description;` as the parts of three pages; null for anything else. */
function readParts(value: unknown): ApplicationPart[][] | null {
  if (typeof value !== 'string') return null
  const parts = value.split(';').map((page) => page.split(',').filter((each) => each !== ''))
  return parts.every((page) => page.every(isPart)) ? parts : null
}
