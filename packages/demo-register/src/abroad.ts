import { monthsLater, nextWorkingDay, yearsLater } from './calendar.ts'
import { type Course, createCourse } from './course.ts'
import type { DemoOffice } from './office.ts'
import { procedures } from './procedures.ts'
import type { Random } from './random.ts'

const RENEWED_SHARE = 0.55

/** How an application has gone by today. Statuses are 9 to 12 of spec 2 §4. */
export function courseAbroad(
  office: Exclude<DemoOffice, 'CN'>,
  filedOn: number,
  today: number,
  random: Random,
): Course {
  const procedure = procedures[office]
  const { wording } = procedure
  const running = createCourse(today)
  const { course, happens, end } = running
  const between = ([first, last]: readonly [number, number]) => random.between(first, last)

  happens(filedOn, '提交申请', 'Application filed')
  const examinedOn = filedOn + between(procedure.examinationDays)
  if (procedure.publication === 'filed') publish(filedOn + random.between(15, 45), '申请公布', 'Application published')
  if (examinedOn > today) return pending()
  if (random.chance(procedure.refusedShare)) {
    happens(examinedOn, '驳回意见通知', 'Provisional refusal')
    const final = happens(examinedOn + random.between(90, 190), '驳回', 'Refused')
    return final ? end(9, wording.refused) : pending()
  }
  if (procedure.publication === 'approved') {
    const published = publish(examinedOn + random.between(12, 40), '公告', 'Published for opposition')
    if (!published) return pending()
    opposed(course.publication?.day ?? examinedOn)
  }
  const oppositionEnds = monthsLater(course.publication?.day ?? examinedOn, procedure.oppositionMonths)
  const dueOn = Math.max(oppositionEnds, examinedOn, course.opposedOn ? course.opposedOn + 400 : 0)
  return registered(dueOn + between(procedure.registrationDays))

  function publish(onOrAfter: number, text: string, textEn: string): boolean {
    const publication = procedure.gazette(onOrAfter)
    const published = happens(publication.day, text, textEn, publication.issue)
    if (published) course.publication = publication
    return published
  }

  function opposed(publishedOn: number): void {
    const opposedOn = publishedOn + random.between(10, 28 * procedure.oppositionMonths)
    if (random.chance(0.04) && happens(opposedOn, '异议申请', 'Notice of opposition')) course.opposedOn = opposedOn
  }

  function pending(): Course {
    // The early publications of Japan have no bearing on the status.
    return course.publication && office !== 'JP' ? end(11, wording.published) : end(12, wording.pending)
  }

  function registered(onOrAfter: number): Course {
    const registration = procedure.registersInGazette
      ? procedure.gazette(onOrAfter)
      : { day: nextWorkingDay(onOrAfter), issue: '' }
    if (!happens(registration.day, '注册', 'Registered', registration.issue)) return pending()
    course.registration = registration
    course.registeredOn = procedure.registeredAsOf === 'filing' ? filedOn : registration.day
    if (procedure.publication === 'registered') course.publication = registration
    return lifeOfRegistration(registration.day)
  }

  function lifeOfRegistration(registeredOn: number): Course {
    const { term, proofOfUse } = procedure
    const begins = term.from === 'filing' ? filedOn : registeredOn
    if (proofOfUse && !random.chance(proofOfUse.maintainedShare)) {
      const cancelledOn = monthsLater(yearsLater(registeredOn, proofOfUse.afterYears), 6) + random.between(20, 50)
      course.expiresOn = yearsLater(begins, term.years)
      const cancelled = happens(cancelledOn, '未提交使用声明，注册撤销', 'Cancelled - Section 8')
      return cancelled ? end(9, 'Cancelled - Section 8') : end(10, wording.registered)
    }
    for (let terms = 1; ; terms += 1) {
      // Counted from the first day: a term that began on 29 February ends on one where there is one.
      const termEnds = yearsLater(begins, term.years * terms)
      const expiresOn = term.endsDayBefore ? termEnds - 1 : termEnds
      course.expiresOn = expiresOn
      const assignedOn = termEnds - random.between(300, 2200)
      if (random.chance(0.07)) happens(assignedOn, '权利转移登记', 'Assignment recorded')
      if (!random.chance(RENEWED_SHARE)) {
        const lapsesOn = monthsLater(expiresOn, 6) + random.between(1, 30)
        return happens(lapsesOn, '期满未续展', 'Expired') ? end(9, wording.lapsed) : end(10, wording.registered)
      }
      const renewedOn = expiresOn - (random.chance(0.88) ? random.between(1, 180) : -random.between(1, 150))
      if (!happens(renewedOn, '续展', 'Renewed')) return end(10, wording.registered)
    }
  }
}
