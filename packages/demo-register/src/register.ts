import { type MarkKind, type RegisterRecordInput, trademarkPublicId } from '@markwright/domain/marks/register-record'
import type { Applicant } from './applicant.ts'
import { createBrand } from './brand.ts'
import { chooseClasses, fileAbroad, fileAtHome } from './family.ts'
import { pickClass } from './goods.ts'
import { similarPair } from './similar-marks.ts'
import { type Level, similarMarkKinds, type SimilarMarkKind, type SimilarMarkScript } from './similar-pair.ts'
import { cultureOf, type HomeOffice, pickHomeOffice } from './office.ts'
import { printMark } from './print-mark.ts'
import { childSeed, createRandom, picker, type Random } from './random.ts'
import { createRecord, type Mark } from './record.ts'
import { traditional } from './traditional.ts'
import { wellKnown } from './words/well-known.ts'
import { createWorld, type RegisterOptions, type World } from './world.ts'

/** Which record was planted to be similar to which; ids are those of the site (`trademarkPublicId`). */
export type SimilarMark = {
  kind: SimilarMarkKind
  script: SimilarMarkScript
  /** How the second name was made from the first. */
  recipe: string
  seedId: string
  plantId: string
  seedText: string
  plantText: string
  expectedLevel?: Level
}

/** A record, the number of its logo, and what it was planted for. */
export type RegisterEntry = { record: RegisterRecordInput; logo: number | null; similarMark: SimilarMark | null }

/**
 * An invented register, one record after another, in constant memory: the same for the same options to the byte. Names,
 * parties, numbers, days and procedures have the shape of those of the offices; every record says that it is a
 * demonstration. See README.md for what is planted in it.
 */
export function* registerEntries(options: RegisterOptions): Generator<RegisterEntry> {
  const { marks, seed } = options
  const world = createWorld(options)
  const random = createRandom(childSeed(seed, 0, 0))
  const planned = plantings(marks)
  const seedIds = new Map<string, string>()
  let written = 0
  let done = 0
  // A planting takes at most two records; room for those to come is stored.
  const roomLeft = () => marks - written - (planned.length - done) * 2

  while (written < marks) {
    const dueAt = Math.floor(((done + 0.5) * marks) / planned.length)
    const planting = written >= dueAt || roomLeft() <= 0 ? planned[done] : undefined
    const entries = planting ? planting(world, random, seedIds) : family(world, random)
    if (planting) done += 1
    const room = roomLeft()
    for (const entry of entries.slice(0, room)) {
      written += 1
      yield entry
    }
  }
}

export function* generateRegister(options: RegisterOptions): Generator<RegisterRecordInput> {
  for (const { record } of registerEntries(options)) yield record
}

/** The planted pairs of the same register. */
export function* plantsOf(options: RegisterOptions): Generator<SimilarMark> {
  for (const { similarMark } of registerEntries(options)) if (similarMark) yield similarMark
}

const pickKind = picker<MarkKind>([
  ['word', 66],
  ['combined', 27],
  ['figure', 6],
  ['threeDimensional', 0.4],
  ['sound', 0.2],
  ['colour', 0.2],
])

const WITHOUT_WORDS: ReadonlySet<MarkKind> = new Set(['figure', 'sound', 'colour'])
const WITH_LOGO: ReadonlySet<MarkKind> = new Set(['figure', 'combined'])

/** Share of filings under the name that the applicant trades under. */
const HOUSE_BRAND_SHARE = 0.16

/** One mark of one applicant wherever it is filed. */
function family(world: World, random: Random): RegisterEntry[] {
  const office = pickHomeOffice(random)
  const applicant = world.applicantAt(office, random)
  const applicants = random.chance(0.015) ? [applicant, world.applicantAt(office, random)] : [applicant]
  const brand = random.chance(HOUSE_BRAND_SHARE)
    ? applicant.houseBrand
    : createBrand(cultureOf(applicant.country), random)
  const kind = pickKind(random)
  const mark: Mark = { kind, logo: WITH_LOGO.has(kind) ? world.pickLogo(random) : null, applicants }
  const atHome = fileAtHome(world, office, chooseClasses(random), random)
  const [first] = atHome
  const filings = first ? [...atHome, ...fileAbroad(world, office, first, random)] : []
  // A designation protects what is registered internationally, in the same words.
  const international = printMark(brand, 'WO', random)
  return filings.map((filing) => {
    const ownWords = filing.international ? international : printMark(brand, filing.office, random)
    const printed = WITHOUT_WORDS.has(kind) ? null : ownWords
    return { record: createRecord(world, filing, mark, printed, random), logo: mark.logo, similarMark: null }
  })
}

