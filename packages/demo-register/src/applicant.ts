import type { RegisterRecordInput } from '@markwright/domain/marks/register-record'
import { type Brand, coinedBrand, createBrand } from './brand.ts'
import { pickHan, pinyinOf } from './han.ts'
import { cultureOf, type DemoOffice } from './office.ts'
import { titleCase } from './print-mark.ts'
import { childSeed, createRandom, picker, type Random } from './random.ts'
import { traditional } from './traditional.ts'
import {
  abroadPlaces,
  givenCharacters,
  givenNamesAbroad,
  mainlandPlaces,
  mainlandRoads,
  surnames,
  surnamesAbroad,
  trades,
} from './words/party-parts.ts'

export type PartyInput = NonNullable<RegisterRecordInput['applicants']>[number]

/** Somebody who files: its names and addresses in every form a register may need, and the name it trades under. */
export type Applicant = {
  country: string
  houseBrand: Brand
  /** Whether the register of mainland China has its English name as well. */
  bilingual: boolean
  /** In simplified Chinese. */
  chinese: { name: string; address: string }
  /** As written at home. */
  local: { name: string; address: string }
  latin: () => { name: string; address: string }
}

const APPLICANT_SEED = 1

/** The applicant of that number in a country; always the same one for the same seed. */
export function applicantOf(seed: number, country: string, number: number): Applicant {
  const countrySeed = childSeed(seed, APPLICANT_SEED, country.charCodeAt(0) * 256 + country.charCodeAt(1))
  const random = createRandom(childSeed(countrySeed, APPLICANT_SEED, number))
  if (country === 'CN') return mainlandApplicant(random)
  return cultureOf(country) === 'chinese' ? regionalApplicant(country, random) : foreignApplicant(country, random)
}

/** How an office writes the party: in Chinese, in the office's own script, or in Latin letters. */
export function partyAt(office: DemoOffice, applicant: Applicant): PartyInput {
  const { country, chinese, local } = applicant
  if (office === 'CN' && !applicant.bilingual) return { ...chinese, country }
  const latin = applicant.latin()
  if (office === 'CN') return { ...chinese, nameEn: latin.name, addressEn: latin.address, country }
  if (office === country) return { ...local, nameEn: latin.name, addressEn: latin.address, country }
  if (office === 'TW' || office === 'HK' || office === 'MO') {
    return {
      name: traditional(chinese.name),
      address: traditional(chinese.address),
      nameEn: latin.name,
      addressEn: latin.address,
      country,
    }
  }
  return { ...latin, country }
}

/** The words that companies and people of the mainland are named with. */
const pickForm = picker([
  ['有限公司', 88],
  ['股份有限公司', 6],
  ['集团有限公司', 4],
  ['（有限合伙）', 2],
])

const FORMS_IN_ENGLISH: Record<string, string> = {
  有限公司: 'Co., Ltd.',
  股份有限公司: 'Inc.',
  集团有限公司: 'Group Co., Ltd.',
  '（有限合伙）': 'LP',
}

function mainlandApplicant(random: Random): Applicant {
  const houseBrand = createBrand('chinese', random)
  const [city, district, english] = random.pick(mainlandPlaces)
  const [road, roadEnglish] = random.pick(mainlandRoads)
  const [houseNo, roomNo] = [random.between(1, 999), random.between(1, 32) * 100 + random.between(1, 20)]
  const address = `${district}${road}${houseNo}号${random.chance(0.5) ? `${roomNo}室` : ''}`
  const cityEnglish = english.split(', ')[1] ?? english
  const name = random.chance(0.18)
    ? mainlandPerson(random)
    : mainlandCompany(random, city, cityEnglish, coreOf(houseBrand, random))
  const chinese = { name: name.chinese, address }
  const latin = () => ({ name: name.latin(), address: `Room ${roomNo}, No. ${houseNo} ${roadEnglish}, ${english}` })
  return { country: 'CN', houseBrand, bilingual: random.chance(0.12), chinese, local: chinese, latin }
}

/** The part of a company name that tells it from others: its mark where that is short, or else a word of its own. */
function coreOf(houseBrand: Brand, random: Random): string {
  const { han } = houseBrand
  if (han && han.length <= 4 && pinyinOf(han) !== null) return han
  return pickHan(random) + pickHan(random)
}

const romanised = (han: string) => titleCase(pinyinOf(han) ?? 'Mingyuan')

