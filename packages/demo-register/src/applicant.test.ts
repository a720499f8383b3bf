import { expect, test } from 'vitest'
import { createAgents } from './agent.ts'
import { applicantOf, partyAt } from './applicant.ts'
import { demoOffices } from './office.ts'
import { createRandom } from './random.ts'

const numbers = Array.from({ length: 300 }, (_, number) => number)

test('an applicant is the same whenever it turns up', () => {
  for (const number of numbers) {
    expect(partyAt('CN', applicantOf(1, 'CN', number))).toEqual(partyAt('CN', applicantOf(1, 'CN', number)))
  }
  expect(partyAt('CN', applicantOf(1, 'CN', 5))).not.toEqual(partyAt('CN', applicantOf(2, 'CN', 5)))
})

test.each(['CN', 'HK', 'MO', 'TW', 'US', 'DE', 'FR', 'IT', 'ES', 'NL', 'SE', 'GB', 'CH', 'AU', 'JP', 'KR'])(
  'applicants of %s have name, address and country at every office',
  (country) => {
    for (const number of numbers.slice(0, 40)) {
      const applicant = applicantOf(1, country, number)
      for (const office of demoOffices) {
        const party = partyAt(office, applicant)
        expect(party.country).toBe(country)
        expect(party.name.length).toBeGreaterThan(1)
        expect(party.address).not.toMatch(/#|undefined/)
        expect(`${party.nameEn ?? ''}${party.addressEn ?? ''}`).not.toMatch(/#|undefined|\p{Script=Han}/u)
      }
    }
  },
)

test('a mainland company is Chinese at home and romanised abroad', () => {
  const companies = numbers.map((number) => applicantOf(1, 'CN', number))
  const atHome = companies.map((applicant) => partyAt('CN', applicant))
  expect(atHome.every(({ name }) => /^\p{Script=Han}|（/u.test(name))).toBe(true)
  expect(atHome.filter(({ name }) => name.endsWith('有限公司')).length).toBeGreaterThan(200)
  const abroad = companies.map((applicant) => partyAt('US', applicant))
  expect(abroad.every(({ name, address }) => !/\p{Script=Han}/u.test(`${name}${address}`))).toBe(true)
})

test('agencies belong to their office, and some have most of the work', () => {
  const agentAt = createAgents(1)
  const random = createRandom(1)
  for (const office of demoOffices) {
    const counts = new Map<string, number>()
    for (let time = 0; time < 2000; time += 1) {
      const { name } = agentAt(office, random)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    expect(counts.size).toBeGreaterThan(50)
    const [most = 0] = [...counts.values()].toSorted((a, b) => b - a)
    expect(most).toBeGreaterThan(40)
  }
})
