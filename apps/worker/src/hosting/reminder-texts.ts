import type { Language } from '@markwright/domain/site/language'
import type { ReminderStep } from '@markwright/hosting'

export type ReminderLine = {
  /** Of a last day; null for a document that expires. */
  name: string | null
  title: string
  /** The number of a right with the code of its office, or the applicant of a document. */
  about: string
  client: string | null
  dueOn: string
  graceEnd: string | null
  step: ReminderStep
  /** Negative once the last day has passed. */
  daysLeft: number
}

const LINES = 20

/** What a reminder of last days says. */
export function reminderTexts(language: Language, lines: readonly ReminderLine[]): { title: string; content: string } {
  const listed = lines.slice(0, LINES).map((line) => lineText(language, line))
  const rest = lines.length - listed.length
  if (language === 'cn')
    return {
      title: lines.length === 1 ? `托管期限提醒：${lines[0]!.title}` : `托管期限提醒：${lines.length} 项`,
      content: [...listed, ...(rest > 0 ? [`另有 ${rest} 项，请登录查看。`] : [])].join('\n'),
    }
  const counted = lines.every(({ name }) => name !== null) ? 'deadlines' : 'dates'
  return {
    title:
      lines.length === 1 ? `Deadline reminder: ${lines[0]!.title}` : `Deadline reminder: ${lines.length} ${counted}`,
    content: [...listed, ...(rest > 0 ? [`${rest} more are listed on the site.`] : [])].join('\n'),
  }
}

const words = {
  cn: {
    document: '文件到期',
    grace: (until: string) => `已过截止日，宽限期至 ${until}，需缴滞纳金`,
    lapsed: (on: string) => `宽限期已于 ${on} 届满`,
    passed: { deadline: '已过截止日', document: '已到期' },
    today: { deadline: '今日截止', document: '今日到期' },
    left: (days: number) => `剩余 ${days} 天`,
    comma: '，',
    line: (day: string, what: string, right: string, state: string) => `${day} ${what}：${right}，${state}`,
  },
  en: {
    document: 'expiry of a document',
    grace: (until: string) => `the last day has passed; it can still be done with a surcharge until ${until}`,
    lapsed: (on: string) => `the grace period has ended on ${on}`,
    passed: { deadline: 'the last day has passed', document: 'it has expired' },
    today: { deadline: 'today', document: 'it expires today' },
    left: (days: number) => `${days} ${days === 1 ? 'day' : 'days'} left`,
    comma: ', ',
    line: (day: string, what: string, right: string, state: string) => `${day} ${what}: ${right} – ${state}`,
  },
} as const

function lineText(language: Language, line: ReminderLine): string {
  const word = words[language]
  const kind = line.name === null ? 'document' : 'deadline'
  const right = [`${line.title} (${line.about})`, line.client].filter(Boolean).join(word.comma)
  return word.line(line.dueOn, line.name ?? word.document, right, state())

  function state() {
    if (line.step === 'grace') return word.grace(line.graceEnd!)
    if (line.step === 'lapsed') return word.lapsed(line.graceEnd!)
    if (line.step === 'missed') return word.passed[kind]
    return line.daysLeft === 0 ? word.today[kind] : word.left(line.daysLeft)
  }
}