function mainlandCompany(random: Random, city: string, cityEnglish: string, core: string) {
  const [trade, tradeEnglish] = random.pick(trades)
  const form = pickForm(random)
  return {
    chinese: `${city}${random.chance(0.4) ? '市' : ''}${core}${trade}${form}`,
    latin: () => `${cityEnglish} ${romanised(core)} ${tradeEnglish} ${FORMS_IN_ENGLISH[form] ?? ''}`,
  }
}

function mainlandPerson(random: Random) {
  const [surname, surnameLatin] = random.pick(surnames)
  const input = [random.pick(givenCharacters), ...(random.chance(0.7) ? [random.pick(givenCharacters)] : [])]
  return {
    chinese: surname + input.map(([han]) => han).join(''),
    latin: () => `${titleCase(input.map(([, latin]) => latin).join(''))} ${surnameLatin}`,
  }
}

function regionalApplicant(country: string, random: Random): Applicant {
  const houseBrand = createBrand('chinese', random)
  const core = coreOf(houseBrand, random)
  const [trade, tradeEnglish] = random.pick(trades)
  const form =
    country === 'TW'
      ? random.pick(['股份有限公司', '有限公司', '企业社'])
      : random.pick(['有限公司', '集团有限公司', '国际有限公司'])
  const name = `${core}${trade}${country === 'MO' && form === '有限公司' ? '一人' : ''}${form}`
  const latinName = `${romanised(core)} ${tradeEnglish} ${country === 'TW' ? 'Co., Ltd.' : country === 'MO' ? 'Company Limited' : 'Limited'}`
  const address = addressOf(country, random)
  return {
    country,
    houseBrand,
    bilingual: true,
    chinese: { name, address: address.chinese },
    local: { name: traditional(name), address: address.local },
    latin: () => ({ name: latinName, address: address.latin }),
  }
}

/** Legal form, before or after the name, and what it is called in Chinese. */
const LEGAL_FORMS: Record<string, readonly (readonly [form: string, chinese: string])[]> = {
  US: [
    ['Inc.', '公司'],
    ['LLC', '有限责任公司'],
    ['Corporation', '公司'],
  ],
  DE: [
    ['GmbH', '有限责任公司'],
    ['AG', '股份公司'],
  ],
  FR: [['SAS', '简易股份公司']],
  IT: [
    ['S.r.l.', '有限责任公司'],
    ['S.p.A.', '股份公司'],
  ],
  ES: [['S.L.', '有限责任公司']],
  NL: [['B.V.', '有限责任公司']],
  SE: [['AB', '股份公司']],
  GB: [['Limited', '有限公司']],
  CH: [['AG', '股份公司']],
  AU: [['Pty Ltd', '有限公司']],
  JP: [['Co., Ltd.', '株式会社']],
  KR: [['Co., Ltd.', '株式会社']],
}

function foreignApplicant(country: string, random: Random): Applicant {
  const coined = coinedBrand(random)
  const houseBrand = random.chance(0.5) ? coined : createBrand(cultureOf(country), random)
  const address = addressOf(country, random)
  const [form, formChinese] = random.pick(LEGAL_FORMS[country] ?? [['Ltd.', '有限公司'] as const])
  if (cultureOf(country) === 'western' && random.chance(0.14)) {
    const name = `${random.pick(givenNamesAbroad)} ${random.pick(surnamesAbroad)}`
    return {
      country,
      houseBrand,
      bilingual: true,
      chinese: { name: coined.han, address: address.chinese },
      local: { name, address: address.local },
      latin: () => ({ name, address: address.latin }),
    }
  }
  const latin = `${titleCase(coined.latin)} ${form}`
  const local = country === 'JP' ? `株式会社${coined.japanese}` : country === 'KR' ? `주식회사 ${coined.korean}` : latin
  return {
    country,
    houseBrand,
    bilingual: true,
    chinese: { name: coined.han + formChinese, address: address.chinese },
    local: { name: local, address: address.local },
    latin: () => ({ name: latin, address: address.latin }),
  }
}

function addressOf(country: string, random: Random) {
  const places = abroadPlaces[country]
  if (!places) throw new RangeError(`No addresses of ${country}.`)
  const [local, chinese, english] = random.pick(places)
  const houseNo = String(random.between(2, 480))
  const numbered = (address: string) => address.replace('#', houseNo)
  return { local: numbered(local), chinese: numbered(chinese), latin: numbered(english ?? local) }
}
