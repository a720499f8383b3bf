import { parseContent } from '@markwright/cases'
import type { Schemas } from '@markwright/contract'
import { formatInstant } from '@markwright/domain/dates/calendar'
import { productTypes } from '@markwright/domain/money/product-types'
import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { requireText } from '../../kernel/fields.ts'
import type { Language } from '../../kernel/language.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { caseStateLabels } from './case-messages.ts'
import { marksOf } from './case-price.ts'
import { partyName, presentCase, presentDraft } from './cases.presenter.ts'
import type { CaseRow } from './cases.repository.ts'
import type { CasesService } from './cases.service.ts'
import { definitionOf, type DraftsService } from './drafts.service.ts'
import type { OrderCase } from './order-case.repository.ts'

type Operations =
  | 'listConveyances'
  | 'getConveyance'
  | 'startConveyance'
  | 'listRejectionReviews'
  | 'getRejectionReview'
  | 'saveRejectionReview'
  | 'submitRejectionReview'
  | 'listOppositions'
  | 'submitOpposition'

const [OPPOSITION, TRANSFER, CHANGE, REVIEW, LICENCE] = [7, 12, 13, 14, 31] as const
const conveyances = [TRANSFER, CHANGE, LICENCE] as const

/** Cases under the addresses of their matters (spec 1 §6): transfers, changes and licences; reviews; oppositions. */
export function mattersHandlers({
  drafts,
  cases,
  orderCase,
}: {
  drafts: DraftsService
  cases: Pick<CasesService, 'find' | 'listOfTypes'>
  orderCase: OrderCase
}): Handlers<Operations> {
  const list = async ({ member, query, language }: Call<'listConveyances'>, types: readonly number[]) => {
    const { rows, total } = await cases.listOfTypes(requireMember(member).id, types, query)
    return pageOf(
      rows.map((row) => presentMatter(row, language)),
      total,
      query,
    )
  }
  const get = async ({ member, path, language }: Call<'getConveyance'>, types: readonly number[]) => {
    const whole = await cases.find(path.id, requireMember(member).id)
    if (!types.includes(whole.row.product_type)) throw new AppError(commonErrors.notFound)
    return presentCase(whole, language)
  }
  const submit = async ({ member, body, language }: Call<'submitOpposition'>, productType: number) => {
    const { draftId, ...order } = body
    const account = requireMember(member)
    await requireDraft(account.id, draftId, productType, { mayBeOrdered: true })
    return orderCase(account, draftId, order, language, presentDraft)
  }
  /** A draft that is gone may have been ordered by the same request, sent before. */
  async function requireDraft(
    accountId: string,
    draftId: string,
    productType: number,
    { mayBeOrdered }: { mayBeOrdered: boolean },
  ) {
    const draft = await drafts.find(accountId, draftId).catch((error: unknown) => {
      if (mayBeOrdered && error instanceof AppError && error.entry === commonErrors.notFound) return null
      throw error
    })
    if (draft && draft.row.product_type !== productType) throw new AppError(commonErrors.notFound)
  }

  return {
    listConveyances: (call) => list(call, conveyances),
    getConveyance: (call) => get(call, conveyances),
    startConveyance: async ({ member, body }) =>
      presentDraft(await drafts.create(requireMember(member).id, body.type, body.content)),

    listRejectionReviews: (call) => list(call, [REVIEW]),
    getRejectionReview: (call) => get(call, [REVIEW]),
    saveRejectionReview: async ({ member, body: { draftId, version, content } }) => {
      const account = requireMember(member)
      if (draftId === undefined) return presentDraft(await drafts.create(account.id, REVIEW, content))
      await requireDraft(account.id, draftId, REVIEW, { mayBeOrdered: false })
      if (version === undefined) requireText('version', null)
      return presentDraft(await drafts.save(account, { id: draftId, version: version! }, { content }, presentDraft))
    },
    submitRejectionReview: (call) => submit(call, REVIEW),

    listOppositions: (call) => list(call, [OPPOSITION]),
    submitOpposition: (call) => submit(call, OPPOSITION),
  }
}

function presentMatter(row: CaseRow, language: Language): Schemas['CaseMatter'] {
  const content = parseContent(definitionOf(row), row.content)
  const marks = marksOf(content)
  const owner = partyName(content, 'applicant')
  const from = {
    [TRANSFER]: partyName(content, 'assignor'),
    [CHANGE]: typeof content['formerName'] === 'string' ? content['formerName'] : '',
    [LICENCE]: owner,
  }[row.product_type]
  return {
    id: row.id,
    caseNo: row.number,
    orderNo: row.order_number,
    appNo: marks.map(({ number }) => number).join('；'),
    name: marks.map(({ name }) => name).join('；'),
    fromApplicant: from || null,
    toApplicant: row.product_type === LICENCE ? partyName(content, 'licensee') : owner,
    type: row.product_type,
    typeName: productTypes[row.product_type]!,
    status: row.state,
    statusText: caseStateLabels[row.state][language],
    createTime: formatInstant(row.created_at),
  }
}
