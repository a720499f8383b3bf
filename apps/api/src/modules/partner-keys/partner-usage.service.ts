import { addDays, addMonths, daysBetween, HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { tableFile } from '@markwright/documents'
import type { Language } from '../../kernel/language.ts'
import { fieldRefusal } from '../../kernel/fields.ts'
import type { CountedCall, PartnerUsageRepository } from './partner-usage.repository.ts'

/** Days of Asia/Shanghai, both included. */
export type UsageQuery = {
  from?: string | undefined
  to?: string | undefined
  /** Of test or of live keys; of both where it is absent. */
  isTest?: boolean | undefined
}
/** How much of a service is used, of a day and of stocks; `by`: units that the last call used, 1 where it is absent. */
export type UsedShare = { service: string; used: number; limit: number; extraLeft: number; by?: number }

const DAYS = 30
const DAYS_MAX = 366
const STATEMENTS_MAX = 36
const WIDTHS = [12, 24, 10, 16, 10, 10, 12]

const texts = {
  cn: {
    name: '接口用量',
    head: ['日期', '密钥', '类型', '产品', '调用次数', '失败次数', '翻译字数'],
    kinds: ['正式', '测试'],
  },
  en: {
    name: 'API usage',
    head: ['Day', 'Key', 'Type', 'Product', 'Calls', 'Failures', 'Words'],
    kinds: ['Live', 'Test'],
  },
} as const

const services: Record<string, Record<Language, string>> = {
  search: { cn: '商标检索', en: 'Trademark searches' },
  patentSearch: { cn: '专利检索', en: 'Patent searches' },
  translation: { cn: '翻译次数', en: 'Translations' },
  translationCharacters: { cn: '翻译字符', en: 'Translated characters' },
}

const span = { cn: '开始日期不能晚于结束日期，且不超过 366 天', en: 'The days must be in order, 366 at most.' }

/** What the programs of members use. */
export function createPartnerUsage(deps: {
  repository: PartnerUsageRepository
  siteUrl: string
  now: () => Date
  onError: (error: unknown) => void
}) {
  const { repository } = deps
  const today = () => todayIn(HOME_ZONE, deps.now())

  const list = async (accountId: string, query: UsageQuery) => {
    const to = query.to ?? today()
    const from = query.from ?? addDays(to, -DAYS)
    const days = daysBetween(from, to)
    if (days < 0 || days >= DAYS_MAX) throw fieldRefusal('from', 'invalid', span)
    return { from, to, rows: await repository.list(accountId, { from, to, isTest: query.isTest }) }
  }

  return {
    list,

    listStatements: async (accountId: string) =>
      (await repository.listStatements(accountId, STATEMENTS_MAX)).map(({ month, ...figures }) => ({
        ...figures,
        from: month,
        to: addDays(addMonths(month, 1), -1),
      })),

    async export(accountId: string, query: UsageQuery, language: Language) {
      const { from, to, rows } = await list(accountId, query)
      const { name, head, kinds } = texts[language]
      const cells = rows.map((row) => [
        row.day,
        row.name,
        kinds[row.is_test ? 1 : 0],
        row.product,
        row.calls,
        row.failures,
        row.words,
      ])
      const body = await tableFile({ name, titles: head, widths: WIDTHS, rows: cells }, 'csv')
      return { name: `${name} ${from} ${to}.csv`, body }
    },

    /** Counts a call without making anybody wait or fail. */
    count(call: Omit<CountedCall, 'day'>): void {
      void repository.count({ ...call, day: today() }).catch(deps.onError)
    },

    /** Notifies the member when a call has used 80 or 100 % of a day, and nothing else is left. */
    alert(accountId: string, { service, used, limit, extraLeft, by = 1 }: UsedShare): void {
      if (limit <= 0 || extraLeft > 0) return
      const shareOf = (units: number) => Math.floor((100 * units) / limit)
      const percent = [100, 80].find((each) => shareOf(used) >= each && shareOf(used - by) < each)
      if (percent === undefined) return
      const name = services[service] ?? { cn: service, en: service }
      const notice = {
        cn: { title: `接口用量已达 ${percent}%`, content: `今日${name.cn}已用 ${used}，共 ${limit}。` },
        en: { title: `API usage has reached ${percent} %`, content: `${name.en}: ${used} of ${limit} used today.` },
      }
      void repository.alert({ accountId, service, percent, day: today() }, notice, deps.siteUrl).catch(deps.onError)
    },
  }
}
export type PartnerUsage = ReturnType<typeof createPartnerUsage>
