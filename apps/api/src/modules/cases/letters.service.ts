import { type LetterKind, letterKindsOf, officesOf, parseContent } from '@markwright/cases'
import { computeDeadlines, type Deadline, type DeliveryMethod } from '@markwright/deadlines'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import type { ObjectStore } from '@markwright/storage'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkDay, fieldRefusal } from '../../kernel/fields.ts'
import type { FormFile } from '../../kernel/read-form.ts'
import type { Actor } from '../backoffice/index.ts'
import { objectKey, type StoreFile } from '../files/index.ts'
import { letterNotice } from './case-messages.ts'
import { caseErrors, LETTERS_MAX } from './cases.errors.ts'
import type { CaseRow } from './cases.repository.ts'
import type { CasesService } from './cases.service.ts'
import { definitionOf } from './drafts.service.ts'
import type { LettersRepository } from './letters.repository.ts'

const methods: readonly string[] = ['electronic', 'post', 'hand', 'publication'] satisfies DeliveryMethod[]

/** As staff send it; empty texts for fields that were left out. */
export type LetterForm = { file: FormFile | null; kind: string; datedOn: string; method: string; receivedOn: string }

/** The documents of the office that can be recorded in a case, which has none before it is filed. */
export const letterKindsNow = (row: CaseRow): readonly LetterKind[] =>
  row.filed_at === null ? [] : letterKindsOf(row.product_type)

/** Documents of an office in a case, and the deadlines that they begin. */
export function createLettersService(deps: {
  repository: LettersRepository
  cases: Pick<CasesService, 'findRow'>
  storeFile: StoreFile
  objects: Pick<ObjectStore, 'delete'>
  now: () => Date
}) {
  const { repository, cases, now } = deps

  /** @throws 400 for a date that is none, lies ahead, or is before `notBefore` */
  function readDay(field: string, day: string, notBefore?: string): string {
    checkDay(field, day)
    if (day > todayIn(HOME_ZONE, now()))
      throw fieldRefusal(field, 'future', { cn: '日期不能晚于今天', en: 'The day must not lie ahead.' })
    if (notBefore !== undefined && day < notBefore)
      throw fieldRefusal(field, 'early', {
        cn: '收到日期不能早于文件日期',
        en: 'It cannot be received before the date that it bears.',
      })
    return day
  }

  return {
    async findLetter(caseId: string, letterId: string, accountId: string | null) {
      await cases.findRow(caseId, accountId)
      const letter = (await repository.list(caseId)).find(({ id }) => id === letterId)
      if (!letter) throw new AppError(commonErrors.notFound)
      return letter
    },

    /**
     * Records a document of the office. Its last days are computed now and stored, with the rule, as they were notified:
     * a rule or a calendar that changes later does not change them.
     * @throws 404, 400 for a wrong field, 413 and 415 for a file that is not accepted, 60113 before the case is filed,
     * 60131 where it has too many
     */
    async add(caseId: string, form: LetterForm, actor: Actor): Promise<void> {
      const row = await cases.findRow(caseId, null)
      if (row.filed_at === null) throw new AppError(caseErrors.wrongState)
      const kind = letterKindsNow(row).find((each) => each.kind === form.kind)
      if (!kind) throw fieldRefusal('kind', 'unknown', { cn: '没有这种文件', en: 'There is no such kind of document.' })
      const datedOn = readDay('datedOn', form.datedOn)
      const receivedOn = form.receivedOn === '' ? null : readDay('receivedOn', form.receivedOn, datedOn)
      if (form.method !== '' && !methods.includes(form.method))
        throw fieldRefusal('method', 'unknown', { cn: '没有这种送达方式', en: 'There is no such way of delivery.' })
      const method = form.method === '' ? null : (form.method as DeliveryMethod)
      const { file } = form
      if (!file || file.bytes.length === 0)
        throw fieldRefusal('file', 'missing', { cn: '请上传文件', en: 'Please upload the document.' })
      const definition = definitionOf(row)
      const [office = ''] = officesOf(definition, parseContent(definition, row.content))
      const deadlines = deadlinesOf(office, kind, { datedOn, method, receivedOn })
      const { id: fileId } = await deps.storeFile({ kind: 'priority', ownerId: null, bucket: 'private', ...file })
      const letter = { caseId, kind: kind.kind, datedOn, method, receivedOn, fileId, deadlines, at: now() }
      const problem = await repository.add(letter, actor, {
        max: LETTERS_MAX,
        texts: (number) => letterNotice(number, { label: kind.label, datedOn, deadlines }),
      })
      if (problem) throw new AppError(caseErrors.tooManyLetters)
    },

    /** @throws 404 */
    async remove(caseId: string, letterId: string, actor: Actor): Promise<void> {
      const file = await repository.remove(caseId, letterId, actor)
      if (!file) throw new AppError(commonErrors.notFound)
      await deps.objects.delete(objectKey({ bucket: file.bucket, fileName: file.file_name }))
    },

    /** @throws 404 */
    async setDone(caseId: string, deadlineId: string, isDone: boolean, actor: Actor): Promise<void> {
      if (!(await repository.setDone(caseId, deadlineId, isDone ? now() : null, actor)))
        throw new AppError(commonErrors.notFound)
    },
  }
}
export type LettersService = ReturnType<typeof createLettersService>

/** The periods that a document begins before an office; none where no rule is known. */
function deadlinesOf(
  office: string,
  { event }: LetterKind,
  { datedOn, method, receivedOn }: { datedOn: string; method: DeliveryMethod | null; receivedOn: string | null },
): Deadline[] {
  if (!event) return []
  const response = computeDeadlines({
    office,
    kind: 'mark',
    event,
    date: datedOn,
    // Where receipt is proved, the way in which the document came makes no difference. Rules on receipt are those of CNIPA.
    ...(office === 'CN' &&
      (method ?? receivedOn) && { delivery: { method: method ?? 'hand', ...(receivedOn && { receivedOn }) } }),
  })
  return response.known ? response.deadlines.filter(({ isEarliest }) => !isEarliest) : []
}
