import { calendars } from './calendars/calendars.ts'
import { type Counting, isEmptySpan, type Span } from './counting.ts'
import type { CalculationStep, Deadline, Milestone, UncertainYear } from './deadline.ts'
import { deadlineEvents } from './events.ts'
import type { DeliveryMethod, Source } from './rule.ts'
import type { Text } from './text.ts'

type Language = keyof Text

/** How a deadline was computed, a sentence for each step. */
export const formatCalculation = ({ calculation }: Pick<Deadline, 'calculation'>, language: Language): string[] =>
  calculation.map((step) => formatStep(step, language))

/** What is not known of the days off that matter; null where they are known. */
export function formatCalendarNote(
  { uncertainYears }: Pick<Deadline, 'uncertainYears'>,
  language: Language,
): string | null {
  if (uncertainYears.length === 0) return null
  const groups = new Map<string, { first: UncertainYear; years: number[] }>()
  for (const each of uncertainYears) {
    const key = `${each.calendar} ${each.certainty}`
    groups.set(key, { first: each, years: [...(groups.get(key)?.years ?? []), each.year] })
  }
  return [...groups.values()]
    .map(({ first, years }) =>
      calendarNote(
        first,
        years.toSorted((a, b) => a - b),
        language,
      ),
    )
    .join(language === 'zh' ? '；' : ' ')
}

function calendarNote({ calendar, certainty }: UncertainYear, years: readonly number[], language: Language): string {
  const name = calendars[calendar].name[language]
  if (language === 'zh')
    return certainty === 'derived'
      ? `${years.join('、')}年${name}按往年规律推定，应与官方公布的日历核对`
      : `${years.join('、')}年${name}尚未公布或者未收录，仅按周末和已知的法定假日推算`
  const listed = new Intl.ListFormat('en').format(years.map(String))
  return certainty === 'derived'
    ? `Derived from earlier years for ${listed}: ${name}. Check the calendar that the office has published.`
    : `Not published or not part of this product for ${listed}: ${name}. Only weekends and known holidays are counted.`
}

/** Where the rule was read, and whether it was compared with the law. */
export function formatSource({ publication, grade }: Source, language: Language): string {
  const grades: Record<Source['grade'], Text> = {
    law: { zh: '法律文本', en: 'text of the law' },
    office: { zh: '官方网页或者指南', en: 'page or guide of the office' },
    secondary: { zh: '二手资料', en: 'secondary source' },
    unverified: { zh: '未经核实', en: 'not verified' },
  }
  return language === 'zh' ? `${publication}（${grades[grade].zh}）` : `${publication} (${grades[grade].en})`
}

function formatStep(step: CalculationStep, language: Language): string {
  const isChinese = language === 'zh'
  switch (step.step) {
    case 'event': {
      const name = deadlineEvents[step.event][language]
      return isChinese ? `${name}：${step.date}` : `${capitalized(name)}: ${step.date}`
    }
    case 'presumed-receipt':
      return presumedReceipt(step, language)
    case 'proved-receipt':
      return isChinese ? `能够证明的收到日：${step.date}` : `Proved to be received on ${step.date}`
    case 'assumed-receipt':
      return isChinese
        ? `未注明送达方式，按当日收到计算：${step.date}`
        : `Without a way of delivery, taken as received on ${step.date}`
    case 'begins':
      return beginning(step, language)
    case 'ends':
      return ending(step, language)
    case 'free-months':
      return isChinese
        ? `到期后${step.months}个月内（至月末）免收附加费：${step.date}`
        : `Payable without surcharge to the end of the ${ordinal(step.months)} month after: ${step.date}`
    case 'late-receipt':
      return isChinese
        ? `收到晚于文件日期七日，超出的${step.days}日计入期限：${step.date}`
        : `Received more than seven days after its date: the ${step.days} days above seven are added: ${step.date}`
    case 'opens':
      return opening(step, language)
    case 'rolls':
      return rolling(step, language)
    case 'make-up-day':
      return isChinese
        ? `${step.date}为调休上班日，不顺延`
        : `${step.date} is a weekend day on which people work: not moved`
    case 'stays':
      return isChinese ? `${step.date}：${step.reason.zh}` : `${step.date}: ${step.reason.en}`
    case 'tiers':
      return step.tiers.map((tier) => tierText(tier, language)).join(isChinese ? '；' : '; ')
  }
}

type StepOf<Name extends CalculationStep['step']> = Extract<CalculationStep, { step: Name }>

