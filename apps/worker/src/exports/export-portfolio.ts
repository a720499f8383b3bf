import { documentTypes, portfolioPdf, type PrintedRight, tableFile, type TableValue } from '@markwright/documents'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import type { Exporter, portfolioExport } from '@markwright/exports'
import { deadlineName, kindName } from '@markwright/hosting'
import type { ObjectStore } from '@markwright/storage'
import { buffer } from 'node:stream/consumers'
import type { ExportedRight, ExportedRightsRepository } from './exported-rights.repository.ts'

const BATCH = 500
/** Of a right, in a report. */
const DEADLINES_PRINTED = 3

const texts = {
  cn: {
    sheet: '托管资产',
    states: { pending: '申请中', live: '有效', ended: '已失效', unknown: '不明' },
    reductions: { cn85: '85%', cn70: '70%', usSmall: '小实体', usMicro: '微实体' },
    titles: [
      '类型',
      '国家',
      '国家/地区名称',
      '申请号',
      '注册号',
      '名称',
      '类别',
      '状态',
      '权利人',
      '代理机构',
      '申请日',
      '注册日',
      '到期日',
      '优先权日',
      '客户',
      '申请人',
      '权利要求数',
      '费用减缴',
      '版本',
      '发证机构',
      '备注',
      '下一期限',
      '下一期限日',
      '宽限期至',
      '负责代理',
    ],
  },
  en: {
    sheet: 'Portfolio',
    states: { pending: 'Pending', live: 'Live', ended: 'Ended', unknown: 'Unknown' },
    reductions: { cn85: '85%', cn70: '70%', usSmall: 'Small entity', usMicro: 'Micro entity' },
    titles: [
      'Kind',
      'Country',
      'Country name',
      'Application number',
      'Registration number',
      'Title',
      'Classes',
      'State',
      'Owner',
      'Agent',
      'Filing date',
      'Registration date',
      'Expiry date',
      'Priority date',
      'Client',
      'Applicant',
      'Claims',
      'Fee reduction',
      'Version',
      'Issuer',
      'Note',
      'Next deadline',
      'Next deadline on',
      'Grace period until',
      'Acting agent',
    ],
  },
} as const
const WIDTHS = [14, 9, 18, 20, 20, 36, 10, 10, 28, 24, 12, 12, 12, 12, 22, 28, 10, 14, 12, 22, 30, 26, 14, 14, 28]

/** Exports hosted rights as a spreadsheet, which can be imported again, or as a report. */
export const createPortfolioExporter =
  (deps: {
    repository: ExportedRightsRepository
    objects: Pick<ObjectStore, 'find'>
    now: () => Date
  }): Exporter<typeof portfolioExport> =>
  async ({ request, language, accountId }, run) => {
    const rights: ExportedRight[] = []
    for (let done = 0; done < request.itemIds.length; done += BATCH) {
      rights.push(...(await deps.repository.listRights(request.itemIds.slice(done, done + BATCH))))
      await run.progress(Math.min(request.itemIds.length, done + BATCH))
    }
    if (request.format === 'xlsx') {
      // Notes and who acts are of the account alone.
      const rows = rights.map((right) =>
        valuesOf(right.account_id === accountId ? right : { ...right, note: null, agent_name: null }, language),
      )
      const { sheet, titles } = texts[language]
      const bytes = await tableFile({ name: sheet, titles, widths: WIDTHS, rows }, 'xlsx')
      return { bytes, mime: documentTypes.xlsx, records: rights.length }
    }
    const publicIds = new Map(rights.map(({ id, register }) => [id, register?.['publicId']]))
    const readImage = async (id: string) => {
      const publicId = publicIds.get(id)
      const key = typeof publicId === 'string' ? await deps.repository.findImageKey(publicId) : null
      const object = key === null ? null : await deps.objects.find(key)
      return object ? buffer(object.stream) : null
    }
    const bytes = await portfolioPdf(
      rights.map((right) => printedOf(right, language)),
      { language, today: todayIn(HOME_ZONE, deps.now()), readImage },
    )
    return { bytes, mime: documentTypes.pdf, records: rights.length }
  }

function valuesOf(right: ExportedRight, language: Language): TableValue[] {
  const { states, reductions } = texts[language]
  const [next] = right.deadlines
  const day = (text: string | null | undefined) => (text ? { day: text } : null)
  return [
    kindName(right, language),
    right.office,
    countryName(right.office, language),
    right.number,
    right.registration_number,
    right.title,
    right.classes.join(', '),
    states[right.state],
    right.owner,
    right.agent,
    day(right.filed_on),
    day(right.registered_on),
    day(right.expires_on),
    day(right.priority_on),
    right.client_name,
    right.applicant_name,
    right.claims,
    right.fee_reduction && reductions[right.fee_reduction as keyof typeof reductions],
    right.details['version'],
    right.details['issuer'],
    right.note,
    next && deadlineName(next, language),
    day(next?.due_on),
    day(next?.grace_end),
    right.agent_name,
  ]
}

const printedOf = (right: ExportedRight, language: Language): PrintedRight => ({
  id: right.id,
  kind: right.kind,
  office: right.office,
  number: right.number,
  registrationNumber: right.registration_number,
  title: right.title,
  classes: right.classes,
  state: right.state,
  owner: right.owner,
  client: right.client_name,
  filedOn: right.filed_on,
  registeredOn: right.registered_on,
  expiresOn: right.expires_on,
  deadlines: right.deadlines.slice(0, DEADLINES_PRINTED).map((each) => ({
    name: deadlineName(each, language),
    dueOn: each.due_on,
    graceEnd: each.grace_end,
  })),
})
