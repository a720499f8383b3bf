import { type CaseDefinition, findDefinition } from '@markwright/cases'
import type { PartnerSchemas } from '@markwright/contract/partner'
import { formatCalculation } from '@markwright/deadlines'
import { decimalOf } from '@markwright/domain/money/amounts'
import { productTypes } from '@markwright/domain/money/product-types'
import type { Language } from '../../kernel/language.ts'
import { AppError } from '../../kernel/errors.ts'
import { readFormBytes } from '../../kernel/read-form.ts'
import {
  caseErrors,
  type CaseRow,
  type CasesService,
  type Draft,
  type DraftsService,
  type OrderCase,
  paymentOf,
  titleOfCase,
  type WholeCase,
} from '../cases/index.ts'
import type { FilesService } from '../files/index.ts'
import { timestamp } from './callers.ts'
import type { Cursors } from './cursors.ts'
import { byInstant, listPage } from './list-page.ts'
import type { PartnerHandlers } from './partner.routes.ts'
import { PartnerRefusal } from './problems.ts'

type Operations =
  | 'listCaseTypes'
  | 'uploadCaseFile'
  | 'createCaseDraft'
  | 'getCaseDraft'
  | 'saveCaseDraft'
  | 'deleteCaseDraft'
  | 'checkCaseDraft'
  | 'orderCaseDraft'
  | 'listCases'
  | 'getCase'
  | 'addCaseDocument'
  | 'submitCase'

/** Matters that are filed with offices, for programs of the member who owns them. */
export function caseOperations(deps: {
  cases: {
    drafts: Pick<DraftsService, 'create' | 'find' | 'save' | 'delete'>
    cases: Pick<CasesService, 'listTypes' | 'check' | 'listOf' | 'find' | 'addDocument' | 'submit' | 'findMember'>
    orderCase: OrderCase
  }
  files: Pick<FilesService, 'upload'>
  cursors: Cursors
}): PartnerHandlers<Operations> {
  const { drafts, cases, orderCase } = deps.cases

  const refuseQuoted = (definition: Pick<CaseDefinition, 'pricing'> | null) => {
    if (definition?.pricing === 'quoted') throw new AppError(caseErrors.quotedOnSite)
  }
  /** A draft of a matter with a price; what staff quote is ordered on the site. */
  async function findDraft(accountId: string, id: string): Promise<Draft> {
    const draft = await drafts.find(accountId, id)
    refuseQuoted(draft.definition)
    return draft
  }

  return {
    listCaseTypes: async ({ language }) => ({
      data: (await cases.listTypes())
        .filter(({ definition }) => definition.pricing !== 'quoted')
        .map(({ definition, isSold }) => ({
          productType: definition.productType,
          name: productTypes[definition.productType]![language],
          isSold,
          fields: definition.steps
            .flatMap(({ fields }) => fields)
            .map((field) => ({
              name: field.name,
              type: field.type,
              label: field.label[language],
              isOptional: field.isOptional ?? false,
              options: field.type === 'choice' ? field.options.map(({ value }) => value) : [],
            })),
          documents: definition.documents
            .filter(({ isGenerated }) => !isGenerated)
            .map(({ kind, label, isOptional = false }) => ({ kind, label: label[language], isOptional })),
        })),
    }),

    uploadCaseFile: async ({ partner, bytes, request, ip, reply }) => {
      const { file, fields } = await readFormBytes(bytes, request.headers['content-type'] ?? '')
      const kind = uploadKinds[String(fields.get('purpose')) as keyof typeof uploadKinds]
      if (!file || file.bytes.length === 0 || !kind) throw new PartnerRefusal('invalid_request')
      const { id, original } = await deps.files.upload({ kind, ...file }, { accountId: partner.accountId, ip })
      reply.code(201)
      return { id, name: original }
    },

    createCaseDraft: async ({ partner, body, reply }) => {
      refuseQuoted(findDefinition(body.productType))
      reply.code(201)
      return presentDraft(await drafts.create(partner.accountId, body.productType, body.content))
    },

    getCaseDraft: async ({ partner, path }) => presentDraft(await findDraft(partner.accountId, path.id)),

    saveCaseDraft: async ({ partner, path, body: { version, content } }) => {
      await findDraft(partner.accountId, path.id)
      const member = await cases.findMember(partner.accountId)
      return presentDraft(await drafts.save(member, { id: path.id, version }, { content }, presentDraft))
    },

    deleteCaseDraft: async ({ partner, path, reply }) => {
      await findDraft(partner.accountId, path.id)
      await drafts.delete(await cases.findMember(partner.accountId), path.id)
      return reply.code(204).send()
    },

    checkCaseDraft: async ({ partner, path, language }) => {
      const { problems, price, fileFrom } = await cases.check(await findDraft(partner.accountId, path.id))
      return {
        problems: problems.map((problem) => ({
          path: problem.path,
          code: problem.code,
          message: problem.text[language],
        })),
        price: price && {
          serviceFee: decimalOf(price.serviceFen),
          officialFee: decimalOf(price.officialFen),
          total: decimalOf(price.totalFen),
          currency: 'CNY',
        },
        fileFrom,
      }
    },

    orderCaseDraft: async ({ partner, path, body, language, reply }) => {
      const member = await cases.findMember(partner.accountId)
      const receipt = await orderCase(member, path.id, body, language, presentDraft)
      reply.code(201)
      return { orderId: receipt.orderId, cases: receipt.cases.map(({ caseId, caseNo }) => ({ id: caseId, caseNo })) }
    },

    listCases: async (call) => {
      const key = byInstant((row: CaseRow) => ({ at: row.created_at, id: row.id }))
      const { rows, ...page } = await listPage(deps.cursors, call, key, (requested) =>
        cases.listOf(call.partner.accountId, requested),
      )
      return { data: rows.map(presentHead), ...page }
    },

    getCase: async ({ partner, path, language }) => presentCase(await cases.find(path.id, partner.accountId), language),

    addCaseDocument: async ({ partner, path, body, language }) =>
      presentCase(await cases.addDocument(path.id, partner.accountId, body), language),

    submitCase: async ({ partner, path, body, language }) => {
      const { id, phone } = await cases.findMember(partner.accountId)
      const read = { id: path.id, version: body.version, accountId: id }
      return presentCase(await cases.submit(read, { type: 'member', id, name: phone }), language)
    },
  }
}

