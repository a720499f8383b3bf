import type { Schemas } from '@markwright/contract'
import {
  alternativesOf,
  type Deadline,
  formatCalculation,
  formatCalendarNote,
  formatSource,
  stateOn,
} from '@markwright/deadlines'
import type { Language } from '../../kernel/language.ts'

/** @param today the day in Asia/Shanghai */
export function presentDeadline(deadline: Deadline, today: string, language: Language): Schemas['LegalDeadline'] {
  const inLanguage = language === 'cn' ? 'zh' : 'en'
  const { rule, name, opens, due, graceEnd, surcharge, note, law, source, uncertainYears } = deadline
  return {
    ruleId: rule,
    name: name[inLanguage],
    state: stateOn(deadline, today),
    opens,
    lastDay: due,
    graceEnd,
    surcharge: surcharge && surcharge[inLanguage],
    extensions: deadline.extensions.map((extension) => ({ name: extension.name[inLanguage], until: extension.until })),
    law,
    source: source && formatSource(source, inLanguage),
    note: note && note[inLanguage],
    calculation: formatCalculation(deadline, inLanguage),
    alternatives: alternativesOf(deadline).map((other) => ({
      text: other.text[inLanguage],
      opens: other.opens ?? null,
      lastDay: other.due ?? null,
      graceEnd: other.graceEnd ?? null,
    })),
    calendarKnown: uncertainYears.length === 0,
    calendarNote: formatCalendarNote(deadline, inLanguage),
  }
}
