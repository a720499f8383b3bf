import { drawMarkText, undrawableCharacters } from '@markwright/documents/mark-text-image'
import { memberActor, staffActor } from '../../kernel/actors.ts'
import type { Call, Handlers } from '../../kernel/contract-routes.ts'
import { AppError } from '../../kernel/errors.ts'
import { pageOf } from '../../kernel/pagination.ts'
import { requireMember } from '../../kernel/session.ts'
import { actorOf } from '../backoffice/index.ts'
import type { FilesService } from '../files/index.ts'
import { getSearcher } from '../trademarks/index.ts'
import { caseErrors } from './cases.errors.ts'
import {
  presentCase,
  presentDraft,
  presentDraftHead,
  presentHead,
  presentManaged,
  presentMark,
  presentPrice,
  presentRenewal,
  presentType,
} from './cases.presenter.ts'
import type { CasesService } from './cases.service.ts'
import type { DraftsService } from './drafts.service.ts'
import { sendStoredFile } from './send-stored-file.ts'
import type { RenewalsService } from './renewals.service.ts'
import type { OrderCase } from './order-case.repository.ts'

type Operations =
  | 'listCaseTypes'
  | 'findCaseMarks'
  | 'listCaseParties'
  | 'listRenewals'
  | 'createCaseDraft'
  | 'listCaseDrafts'
  | 'getCaseDraft'
  | 'saveCaseDraft'
  | 'deleteCaseDraft'
  | 'checkCaseDraft'
  | 'clearCaseDraft'
  | 'drawMarkText'
  | 'orderCase'
  | 'listCases'
  | 'getCase'
  | 'addCaseDocument'
  | 'downloadCaseDocument'
  | 'deleteCaseDocument'
  | 'submitCase'
  | 'withdrawCase'
  | 'getManagedCase'
  | 'downloadManagedCaseDocument'
  | 'moveCase'
  | 'assignCase'

export function casesHandlers({
  drafts,
  cases,
  renewals,
  orderCase,
  files,
  now,
}: {
  drafts: DraftsService
  cases: CasesService
  renewals: RenewalsService
  orderCase: OrderCase
  files: Pick<FilesService, 'openById'>
  now: () => Date
}): Handlers<Operations> {
  const download = async (
    { path, reply }: Pick<Call<'downloadCaseDocument'>, 'path' | 'reply'>,
    accountId: string | null,
  ) => {
    const document = await cases.findDocument(path.id, path.documentId, accountId)
    return sendStoredFile(reply, files, document)
  }

  return {
    listCaseTypes: async () =>
      (await cases.listTypes()).map(({ definition, isSold }) => ({ ...presentType(definition), isSold })),

    findCaseMarks: async ({ member, query }) => {
      requireMember(member)
      return (await cases.findMarks(query.numbers)).map((mark) => presentMark(mark, now()))
    },

    listCaseParties: ({ member }) => drafts.listParties(requireMember(member).id),

    listRenewals: async ({ member, query }) => {
      const { keyword, status = 'all' } = query
      const found = await renewals.list({ accountId: requireMember(member).id, keyword, status }, query)
      return pageOf(
        found.rows.map((mark) => presentRenewal(mark, found.today)),
        found.total,
        query,
      )
    },

    drawMarkText: async ({ member, query, reply }) => {
      requireMember(member)
      const characters = undrawableCharacters(query.text)
      if (characters.length > 0) throw new AppError(caseErrors.undrawable, { characters })
      return reply
        .header('cache-control', 'private, max-age=3600')
        .type('image/png')
        .send(await drawMarkText(query.text))
    },

    createCaseDraft: async ({ member, body }) =>
      presentDraft(await drafts.create(requireMember(member).id, body.productType, body.content)),

    listCaseDrafts: async ({ member, query }) => {
      const { drafts: rows, total } = await drafts.list(requireMember(member).id, query)
      return pageOf(rows.map(presentDraftHead), total, query)
    },

    getCaseDraft: async ({ member, path }) => presentDraft(await drafts.find(requireMember(member).id, path.id)),

    saveCaseDraft: async ({ member, path, body }) => {
      const read = { id: path.id, version: body.version }
      return presentDraft(await drafts.save(requireMember(member), read, body, presentDraft))
    },

    deleteCaseDraft: async ({ member, path }) => {
      await drafts.delete(requireMember(member), path.id)
      return true
    },

    checkCaseDraft: async ({ member, path }) => {
      const { problems, price, fileFrom } = await cases.check(await drafts.find(requireMember(member).id, path.id))
      return { problems, price: presentPrice(price), fileFrom }
    },

    clearCaseDraft: async ({ member, path, request }) => {
      const draft = await drafts.clear(requireMember(member).id, path.id, getSearcher({ member, request }))
      return presentDraft(draft).clearance
    },

    orderCase: ({ member, path, body, language }) =>
      orderCase(requireMember(member), path.id, body, language, presentDraft),

    listCases: async ({ member, query, language }) => {
      const { rows, total } = await cases.list({ accountId: requireMember(member).id, finished: query.finished }, query)
      return pageOf(
        rows.map((row) => presentHead(row, language)),
        total,
        query,
      )
    },

    getCase: async ({ member, path, language }) =>
      presentCase(await cases.find(path.id, requireMember(member).id), language),

    addCaseDocument: async ({ member, path, body, language }) =>
      presentCase(await cases.addDocument(path.id, requireMember(member).id, body), language),

    downloadCaseDocument: (call) => download(call, requireMember(call.member).id),

    deleteCaseDocument: async ({ member, path, language }) =>
      presentCase(await cases.deleteDocument(path.id, requireMember(member).id, path.documentId), language),

    submitCase: async (call) => {
      const actor = memberActor(call)
      const read = { id: call.path.id, version: call.body.version, accountId: actor.id }
      return presentCase(await cases.submit(read, actor), call.language)
    },

    withdrawCase: async (call) => {
      const actor = memberActor(call)
      const read = { id: call.path.id, version: call.body.version, accountId: actor.id }
      return presentCase(await cases.move(read, { ...call.body, event: 'withdraw' }, actor), call.language)
    },

    getManagedCase: async (call) =>
      presentManaged(await cases.findManaged(call.path.id), actorOf(call).id, call.language),

    downloadManagedCaseDocument: (call) => download(call, null),

    moveCase: async (call) => {
      const read = { id: call.path.id, version: call.body.version, accountId: null }
      const moved = await cases.managed(await cases.move(read, call.body, staffActor(call)))
      return presentManaged(moved, actorOf(call).id, call.language)
    },

    assignCase: async (call) => {
      const actor = actorOf(call)
      const { id, name } = actor
      const read = { id: call.path.id, version: call.body.version, accountId: null }
      const assignee = call.body.isMine ? { id, name } : null
      const assigned = await cases.managed(await cases.assign(read, assignee, { actor, isOwn: false }))
      return presentManaged(assigned, id, call.language)
    },
  }
}
