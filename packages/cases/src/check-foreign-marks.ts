import { isDay } from '@markwright/domain/dates/calendar'
import { numberKey } from '@markwright/domain/marks/register-number'
import { type Problem, problem } from './content-problems.ts'
import type { CaseForeignMark, Field } from './definition.ts'

/** What is missing or wrong with marks of other registers, which are not known here. */
export function checkForeignMarks(
  { hasExpiry = false }: Extract<Field, { type: 'foreignMarks' }>,
  marks: readonly CaseForeignMark[],
): Problem[] {
  const keys = marks.map(({ country, number }) => `${country} ${numberKey(number)}`)
  return marks.flatMap(({ country, number, classes, expiresOn }, index) => [
    ...(country === '' ? [problem('country', `${index}.country`)] : []),
    ...(numberKey(number) === '' ? [problem('numberMissing', `${index}.number`)] : []),
    ...(numberKey(number) !== '' && keys.indexOf(keys[index]!) < index
      ? [problem('markRepeated', `${index}.number`)]
      : []),
    ...(classes.length === 0 ? [problem('classesMissing', `${index}.classes`)] : []),
    ...(hasExpiry && !isDay(expiresOn) ? [problem('day', `${index}.expiresOn`)] : []),
  ])
}