type Planting = (world: World, random: Random, seedIds: Map<string, string>) => RegisterEntry[]

/** Pairs of each kind and script: twenty, or one in a thousand records; fewer in registers too small for that. */
function plantings(marks: number): Planting[] {
  const combinations = similarMarkKinds.flatMap((kind) =>
    (['han', 'latin'] as const).map((script) => ({ kind, script })),
  )
  const wanted = Math.max(20, Math.ceil(marks / 1000))
  const pairs = Math.min(wanted, Math.floor(marks / (combinations.length * 8)))
  const known = marks >= 2000 ? wellKnownPlantings() : []
  const near = Array.from({ length: pairs }, () =>
    combinations.map(({ kind, script }) => pairPlanting(kind, script)),
  ).flat()
  return [...known, ...near]
}

const pickHanOffice = picker<HomeOffice>([
  ['CN', 85],
  ['TW', 10],
  ['HK', 5],
])
const pickLatinOffice = picker<HomeOffice>([
  ['CN', 55],
  ['US', 20],
  ['EU', 15],
  ['TW', 10],
])

function pickPlantOffice(kind: SimilarMarkKind, script: SimilarMarkScript, random: Random): HomeOffice {
  // Characters that look alike in the simplified script need not do so in the traditional one.
  if (kind === 'shape' && script === 'han') return 'CN'
  return script === 'han' || kind === 'script' ? pickHanOffice(random) : pickLatinOffice(random)
}

const pairPlanting =
  (kind: SimilarMarkKind, script: SimilarMarkScript): Planting =>
  (world, random) => {
    const pair = similarPair(kind, script, random)
    const office = pickPlantOffice(kind, script, random)
    const localised = (text: string) => (office === 'CN' ? text : traditional(text))
    const [seedText, plantText] = [localised(pair.seedText), localised(pair.plantText)]
    const classNo = pickClass(random)
    const owner = world.applicantAt(office, random)
    const seed = planted(world, office, seedText, classNo, owner, random)
    const plant = planted(world, office, plantText, classNo, anotherApplicant(world, office, owner, random), random)
    const { recipe, expectedLevel } = pair
    const ids = { seedId: idOf(seed), plantId: idOf(plant) }
    return [seed, { ...plant, similarMark: { kind, script, recipe, ...ids, seedText, plantText, expectedLevel } }]
  }

function anotherApplicant(world: World, office: HomeOffice, applicant: Applicant, random: Random): Applicant {
  for (;;) {
    const other = world.applicantAt(office, random)
    if (other.local.name !== applicant.local.name) return other
  }
}

function wellKnownPlantings(): Planting[] {
  return wellKnown.flatMap(({ text, classNo, near }) => {
    const script = /^\p{Script=Han}/u.test(text) ? 'han' : 'latin'
    const identical: Planting = (world, random, seedIds) => {
      const seed = planted(world, 'CN', text, classNo, exampleApplicant(classNo), random)
      seedIds.set(text, idOf(seed))
      return [seed]
    }
    const others = near.map(([plantText, kind]): Planting => {
      return (world, random, seedIds) => {
        const plant = planted(world, 'CN', plantText, classNo, exampleApplicant(classNo + plantText.length), random)
        const ids = { seedId: seedIds.get(text) ?? '', plantId: idOf(plant) }
        return [
          {
            ...plant,
            similarMark: { kind, script, recipe: 'near to a well-known name', ...ids, seedText: text, plantText },
          },
        ]
      }
    })
    return [identical, ...others]
  })
}

/** Owns the names that everybody tries, so that nobody can mistake them for those of the real owners. */
function exampleApplicant(number: number): Applicant {
  const letter = String.fromCodePoint(65 + (number % 26))
  const chinese = { name: `示例${letter}（演示）有限公司`, address: '北京市海淀区示例路1号' }
  const latin = () => ({
    name: `Example ${letter} (Demonstration) Co., Ltd.`,
    address: '1 Example Road, Haidian District, Beijing',
  })
  return { country: 'CN', houseBrand: {}, bilingual: true, chinese, local: chinese, latin }
}

/** A word mark of that name and class, filed at that office. */
function planted(
  world: World,
  office: HomeOffice,
  text: string,
  classNo: number,
  applicant: Applicant,
  random: Random,
): RegisterEntry {
  const [filing] = fileAtHome(world, office, [classNo], random)
  if (!filing) throw new Error('A filing of one class is one filing.')
  const mark: Mark = { kind: 'word', logo: null, applicants: [applicant] }
  return { record: createRecord(world, filing, mark, { text, textOther: null }, random), logo: null, similarMark: null }
}

const idOf = ({ record }: RegisterEntry) => trademarkPublicId({ ...record, classes: [...record.classes] })
