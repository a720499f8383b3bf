import type { PartyInput } from './applicant.ts'
import { pinyinOf } from './han.ts'
import { coinedBrand, hanName } from './brand.ts'
import type { DemoOffice } from './office.ts'
import { childSeed, createRandom, type Random } from './random.ts'
import { traditional } from './traditional.ts'
import { abroadPlaces, mainlandPlaces, mainlandRoads, surnamesAbroad } from './words/party-parts.ts'

const AGENT_SEED = 2
const AGENTS_PER_OFFICE = 160

/** The agencies of every office: the same ones for the same seed. */
export function createAgents(seed: number) {
  const agencies = new Map<DemoOffice, PartyInput[]>()
  return (office: DemoOffice, random: Random): PartyInput => {
    let agents = agencies.get(office)
    if (!agents) {
      const own = createRandom(childSeed(seed, AGENT_SEED, office.charCodeAt(0) * 256 + office.charCodeAt(1)))
      agents = Array.from({ length: AGENTS_PER_OFFICE }, () => createAgent(office, own))
      agencies.set(office, agents)
    }
    // A few agencies file most of the applications.
    const share = random.next()
    return agents[Math.floor(share * share * agents.length)] ?? createAgent(office, random)
  }
}

function createAgent(office: DemoOffice, random: Random): PartyInput {
  const core = coreName(random)
  const houseNo = String(random.between(3, 380))
  const placeAbroad = (country: string) => {
    const [local, , english] = random.pick(abroadPlaces[country] ?? [['#', '#']])
    return { address: local.replace('#', houseNo), ...(english ? { addressEn: english.replace('#', houseNo) } : {}) }
  }
  switch (office) {
    case 'CN': {
      const [city, district] = random.pick(mainlandPlaces)
      const [road] = random.pick(mainlandRoads)
      const form = random.pick([
        '知识产权代理有限公司',
        '商标事务所有限公司',
        '知识产权代理有限公司',
        '律师事务所',
        '知识产权服务有限公司',
      ])
      return { name: `${city}${core}${form}`, address: `${district}${road}${houseNo}号`, country: 'CN' }
    }
    case 'TW':
      return {
        name: `${traditional(core)}${random.pick(['國際專利商標事務所', '智權事務所', '法律事務所'])}`,
        ...placeAbroad('TW'),
        country: 'TW',
      }
    case 'HK':
      return {
        name: `${random.pick(surnamesAbroad)} & ${random.pick(surnamesAbroad)} Intellectual Property Limited`,
        ...placeAbroad('HK'),
        country: 'HK',
      }
    case 'MO':
      return { name: `${traditional(core)}律師事務所`, ...placeAbroad('MO'), country: 'MO' }
    case 'JP':
      return {
        name: `弁理士法人${random.pick(['青葉', '若草', '八重', '神楽', '五十鈴', '常盤', '千早'])}${coinedBrand(random).japanese}事務所`,
        ...placeAbroad('JP'),
        country: 'JP',
      }
    case 'KR':
      return { name: `특허법인 ${coinedBrand(random).korean}`, ...placeAbroad('KR'), country: 'KR' }
    case 'US':
      return {
        name: `${random.pick(surnamesAbroad)} ${random.pick(surnamesAbroad)} ${random.pick(['LLP', 'PLLC', 'P.C.'])}`,
        ...placeAbroad('US'),
        country: 'US',
      }
    case 'EU':
    case 'WO': {
      const [country, profession] = random.pick(EUROPEAN_AGENTS)
      return {
        name: `${random.pick(surnamesAbroad)} & ${random.pick(surnamesAbroad)} ${profession}`,
        ...placeAbroad(country),
        country,
      }
    }
  }
}

const EUROPEAN_AGENTS = [
  ['DE', 'Patentanwälte'],
  ['FR', 'Avocats'],
  ['IT', 'Avvocati'],
  ['ES', 'Abogados'],
  ['NL', 'Advocaten'],
  ['SE', 'Patentbyrå'],
] as const

/** Two or three characters that have a pinyin reading. */
function coreName(random: Random): string {
  for (;;) {
    const name = hanName(random)
    if (name.length <= 3 && pinyinOf(name) !== null) return name
  }
}
