import { type DemoOffice, type HomeOffice, pickHomeOffice } from './office.ts'
import { pickClass } from './goods.ts'
import { picker, type Random } from './random.ts'
import type { World } from './world.ts'

/** One application as it reaches an office. In mainland China each class of it is a record of its own. */
export type Filing = {
  office: DemoOffice
  classes: number[]
  number: string
  filedOn: number
  priority: { country: string; number: string; on: number } | null
  international: { number: string; on: number; designations: string[] } | null
}

const plain = { priority: null, international: null }

const pickClassCount = picker<number>([
  [1, 840],
  [2, 90],
  [3, 40],
  [5, 20],
  [8, 8],
  [20, 1.5],
  [45, 0.5],
])

/** Nice classes of one mark, ascending. */
export function chooseClasses(random: Random): number[] {
  const wanted = pickClassCount(random)
  if (wanted === 45) return Array.from({ length: 45 }, (_, index) => index + 1)
  const classes = new Set<number>()
  while (classes.size < wanted) classes.add(pickClass(random))
  return [...classes].toSorted((a, b) => a - b)
}

/** The first filing of a mark: one application, or in mainland China often one for each class. */
export function fileAtHome(world: World, office: HomeOffice, classes: number[], random: Random): Filing[] {
  const wantedOn = world.filingDay(office, random)
  const ledger = world.applicationsOf(office)
  if (office !== 'CN') {
    const { day, number } = ledger.take(wantedOn)
    return [{ ...plain, office, classes, number, filedOn: day }]
  }
  const together = random.chance(MULTI_CLASS_SHARE) ? ledger.take(wantedOn) : null
  return classes.map((classNo) => {
    const { day, number } = together ?? ledger.take(wantedOn)
    return { ...plain, office, classes: [classNo], number, filedOn: day }
  })
}

/** Of mainland applications with several classes, those that go under one number. */
const MULTI_CLASS_SHARE = 0.2

/** Share of families that go abroad. */
const EXPANDING: Record<HomeOffice, number> = {
  CN: 0.05,
  HK: 0.12,
  MO: 0.1,
  TW: 0.14,
  US: 0.14,
  EU: 0.16,
  JP: 0.14,
  KR: 0.14,
}

const DESIGNATIONS = 'AU BR CA CH CN EU GB ID IN JP KR MX MY NO NZ PH RU SG TH TR US'.split(' ')

/** What follows abroad: applications with or without priority, or an international registration. */
export function fileAbroad(world: World, home: HomeOffice, first: Filing, random: Random): Filing[] {
  if (!random.chance(EXPANDING[home])) return []
  const byMadrid = home !== 'HK' && home !== 'MO' && home !== 'TW' && random.chance(0.45)
  return byMadrid
    ? internationalRegistration(world, home, first, random)
    : applicationsAbroad(world, home, first, random)
}

function applicationsAbroad(world: World, home: HomeOffice, first: Filing, random: Random): Filing[] {
  const targets = new Set<HomeOffice>()
  for (let wish = random.between(1, 3); wish > 0; wish -= 1) targets.add(pickHomeOffice(random))
  targets.delete(home)
  const withPriority = random.chance(0.6)
  const wantedOn = first.filedOn + (withPriority ? random.between(25, 160) : random.between(240, 1800))
  return [...targets].flatMap((office) => {
    const ledger = world.applicationsOf(office)
    if (wantedOn > world.today || wantedOn < ledger.firstDay) return []
    const priority = withPriority ? { country: home, number: first.number, on: first.filedOn } : null
    const classes = office === 'CN' ? first.classes.map((classNo) => [classNo]) : [first.classes]
    return classes.map((each) => {
      const { day, number } = ledger.take(wantedOn)
      return { ...plain, office, classes: each, number, filedOn: day, priority }
    })
  })
}

function internationalRegistration(world: World, home: HomeOffice, first: Filing, random: Random): Filing[] {
  const wantedOn = first.filedOn + random.between(30, 160)
  if (wantedOn > world.today) return []
  const { day: on, number } = world.applicationsOf('WO').take(wantedOn)
  const start = random.below(DESIGNATIONS.length)
  const count = random.between(3, 9)
  const designations = [...DESIGNATIONS, ...DESIGNATIONS].slice(start, start + count).filter((code) => code !== home)
  const international = { number, on, designations: designations.toSorted() }
  const priority = { country: home, number: first.number, on: first.filedOn }
  const registration: Filing = { office: 'WO', classes: first.classes, number, filedOn: on, priority, international }
  if (!designations.includes('CN')) return [registration]
  const inChina = first.classes.map((classNo): Filing => ({
    ...registration,
    office: 'CN',
    classes: [classNo],
    number: `G${number}`,
  }))
  return [registration, ...inChina]
}
