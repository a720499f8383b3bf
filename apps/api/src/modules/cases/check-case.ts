import {
  type CaseContent,
  type CaseDefinition,
  checkContent,
  type ContentProblem,
  fieldOfType,
  RENEWAL,
} from '@markwright/cases'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates/calendar'
import { formatClasses } from '@markwright/domain/marks/class-numbers'
import { numberKey } from '@markwright/domain/marks/register-number'
import type { RegisteredMark } from './case-marks.repository.ts'
import { marksOf } from './case-price.ts'
import { renewalWindow } from './renewal-window.ts'

/** Everything that is wrong with the content of a case, by itself and beside the register. */
export const checkCase = (
  definition: CaseDefinition,
  content: CaseContent,
  registered: ReadonlyMap<string, RegisteredMark>,
  at: Date,
): ContentProblem[] => [
  ...checkContent(definition, content, {
    at,
    // One mark may be named by the number of its application and by that of its registration.
    markKeyOf: (number) => registered.get(numberKey(number))?.keys[0] ?? numberKey(number),
  }),
  ...(definition.productType === RENEWAL ? renewalProblems(definition, content, registered, at) : []),
  ...(fieldOfType(definition, 'goods')?.classesOf === undefined
    ? []
    : marksProblems(definition, content, (number, classes) => baseProblems(number, classes, registered))),
]

type Problem = Pick<ContentProblem, 'code' | 'text'> & { part?: 'classes' }

/** Which marks cannot be renewed today as they are filled in, and why. */
function renewalProblems(
  definition: CaseDefinition,
  content: CaseContent,
  registered: ReadonlyMap<string, RegisteredMark>,
  at: Date,
): ContentProblem[] {
  const today = todayIn(HOME_ZONE, at)
  const windows = marksOf(content).flatMap(({ number }) => {
    const mark = registered.get(numberKey(number))
    const window = mark?.isLive && !mark.isInternational ? renewalWindow(mark.expiresOn, today) : null
    return window && window.state !== 'lapsed' ? [window] : []
  })
  return marksProblems(definition, content, (number, classes) => {
    const mark = registered.get(numberKey(number))
    return mark ? problemsOf(number, classes, mark, { today, windows }) : [unknownMark(number)]
  })
}

/** What is wrong with the marks of a case that have a number. */
function marksProblems(
  definition: CaseDefinition,
  content: CaseContent,
  problemsWith: (number: string, classes: readonly number[]) => Problem[],
): ContentProblem[] {
  const step = definition.steps.find(({ fields }) => fields.some(({ name }) => name === 'marks'))!.code
  return marksOf(content).flatMap(({ number, classes }, index) =>
    (numberKey(number) === '' ? [] : problemsWith(number, classes)).map(({ code, text, part = 'number' }) => ({
      step,
      field: 'marks',
      path: `marks.${index}.${part}`,
      code,
      text,
    })),
  )
}

/** Why a mark cannot be the basis of an international registration; what the register does not know, staff check. */
function baseProblems(
  number: string,
  classes: readonly number[],
  registered: ReadonlyMap<string, RegisteredMark>,
): Problem[] {
  const mark = registered.get(numberKey(number))
  if (!mark) return []
  if (!mark.isLive || mark.isInternational)
    return [
      {
        code: 'noBasis',
        text: {
          cn: `登记簿数据中 ${number} ${mark.isLive ? '是国际注册商标' : '已失效'}，不能作为基础商标`,
          en: `${number} ${mark.isLive ? 'is an international registration' : 'has ended according to the register'}, so that it cannot be the base mark.`,
        },
      },
    ]
  return otherClasses(number, classes, mark)
}

const unknownMark = (number: string): Problem => ({
  code: 'markUnknown',
  text: {
    cn: `登记簿数据中没有 ${number}，无法核对有效期，请联系我们办理`,
    en: `${number} is not in the register as it is loaded, so that its term cannot be checked. Please contact us.`,
  },
})

type Window = NonNullable<ReturnType<typeof renewalWindow>>

