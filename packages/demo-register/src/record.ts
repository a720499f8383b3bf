import type { MarkKind, RegisterRecordInput } from '@markwright/domain/marks/register-record'
import { courseAbroad } from './abroad.ts'
import { type Applicant, partyAt } from './applicant.ts'
import { dayText } from './calendar.ts'
import type { Course } from './course.ts'
import type { Filing } from './family.ts'
import { goodsAt } from './goods.ts'
import { designationCourse, mainlandCourse } from './mainland.ts'
import { printMark, type PrintedMark } from './print-mark.ts'
import type { Random } from './random.ts'
import { inWords, seniorityOf, statementsOf } from './statements.ts'
import type { World } from './world.ts'

/** What stays the same wherever a mark is filed. */
export type Mark = { kind: MarkKind; logo: number | null; applicants: Applicant[] }

/** File name of a logo. */
export const logoName = (logo: number): string => `logo-${String(logo).padStart(5, '0')}.svg`

/** Of marks of the European Union, those that claim the seniority of a national one. */
const SENIORITY_SHARE = 0.03

/** The record an office keeps of one application. */
export function createRecord(
  world: World,
  filing: Filing,
  mark: Mark,
  printed: PrintedMark | null,
  random: Random,
): RegisterRecordInput {
  const { office, classes, number, international, priority } = filing
  const course = courseOf(world, filing, random)
  const goods = classes.map((classNo) => goodsAt(office, classNo, random))
  const logo = mark.logo === null ? null : world.describeLogo(mark.logo)
  const claimsColour = logo !== null && random.chance(0.25)
  const day = (on: number | null | undefined) => (on === null || on === undefined ? undefined : dayText(on))
  const details: RegisterRecordInput['details'] = {
    ...(priority && { priorities: [{ country: priority.country, number: priority.number, on: day(priority.on) }] }),
    ...(course.opposedOn !== null && {
      oppositions: [opposition(world, filing, course.opposedOn, random)],
    }),
    ...(international && { designations: international.designations }),
    ...(claimsColour && { colorClaim: inWords(office, logo.colours.zh, logo.colours.en) }),
    ...(office === 'EU' && random.chance(SENIORITY_SHARE) && seniorityOf(filing.filedOn, random)),
    ...statementsOf(office, mark.kind, printed?.text ?? null, random),
  }
  return {
    office,
    applicationNumber: number,
    registrationNumbers: registrationNumbers(world, filing, course),
    internationalNumber: international?.number,
    text: printed?.text,
    textOther: printed?.textOther ?? undefined,
    kind: mark.kind,
    classes,
    goods: goods.flatMap((each) => each.goods),
    similarGroups: [...new Set(goods.flatMap((each) => each.groups))],
    viennaCodes: logo ? [...logo.viennaCodes, ...inscriptionCodes(printed)] : [],
    status: course.status,
    officeStatus: course.officeStatus,
    statusOn: day(course.statusOn),
    appliedOn: day(filing.filedOn),
    publishedOn: day(course.publication?.day),
    publishedIssue: course.publication?.issue || undefined,
    registeredOn: day(course.registeredOn),
    registrationPublishedOn: day(course.registration?.day),
    registrationIssue: course.registration?.issue || undefined,
    priorityOn: day(priority?.on),
    internationalOn: day(international?.on),
    designatedOn: office === 'CN' && international ? day(filing.filedOn) : undefined,
    expiresOn: day(course.expiresOn),
    jointlyOwned: mark.applicants.length > 1,
    applicants: mark.applicants.map((applicant) => partyAt(office, applicant)),
    agents: random.chance(0.85) ? [world.agentAt(office, random)] : [],
    events: course.steps.map(({ on, text, textEn, issue }) => ({
      on: dayText(on),
      text,
      textEn,
      ...(issue && { issue }),
    })),
    image: mark.logo === null ? undefined : logoName(mark.logo),
    details,
    demonstration: true,
    dataOn: dayText(world.today),
  }
}

function courseOf(world: World, { office, filedOn, international }: Filing, random: Random): Course {
  if (office !== 'CN') return courseAbroad(office, filedOn, world.today, random)
  return international
    ? designationCourse(international.on, filedOn, world.today, random)
    : mainlandCourse(filedOn, world.today, random)
}

function registrationNumbers(world: World, { office, number }: Filing, course: Course): string[] {
  const registeredOn = course.registration?.day ?? course.registeredOn
  if (registeredOn === null) return []
  return [world.registrationsOf(office)?.take(registeredOn).number ?? number]
}

/** Letters and Chinese or Japanese characters that are beside a figure have codes of their own. */
function inscriptionCodes(printed: PrintedMark | null): string[] {
  if (!printed) return []
  const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(printed.text)
  return [...(eastAsian ? ['28.3'] : []), ...(/[A-Za-z]/.test(printed.text) ? ['27.5'] : [])]
}

function opposition(world: World, { office, number, classes }: Filing, opposedOn: number, random: Random) {
  const opponent = world.applicantAt(office === 'WO' ? 'EU' : office, random)
  const zh = `与异议人在先的近似商标构成类似商品上的近似商标（第${classes[0]}类）`
  const en = `Likelihood of confusion with the opponent’s earlier mark in class ${classes[0]}`
  return {
    number: `${number}-1`,
    on: dayText(opposedOn),
    opponent: partyAt(office, opponent).name,
    grounds: inWords(office, zh, en),
    earlierMarks: [printMark(opponent.houseBrand, office, random).text],
  }
}
