import type { Language } from '../site/language.ts'
import type { MeteredService, PlanLimit, PlanPeriod } from './metered-services.ts'

/** Names of what is counted: Chinese with the unit that its numbers take, English for one and for many. */
const services: Record<MeteredService, { cn: string; unit: string; en: readonly [one: string, many: string] }> = {
  search: { cn: '商标查询', unit: '次', en: ['trademark search', 'trademark searches'] },
  patentSearch: { cn: '专利检索', unit: '次', en: ['patent search', 'patent searches'] },
  bulkQuery: { cn: '批量查询', unit: '次', en: ['bulk query', 'bulk queries'] },
  report: { cn: '注册可行性报告', unit: '份', en: ['registrability report', 'registrability reports'] },
  monitoring: { cn: '商标监测', unit: '个', en: ['trademark monitor', 'trademark monitors'] },
  translation: { cn: '文本翻译', unit: '次', en: ['text translation', 'text translations'] },
  translationCharacters: { cn: '翻译字符', unit: '个', en: ['character of text', 'characters of text'] },
  translationWords: { cn: '翻译字数', unit: '字', en: ['word of translation', 'words of translation'] },
  documentTranslation: { cn: '文档翻译', unit: '份', en: ['document translation', 'document translations'] },
  apiCall: { cn: '接口调用', unit: '次', en: ['API call', 'API calls'] },
  pluginWords: { cn: '插件翻译字数', unit: '字', en: ['word of plug-ins', 'words of plug-ins'] },
}

/** What a service is called in a list: `Trademark searches`. */
export function serviceName(service: MeteredService, language: Language): string {
  const { cn, en } = services[service]
  return language === 'cn' ? cn : `${en[1].charAt(0).toUpperCase()}${en[1].slice(1)}`
}

const shown = (count: number) => count.toLocaleString('en')
const counted = (count: number, [one, many]: readonly [string, string]) => `${shown(count)} ${count === 1 ? one : many}`

/** What a limit gives, as one reads it in a price list: `500 trademark searches a day`. */
export const limitText = (limit: PlanLimit, language: Language): string =>
  language === 'cn' ? chineseLimit(limit) : englishLimit(limit)

function chineseLimit({ services: limited, perDay, total, atOnce }: PlanLimit): string {
  const names = limited.map((service) => services[service].cn).join('、')
  const unit = limited.length === 1 ? services[limited[0]!].unit : '次'
  const atOnceText = limited.includes('bulkQuery') ? '批量查询每次最多' : '同时最多'
  const parts = [
    total !== null && `${limited.length > 1 ? '共' : ''} ${shown(total)} ${unit}`.trim(),
    perDay !== null && `每天 ${shown(perDay)} ${unit}`,
    atOnce !== null &&
      (limited.length === 1 && limited[0] === 'bulkQuery'
        ? `每次最多 ${shown(atOnce)} 行`
        : `${atOnceText} ${shown(atOnce)} ${limited.includes('bulkQuery') ? '行' : unit}`),
  ]
  return `${names} ${parts.filter(Boolean).join('，')}`
}

function englishLimit({ services: limited, perDay, total, atOnce }: PlanLimit): string {
  const [only] = limited
  const hasRows = limited.includes('bulkQuery')
  const rows = atOnce !== null && hasRows ? `up to ${counted(atOnce, ['row', 'rows'])} each` : null
  if (limited.length > 1 || !only) {
    const names = limited.map((service) => services[service].en[1]).join(', ')
    const most = perDay === null ? '' : `, at most ${shown(perDay)} a day`
    const list = rows ? `, bulk queries of ${rows.replace(' each', '')}` : ''
    return `${counted(total ?? 0, ['use', 'uses'])} in total (${names})${most}${list}`
  }
  const { en } = services[only]
  const running = atOnce === null || hasRows ? null : `${counted(atOnce, en)} at the same time`
  const amount =
    total !== null
      ? `${counted(total, en)}${perDay === null ? '' : `, at most ${shown(perDay)} a day`}`
      : perDay !== null && `${counted(perDay, en)} a day`
  return [amount, rows, running].filter(Boolean).join(', ')
}

/** What a limit gives, without the names of its services: `500 a day`, in a table that has these at its side. */
export function limitAmount({ services: limited, perDay, total, atOnce }: PlanLimit, language: Language): string {
  const isChinese = language === 'cn'
  const unit = limited.length === 1 ? services[limited[0]!].unit : '次'
  const hasRows = limited.includes('bulkQuery')
  const parts = isChinese
    ? [
        total !== null && `共 ${shown(total)} ${unit}`,
        perDay !== null && `每天 ${shown(perDay)} ${unit}`,
        atOnce !== null && (hasRows ? `每次最多 ${shown(atOnce)} 行` : `同时最多 ${shown(atOnce)} ${unit}`),
      ]
    : [
        total !== null && `${shown(total)} in total`,
        perDay !== null && `${shown(perDay)} a day`,
        atOnce !== null &&
          (hasRows ? `up to ${counted(atOnce, ['row', 'rows'])} each` : `${shown(atOnce)} at the same time`),
      ]
  return parts.filter(Boolean).join(isChinese ? '，' : ', ')
}

const CENTURY_MONTHS = 1200

/** How long a plan lasts: `3 days`, `1 year`; null where it does not end, which a century means too. */
export function periodText({ months, days }: PlanPeriod, language: Language): string | null {
  if ((!months && !days) || (months ?? 0) >= CENTURY_MONTHS) return null
  const years = months && months % 12 === 0 ? months / 12 : null
  const cn = [years ? `${years} 年` : months ? `${months} 个月` : '', days ? `${days} 天` : '']
  const en = [
    years ? counted(years, ['year', 'years']) : months ? counted(months, ['month', 'months']) : '',
    days ? counted(days, ['day', 'days']) : '',
  ]
  return (language === 'cn' ? cn : en).filter(Boolean).join(language === 'cn' ? '' : ' and ')
}
