import { type CaseContent, type CaseDefinition, findDefinition, parseContent, fieldsOf } from '@markwright/cases'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { type PageRequest, rowRange } from '../../kernel/pagination.ts'
import type { Searcher } from '../trademarks/index.ts'
import type { ClearCase } from './case-clearance.ts'
import { caseErrors, DRAFTS_MAX } from './cases.errors.ts'
import type { DraftRow, DraftsRepository } from './drafts.repository.ts'
import { knownParties } from './known-parties.ts'
import { quotationStateOf, type ShownQuotationState } from './quotation-rows.ts'

/** A draft with the definition that it began with. */
export type Draft = {
  row: DraftRow
  definition: CaseDefinition
  content: CaseContent
  /** How it stands with the latest quotation; null where none was requested. */
  quotation: ShownQuotationState | null
}

/** @throws Error where the code lacks the version of a definition with which a draft or case began */
export function definitionOf(row: { product_type: number; definition_version: number }): CaseDefinition {
  const definition = findDefinition(row.product_type, row.definition_version)
  if (!definition)
    throw new Error(`no definition of product type ${row.product_type}, version ${row.definition_version}`)
  return definition
}

export function toDraft(row: DraftRow, quotation: ShownQuotationState | null = null): Draft {
  const definition = definitionOf(row)
  return { row, definition, content: parseContent(definition, row.content), quotation }
}

const FORMER_MAX = 50

type Member = { id: string; phone: string }

/** What members have begun and not ordered yet. */
export function createDraftsService(deps: { repository: DraftsRepository; clearCase: ClearCase; now: () => Date }) {
  const { repository, now } = deps

  async function find(accountId: string, id: string): Promise<Draft> {
    const row = await repository.find(accountId, id)
    if (!row) throw new AppError(commonErrors.notFound)
    return (await withQuotations([row]))[0]!
  }

  async function withQuotations(rows: readonly DraftRow[]): Promise<Draft[]> {
    const quoted = rows.filter((row) => definitionOf(row).pricing === 'quoted')
    const latest = await repository.latestQuotations(quoted.map(({ id }) => id))
    return rows.map((row) => {
      const quotation = latest.get(row.id)
      return toDraft(row, quotation && quotationStateOf(quotation, now()))
    })
  }

  /** The member's drafts and cases, those first that were changed last. */
  const listFormer = async (accountId: string) =>
    (await repository.listContents(accountId, FORMER_MAX)).map((row) => {
      const definition = definitionOf(row)
      return { definition, content: parseContent(definition, row.content) }
    })

  async function startOf(accountId: string, definition: CaseDefinition): Promise<CaseContent> {
    const [{ certification, contact }, former] = await Promise.all([
      repository.findDefaults(accountId),
      listFormer(accountId),
    ])
    const known = knownParties(former)
    const company = certification && {
      type: 'Organization',
      country: 'CN',
      nameCn: certification.company_name,
      idType: 'creditCode',
      idNumber: certification.credit_code,
      addressCn: certification.address,
    }
    const choices = fieldsOf(definition).flatMap((field) =>
      field.type === 'choice' && field.initial ? [[field.name, field.initial]] : [],
    )
    const latest = former.find((each) => each.definition.productType === definition.productType)?.content ?? {}
    const kept = fieldsOf(definition).flatMap(({ name, isKept }) =>
      isKept && latest[name] !== undefined ? [[name, latest[name]]] : [],
    )
    // Of several clients nobody knows for which of them the next matter is.
    const applicant = company ?? only(known.parties)
    const person = contact ?? only(known.contacts)
    return parseContent(definition, {
      ...Object.fromEntries(choices),
      ...Object.fromEntries(kept),
      ...(applicant && { applicant }),
      ...(person && { contact: person }),
    })
  }

  return {
    find,

    /** Parties and contacts of the member's latest drafts and cases. */
    listParties: async (accountId: string) => knownParties(await listFormer(accountId)),

    async list(accountId: string, page: PageRequest) {
      const { rows, total } = await repository.list(accountId, rowRange(page))
      return { drafts: await withQuotations(rows), total }
    },

    /**
     * Begins with what was sent and, where that has none, with the certified company as applicant and the default contact, or
     * the only ones of the former drafts and cases, and with what the latest case of the type says of the applicant's business.
     * @throws 60110 for a product type that is no case, 60111 where there are too many
     */
    async create(accountId: string, productType: number, sent: unknown): Promise<Draft> {
      const definition = findDefinition(productType)
      if (!definition) throw new AppError(caseErrors.unknownType)
      const content = { ...(await startOf(accountId, definition)), ...parseContent(definition, sent) }
      const draft = { productType: definition.productType, definitionVersion: definition.version, content }
      const row = await repository.create(accountId, draft, { max: DRAFTS_MAX, at: now() })
      if (!row) throw new AppError(caseErrors.tooManyDrafts)
      return toDraft(row)
    },

    /**
     * Saves what was filled in. `present` makes what a refused window is shown of the draft that won.
     * @throws 404; 409 with the draft where it was saved meanwhile; 60156 where an open quotation would lapse unknown to the
     * member
     */
    async save(
      { id: accountId, phone }: Member,
      { id, version }: { id: string; version: number },
      { content: sent, lapsingQuotation = null }: { content: unknown; lapsingQuotation?: string | null | undefined },
      present: (draft: Draft) => object,
    ): Promise<Draft> {
      const before = await find(accountId, id)
      const actor = { type: 'member' as const, id: accountId, name: phone }
      const by = { version, lapsingQuotation, actor, at: now() }
      const row = await repository.save(accountId, id, parseContent(before.definition, sent), by)
      if (row === 'quoted') throw new AppError(caseErrors.quotationOpen)
      if (!row) throw new AppError(commonErrors.changedMeanwhile, { draft: present(await find(accountId, id)) })
      return find(accountId, id)
    },

    /**
     * Assesses the mark of a draft and saves the result with it.
     * @throws 404, 60120 without a text or goods, and what a search throws
     */
    async clear(accountId: string, id: string, searcher: Searcher): Promise<Draft> {
      const { definition, content } = await find(accountId, id)
      const row = await repository.saveClearance(accountId, id, await deps.clearCase(definition, content, searcher))
      if (!row) throw new AppError(commonErrors.notFound)
      return toDraft(row)
    },

    /** @throws 404 */
    async delete({ id: accountId, phone }: Member, id: string) {
      const actor = { type: 'member' as const, id: accountId, name: phone }
      if (!(await repository.delete(accountId, id, { actor, at: now() }))) throw new AppError(commonErrors.notFound)
    },
  }
}
const only = <Value>(values: readonly Value[]): Value | undefined => (values.length === 1 ? values[0] : undefined)

export type DraftsService = ReturnType<typeof createDraftsService>