const uploadKinds = { mark: 'tmApply', document: 'priority' } as const

const presentDraft = ({ row, content }: Draft): PartnerSchemas['PartnerCaseDraft'] => ({
  id: row.id,
  productType: row.product_type,
  version: row.version,
  content,
  createdAt: timestamp(row.created_at),
  updatedAt: timestamp(row.updated_at),
})

const presentHead = (row: CaseRow): PartnerSchemas['PartnerCaseHead'] => ({
  id: row.id,
  caseNo: row.number,
  productType: row.product_type,
  title: titleOfCase(row),
  state: row.state,
  payment: paymentOf(row),
  officeNumber: row.office_number,
  fileFrom: row.file_from,
  nextDeadline: row.next_deadline,
  createdAt: timestamp(row.created_at),
  updatedAt: timestamp(row.updated_at),
})

const presentCase = (whole: WholeCase, language: Language): PartnerSchemas['PartnerCase'] => ({
  ...presentHead(whole.row),
  version: whole.row.version,
  orderId: whole.row.order_id,
  content: whole.content,
  documents: whole.documents.map(({ id, kind, name, created_at }) => ({
    id,
    kind,
    name,
    createdAt: timestamp(created_at),
  })),
  missingDocuments: whole.missing.map(({ kind }) => kind),
  letters: whole.letters.map(({ id, kind, dated_on }) => ({ id, kind, datedOn: dated_on })),
  deadlines: whole.deadlines.map(({ computed, done_at }) => ({
    dueOn: computed.due,
    name: computed.name[language === 'cn' ? 'zh' : 'en'],
    ruleId: computed.rule,
    law: computed.law,
    calculation: formatCalculation(computed, language === 'cn' ? 'zh' : 'en'),
    done: done_at !== null,
  })),
})
