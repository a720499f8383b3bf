import { mainlandPreliminary, mainlandRegistration, monthsLater, newYear, yearsLater } from './calendar.ts'
import { type Course, createCourse, type RunningCourse } from './course.ts'
import type { Random } from './random.ts'

/** How an application at the CNIPA has gone by today: examination, review, publication, opposition, term, renewals. */
export function mainlandCourse(filedOn: number, today: number, random: Random): Course {
  const running = createCourse(today)
  const { course, happens, end } = running
  happens(filedOn, '商标注册申请', 'Application filed')
  if (random.chance(0.008) && happens(filedOn + 25, '商标注册申请不予受理通知书发文', 'Application not accepted')) {
    return end(8, '申请不予受理')
  }
  happens(filedOn + random.between(8, 40), '商标注册申请受理通知书发文', 'Filing receipt issued')

  const examined = examination(running, filedOn + examinationDays(filedOn, random), today, random)
  if (typeof examined !== 'number') return examined

  const publication = mainlandPreliminary(examined + random.between(18, 45))
  if (!happens(publication.day, '初步审定公告', 'Preliminary approval published', publication.issue)) {
    return end(6, '等待初步审定公告')
  }
  course.publication = publication
  // Art. 33 and 39 of the 2019 law: three months for oppositions, and the term begins on the day after them.
  const termBegins = monthsLater(publication.day, 3) + 1
  const opposition = opposed(running, publication.day, today, random)
  if (opposition && typeof opposition !== 'number') return opposition

  const registration = mainlandRegistration(opposition ? opposition + 20 : termBegins)
  if (!happens(registration.day, '注册公告', 'Registration published', registration.issue)) {
    return end(opposition ? 5 : 3, opposition ? '异议中' : '初步审定公告')
  }
  happens(registration.day + random.between(5, 25), '商标注册证发文', 'Certificate of registration issued')
  course.registeredOn = termBegins
  course.registration = registration
  return lifeOfRegistration(running, termBegins, today, random)
}

/** How the designation of mainland China in an international registration has gone; its term is that registration's. */
export function designationCourse(
  internationalOn: number,
  designatedOn: number,
  today: number,
  random: Random,
): Course {
  const { course, happens, end } = createCourse(today)
  happens(designatedOn, '国际注册领土延伸通知', 'Designation of China notified')
  const examinedOn = designatedOn + random.between(240, 400)
  if (examinedOn > today) return end(6, '等待实质审查')
  if (random.chance(0.22)) {
    happens(examinedOn, '国际注册驳回通知', 'Refusal notified to WIPO')
    return happens(examinedOn + 20, '驳回决定生效', 'Refusal final') ? end(2, '商标已无效') : end(6, '驳回通知书已发文')
  }
  happens(examinedOn, '给予保护声明', 'Statement of grant of protection')
  course.registeredOn = internationalOn
  for (let terms = 1; ; terms += 1) {
    course.expiresOn = yearsLater(internationalOn, terms * 10)
    if (!random.chance(RENEWED_SHARE)) {
      const lapsesOn = monthsLater(course.expiresOn, 6) + random.between(1, 40)
      return happens(lapsesOn, '国际注册期满未续展', 'International registration lapsed')
        ? end(2, '商标已无效')
        : end(1, '商标已注册')
    }
    const renewedOn = course.expiresOn - random.between(1, 170)
    if (!happens(renewedOn, '国际注册续展', 'International registration renewed')) return end(1, '商标已注册')
  }
}

/** Shorter by the year: about two years in the 2000s, nine months from 2014, four months today. */
function examinationDays(filedOn: number, random: Random): number {
  if (filedOn < newYear(2010)) return random.between(620, 900)
  if (filedOn < newYear(2014)) return random.between(270, 360)
  if (filedOn < newYear(2018)) return random.between(200, 270)
  return random.between(105, 165)
}

/** The day of approval, or the course where it ended with a refusal or has not got so far. */
function examination(running: RunningCourse, examinedOn: number, today: number, random: Random): number | Course {
  const { happens, end } = running
  if (examinedOn > today) return end(6, '等待实质审查')
  if (random.chance(0.7)) return examinedOn
  happens(examinedOn, '驳回通知书发文', 'Notice of refusal issued')
  if (!random.chance(0.4)) {
    const final = happens(examinedOn + 33, '驳回决定生效', 'Refusal final')
    return final ? end(2, '商标已无效') : end(6, '驳回通知书已发文')
  }
  const reviewOn = examinedOn + random.between(8, 20)
  if (!happens(reviewOn, '驳回复审申请收文', 'Review of refusal requested')) return end(6, '驳回通知书已发文')
  const decidedOn = reviewOn + random.between(200, 330)
  if (decidedOn > today) return end(4, '驳回复审中')
  if (random.chance(0.65)) {
    happens(decidedOn, '驳回复审决定：予以驳回', 'Review decision: refusal upheld')
    return end(2, '商标已无效')
  }
  happens(decidedOn, '驳回复审决定：予以初步审定', 'Review decision: application approved')
  return decidedOn
}