function presumedReceipt({ method, span, law, date }: StepOf<'presumed-receipt'>, language: Language): string {
  const methods: Record<DeliveryMethod, Text> = {
    electronic: { zh: '电子送达', en: 'sent electronically' },
    post: { zh: '邮寄', en: 'sent by post' },
    hand: { zh: '直接送达', en: 'delivered by hand' },
    publication: { zh: '公告送达', en: 'served by publication' },
  }
  const isImmediate = isEmptySpan(span)
  if (language === 'zh') {
    const way = method === null ? '' : `${methods[method].zh}，`
    return `${way}${isImmediate ? '当日' : `发文后${spanText(span, 'zh')}`}视为送达（${law}）：${date}`
  }
  const way = method === null ? 'Deemed' : `${capitalized(methods[method].en)}, deemed`
  return `${way} received ${isImmediate ? 'on the day itself' : `${spanText(span, 'en')} later`} (${law}): ${date}`
}

const beginning = ({ at, date }: StepOf<'begins'>, language: Language): string =>
  ({
    'next-month': {
      zh: `自次月一日起计算：${date}`,
      en: `Counted from the first day of the following month: ${date}`,
    },
    'filing-anniversary': {
      zh: `自其后首个申请周年日起计算：${date}`,
      en: `Counted from the next anniversary of the filing: ${date}`,
    },
  })[at][language]

const countings: Record<Counting, Text> = {
  corresponding: {
    zh: '首日不计，至相应日；无相应日的至该月最后一日',
    en: 'first day not counted, to the corresponding day or the last day of a shorter month',
  },
  eve: {
    zh: '首日计入，至相应日的前一日；无相应日的至该月最后一日',
    en: 'first day counted, to the day before the corresponding day or the last day of a shorter month',
  },
  'month-end': { zh: '至该月最后一日', en: 'to the last day of that month' },
  'last-day': {
    zh: '首日不计，至相应日；起于月末的至月末',
    en: 'first day not counted, to the corresponding day, from the last day of a month to the last day of a month',
  },
}
const ofDays: Text = { zh: '首日不计', en: 'first day not counted' }

function ending({ of, from, span, counting, date }: StepOf<'ends'>, language: Language): string {
  const isOfDays = !span.years && !span.months
  const how = (isOfDays && counting !== 'month-end' ? ofDays : countings[counting])[language]
  if (language === 'zh') return `${milestones[of].zh}：${from}起${spanText(span, 'zh')}（${how}）：${date}`
  return `${milestones[of].en}: ${spanText(span, 'en')} from ${from} (${how}): ${date}`
}

const milestones: Record<Milestone, Text> = {
  due: { zh: '期限', en: 'Period' },
  opens: { zh: '开始', en: 'Opening' },
  grace: { zh: '宽限期', en: 'Grace period' },
}

function opening({ counting, span, date }: StepOf<'opens'>, language: Language): string {
  const length = spanText(span, language)
  const texts: Record<typeof counting, Text> = {
    corresponding: { zh: `可在届满前${length}起办理`, en: `Possible from ${length} before` },
    'month-end': {
      zh: `可在届满前${length}（月末对月末）起办理`,
      en: `Possible from ${length} before, month end to month end`,
    },
    'full-months': {
      zh: `可在届满前${length}（整月）起办理`,
      en: `Possible in the ${length} before, full calendar months`,
    },
    'day-after': { zh: `可在届满前${length}的次日起办理`, en: `Possible from the day after the day ${length} before` },
    'after-event': isEmptySpan(span)
      ? { zh: '自起算日起可以办理', en: 'Possible from the day on which the period begins' }
      : { zh: `满${length}起可以办理`, en: `Possible from ${length} after the event` },
  }
  const text = texts[counting]
  return language === 'zh' ? `${text.zh}：${date}` : `${text.en}: ${date}`
}

function rolling({ of, from, reason, law, date }: StepOf<'rolls'>, language: Language): string {
  if (language === 'zh')
    return `${milestones[of].zh}末日${from}为${reason === 'weekend' ? '周末' : '休息日'}，顺延至${date}（${law}）`
  const why = reason === 'weekend' ? 'a weekend day' : 'a day on which the office is closed'
  return `${from} is ${why}: moved to ${date} (${law})`
}

const tierText = ({ from, to, percent }: Deadline['tiers'][number], language: Language): string =>
  language === 'zh'
    ? `${from}至${to}：${percent === 0 ? '免收滞纳金' : `滞纳金${percent}%`}`
    : `${from} to ${to}: ${percent === 0 ? 'no surcharge' : `${percent} % surcharge`}`

function spanText({ years = 0, months = 0, days = 0 }: Span, language: Language): string {
  const parts: [number, Text][] = [
    [years, { zh: '年', en: 'year' }],
    [months, { zh: '个月', en: 'month' }],
    [days, { zh: '日', en: 'day' }],
  ]
  const nonZero = parts.filter(([count]) => count > 0)
  return language === 'zh'
    ? nonZero.map(([count, unit]) => `${count}${unit.zh}`).join('')
    : nonZero.map(([count, unit]) => `${count} ${unit.en}${count === 1 ? '' : 's'}`).join(' and ')
}

const ordinal = (count: number) => ['first', 'second', 'third'][count - 1] ?? `${count}th`

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
