import { isShown } from '@markwright/cases'
import { namesDocuments, requestText } from '@markwright/domain/cases/document-requests'
import { toAppError } from '../../kernel/error-handler.ts'
import { AppError, type ErrorEntry } from '../../kernel/errors.ts'
import { fieldRefusal, requireText, trimToNull } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import type { Actor } from '../backoffice/index.ts'
import { languageOfMember } from './case-messages.ts'
import { caseErrors } from './cases.errors.ts'
import type { CaseRow } from './cases.repository.ts'
import type { CasesService, WholeCase } from './cases.service.ts'
import type { DeskService } from './desk.service.ts'

type Item = { id: string; version: number; officeNumber?: string | undefined }
export type BulkChange = {
  change: 'claim' | 'release' | 'assign' | 'requestDocuments' | 'file'
  items: readonly Item[]
  assigneeId?: string | undefined
  reasons?: Record<Language, string> | undefined
  documents?: readonly string[] | undefined
}
/** `row` is the case as it is now, null where there is none; `refusal` is why it was not changed. */
export type BulkResult = { id: string; row: CaseRow | null; refusal: ErrorEntry | null }
type ChangeOne = (item: Item) => Promise<WholeCase>

/** Changes several cases, each by itself, so that what one of them is refused for stops no other. */
export function createBulkChange({
  cases,
  desk,
}: {
  cases: Pick<CasesService, 'find' | 'findRow' | 'move' | 'assign'>
  desk: Pick<DeskService, 'listStaff'>
}) {
  async function changeOf(input: BulkChange, actor: Actor): Promise<ChangeOne> {
    const read = ({ id, version }: Item) => ({ id, version, accountId: null })
    const by = { type: 'staff' as const, ...actor }
    const { id, name } = actor
    switch (input.change) {
      case 'claim':
        return (item) => cases.assign(read(item), { id, name }, { actor, isOwn: true })
      case 'release':
        return (item) => cases.assign(read(item), null, { actor, isOwn: true })
      case 'assign': {
        const assignee = (await desk.listStaff()).find((staff) => staff.id === input.assigneeId && staff.isActive)
        if (!assignee)
          throw fieldRefusal('assigneeId', 'unknown', {
            cn: '请选择可以办理案件的工作人员',
            en: 'Please choose somebody of the staff who may work on cases.',
          })
        return (item) => cases.assign(read(item), assignee, { actor, isOwn: false })
      }
      case 'requestDocuments': {
        const reasons = {
          cn: requireText('reasons.cn', input.reasons?.cn),
          en: requireText('reasons.en', input.reasons?.en),
        }
        return async (item) => {
          const reason = reasonFor(await cases.find(item.id, null), reasons, input.documents ?? [])
          return cases.move(read(item), { event: 'requestDocuments', reason }, by)
        }
      }
      case 'file': {
        const numbers = input.items.map(({ officeNumber }) => trimToNull(officeNumber))
        return async (item) => {
          const officeNumber = trimToNull(item.officeNumber)
          const isUnique = numbers.filter((each) => each === officeNumber).length === 1
          if (officeNumber === null || !isUnique) throw new AppError(caseErrors.officeNumberWrong)
          return cases.move(read(item), { event: 'file', officeNumber }, by)
        }
      }
    }
  }

  /**
   * @param report logs failures of the server
   * @returns a result for each item, in their order
   * @throws 400 where a case is named twice, or for what all of them need
   */
  return async (input: BulkChange, actor: Actor, report: (error: unknown) => void): Promise<BulkResult[]> => {
    if (new Set(input.items.map(({ id }) => id)).size < input.items.length)
      throw fieldRefusal('items', 'duplicate', { cn: '同一案件只能选择一次', en: 'A case is named twice.' })
    const change = await changeOf(input, actor)
    const results: BulkResult[] = []
    /** What nothing more can be done after. */
    let failure: ErrorEntry | null = null
    for (const item of input.items) {
      if (failure) {
        results.push({ id: item.id, row: null, refusal: failure })
        continue
      }
      try {
        results.push({ id: item.id, row: (await change(item)).row, refusal: null })
      } catch (error) {
        const { entry } = toAppError(error as AppError)
        if (entry.status >= 500) {
          report(error)
          failure = entry
        }
        const row = failure ? null : await cases.findRow(item.id, null).catch(() => null)
        results.push({ id: item.id, row, refusal: entry })
      }
    }
    return results
  }
}
export type ChangeCases = ReturnType<typeof createBulkChange>

/** The text of a request in the language of the member, with the documents that are missing or named by `kinds`. */
function reasonFor(
  { row, definition, content, missing }: WholeCase,
  reasons: Record<Language, string>,
  kinds: readonly string[],
): string {
  const language = languageOfMember(row)
  // What was sent by post and has not arrived is missing once it is asked for.
  const underWay = row.post_received_at === null ? row.posted_kinds : []
  const documents = definition.documents.filter(
    (document) =>
      missing.includes(document) ||
      (underWay.includes(document.kind) && !row.received_kinds.includes(document.kind)) ||
      (kinds.includes(document.kind) && !document.isGenerated && isShown(document, content)),
  )
  const text = reasons[language]
  if (documents.length === 0 && namesDocuments(text)) throw new AppError(caseErrors.nothingToRequest)
  return requestText(
    text,
    documents.map(({ label }) => label[language]),
    language,
  )
}