function problemsOf(
  number: string,
  classes: readonly number[],
  mark: RegisteredMark,
  { today, windows }: { today: string; windows: readonly Window[] },
): Problem[] {
  const problem = termProblem(number, mark, today) ?? waitProblem(number, mark, { today, windows })
  return problem ? [problem] : otherClasses(number, classes, mark)
}

/** Classes that are filled in and not those of the register. */
function otherClasses(number: string, classes: readonly number[], mark: RegisteredMark): Problem[] {
  const others = classes.filter((each) => !mark.classes.includes(each))
  return others.length === 0
    ? []
    : [
        {
          code: 'classNotRegistered',
          part: 'classes',
          text: {
            cn: `${number} 没有在第 ${formatClasses(others)} 类注册`,
            en: `${number} is not registered in class ${formatClasses(others)}.`,
          },
        },
      ]
}

function termProblem(number: string, mark: RegisteredMark, today: string): Problem | null {
  if (!mark.isLive)
    return {
      code: 'ended',
      text: {
        cn: `登记簿数据中 ${number} 已失效，不能在线续展，如有疑问请联系我们`,
        en: `${number} has ended according to the register, so that it cannot be renewed here. Please contact us if in doubt.`,
      },
    }
  if (mark.isInternational)
    return {
      code: 'international',
      text: {
        cn: `${number} 是国际注册商标，须向国际局续展，请联系我们办理`,
        en: `${number} is an international registration, which is renewed with WIPO. Please contact us.`,
      },
    }
  const window = renewalWindow(mark.expiresOn, today)
  if (!window)
    return {
      code: 'termUnknown',
      text: {
        cn: `登记簿数据中没有 ${number} 的有效期，请联系我们办理`,
        en: `The register has no term for ${number}. Please contact us.`,
      },
    }
  if (window.state === 'lapsed')
    return {
      code: 'notRenewable',
      text: {
        cn: `${number} 的宽展期已过，不能续展`,
        en: `The grace period of ${number} is over; it cannot be renewed any more.`,
      },
    }
  return null
}

/**
 * The marks of a case are filed together, on the day on which the last of their windows opens; no mark of it waits beyond
 * the end of its term, and none that can be filed today waits at all.
 */
function waitProblem(
  number: string,
  { expiresOn }: RegisteredMark,
  { today, windows }: { today: string; windows: readonly Window[] },
): Problem | null {
  const window = renewalWindow(expiresOn, today)
  if (window?.state !== 'not-open') return null
  const { opens } = window
  if (windows.some(({ state }) => state !== 'not-open'))
    return {
      code: 'windowLater',
      text: {
        cn: `${number} 自 ${opens} 起才能续展，其他商标现在就能续展；请把它另下一单，以免其他商标等待`,
        en: `${number} can be renewed from ${opens} on, others of this order today. Please order it separately, so that they do not wait.`,
      },
    }
  const firstDue = windows.map(({ due }) => due).toSorted()[0]!
  return opens <= firstDue
    ? null
    : {
        code: 'windowLater',
        text: {
          cn: `${number} 自 ${opens} 起才能续展，而本单另有商标的有效期在 ${firstDue} 届满；请把它另下一单`,
          en: `${number} can be renewed from ${opens} on, after the term of another mark of this order ends on ${firstDue}. Please order it separately.`,
        },
      }
}

/**
 * The day on which the last window of the marks of a renewal opens; null where all are open today, or for another matter.
 */
export function fileFromOf(
  { productType }: CaseDefinition,
  content: CaseContent,
  registered: ReadonlyMap<string, RegisteredMark>,
  at: Date,
): string | null {
  if (productType !== RENEWAL) return null
  const today = todayIn(HOME_ZONE, at)
  const days = marksOf(content).flatMap(({ number }) => {
    const window = renewalWindow(registered.get(numberKey(number))?.expiresOn ?? null, today)
    return window?.state === 'not-open' ? [window.opens] : []
  })
  return days.toSorted().at(-1) ?? null
}
