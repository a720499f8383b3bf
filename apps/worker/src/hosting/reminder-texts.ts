import type { Language } from '@markwright/domain/site/language'
import type { ReminderStep } from '@markwright/hosting'

export type ReminderLine = {
  name: string
  title: string
  /** With the code of the office. */
  number: string
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
  return {
    title:
      lines.length === 1 ? `Deadline reminder: ${lines[0]!.title}` : `Deadline reminder: ${lines.length} deadlines`,
    content: [...listed, ...(rest > 0 ? [`${rest} more are listed on the site.`] : [])].join('\n'),
  }
}

function lineText(
  language: Language,
  { name, title, number, client, dueOn, graceEnd, step, daysLeft }: ReminderLine,
): string {
  const isEnglish = language === 'en'
  const state = {
    grace: isEnglish
      ? `the last day has passed; it can still be done with a surcharge until ${graceEnd}`
      : `已过截止日，宽限期至 ${graceEnd}，需缴滞纳金`,
    missed: isEnglish ? 'the last day has passed' : '已过截止日',
    lapsed: isEnglish ? `the grace period has ended on ${graceEnd}` : `宽限期已于 ${graceEnd} 届满`,
  }
  const left = isEnglish
    ? daysLeft === 0
      ? 'today'
      : `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`
    : daysLeft === 0
      ? '今日截止'
      : `剩余 ${daysLeft} 天`
  const passed = step === 'grace' || step === 'missed' || step === 'lapsed' ? state[step] : left
  const right = [`${title} (${number})`, client].filter(Boolean).join(isEnglish ? ', ' : '，')
  return isEnglish ? `${dueOn} ${name}: ${right} – ${passed}` : `${dueOn} ${name}：${right}，${passed}`
}