/** Null without an opposition, the day of its rejection, or the course where it is pending or has succeeded. */
function opposed(running: RunningCourse, publishedOn: number, today: number, random: Random): number | Course | null {
  const { course, happens, end } = running
  const opposedOn = publishedOn + random.between(20, 88)
  if (!random.chance(0.035) || !happens(opposedOn, '异议申请收文', 'Opposition filed')) return null
  course.opposedOn = opposedOn
  const decidedOn = opposedOn + random.between(290, 430)
  if (decidedOn > today) return end(5, '异议中')
  if (random.chance(0.4)) {
    happens(decidedOn, '异议成立，不予注册', 'Opposition upheld, registration refused')
    return end(2, '商标已无效')
  }
  happens(decidedOn, '异议不成立，准予注册', 'Opposition rejected, registration allowed')
  return decidedOn
}

const RENEWED_SHARE = 0.52

/** Term by term: changes of owner, cancellation and invalidation cases, renewal or lapse. */
function lifeOfRegistration(running: RunningCourse, registeredOn: number, today: number, random: Random): Course {
  const { course, happens, end } = running
  let termBegins = registeredOn
  for (;;) {
    const expiresOn = yearsLater(termBegins, 10) - 1
    course.expiresOn = expiresOn
    changes(running, termBegins, expiresOn, random)
    const ended = attacked(running, termBegins, today, random)
    if (ended) return ended
    const renewalOn = expiresOn - (random.chance(0.86) ? random.between(1, 350) : -random.between(1, 150))
    if (!random.chance(RENEWED_SHARE)) {
      const lapsesOn = monthsLater(expiresOn, 6) + random.between(1, 45)
      return happens(lapsesOn, '期满未续展注销', 'Lapsed for want of renewal')
        ? end(2, '商标已无效')
        : end(1, '商标已注册')
    }
    if (!happens(renewalOn, '商标续展申请', 'Renewal requested')) return end(1, '商标已注册')
    happens(renewalOn + random.between(20, 60), '核准续展注册', 'Renewal granted')
    termBegins = expiresOn + 1
  }
}

function changes(running: RunningCourse, from: number, to: number, random: Random): void {
  const within = () => random.between(from + 120, to - 400)
  if (random.chance(0.06)) running.happens(within(), '商标转让核准', 'Transfer recorded')
  if (random.chance(0.07)) running.happens(within(), '变更商标申请人名义地址核准', 'Change of name or address recorded')
  if (random.chance(0.02)) running.happens(within(), '商标使用许可备案', 'Licence recorded')
}

/** A non-use or invalidity case; null where there is none or it failed. */
function attacked(running: RunningCourse, termBegins: number, today: number, random: Random): Course | null {
  const { course, happens, end } = running
  const nonUse = random.chance(0.75)
  const attackedOn = nonUse
    ? yearsLater(termBegins, 3) + random.between(1, 2300)
    : termBegins + random.between(60, 1700)
  if (!random.chance(0.07)) return null
  const filed = nonUse
    ? happens(attackedOn, '撤销连续三年不使用注册商标申请', 'Cancellation for non-use requested')
    : happens(attackedOn, '无效宣告申请收文', 'Declaration of invalidity requested')
  if (!filed) return null
  const decidedOn = attackedOn + random.between(240, 340)
  if (decidedOn > today) return end(7, nonUse ? '撤销申请审查中' : '无效宣告申请审查中')
  if (random.chance(0.6)) {
    happens(decidedOn, nonUse ? '驳回撤销申请' : '维持注册', 'Registration upheld')
    return null
  }
  // Nothing is recorded of a right that has gone.
  course.steps = course.steps.filter((step) => step.on < decidedOn)
  happens(
    decidedOn,
    nonUse ? '撤销注册商标' : '宣告注册商标无效',
    nonUse ? 'Registration cancelled' : 'Registration declared invalid',
  )
  return end(2, '商标已无效')
}
