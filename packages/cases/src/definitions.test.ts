import { productTypes } from '@markwright/domain/money/product-types'
import { expect, test } from 'vitest'
import { caseDefinitions, caseMachine, caseStates, endStates, findDefinition } from './index.ts'

test.each(caseDefinitions.map((definition) => [definition.productType, definition] as const))(
  'type %i can be filled in: names are unique, and conditions name a choice before them and its values',
  (productType, definition) => {
    expect(productTypes[productType]).toBeDefined()
    const fields = definition.steps.flatMap((step) => step.fields)
    const names = fields.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const list of [definition.steps.map(({ code }) => code), definition.documents.map(({ kind }) => kind)])
      expect(new Set(list).size).toBe(list.length)
    for (const [index, field] of fields.entries()) {
      const options = field.type === 'choice' ? field.options : []
      for (const { when } of [field, ...options]) if (when) expectValues(fields.slice(0, index), when)
      const initial = field.type === 'choice' && field.initial ? [field.initial] : []
      expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining(initial))
    }
    for (const { when } of definition.documents) if (when) expectValues(fields, when)
    // The course of every case needs these.
    expect(names).toEqual(expect.arrayContaining(['applicant', 'contact']))
    expect(names.includes('marks') || fields.some(({ type }) => type === 'goods')).toBe(true)
  },
)

test.each(
  caseDefinitions
    .filter(({ pricing }) => pricing !== 'quoted')
    .map((definition) => [definition.productType, definition] as const),
)(
  'the forms of type %i are a data sheet and a power of attorney, and name fields that it has',
  (_, { steps, documents, forms = [] }) => {
    const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name))
    const isTransfer = names.includes('assignor')
    expect(forms.map(({ code }) => code)).toEqual([
      'dataSheet',
      'powerOfAttorney',
      ...(isTransfer ? ['assignorPowerOfAttorney'] : []),
    ])
    // What is to be signed is a document of the case, where the same condition holds.
    for (const { code, when, principal } of forms.slice(1)) {
      expect(names).toContain(principal)
      expect(documents.find(({ kind }) => kind === code)?.when).toEqual(when)
    }
    // No form claims to be that of the office.
    expect(forms[0]!.title.cn).toMatch(/填写数据表$/)
    expect(forms[0]!.title.en).toMatch(/^Data sheet for the form: /)
    for (const { entries } of forms) {
      expect(names).toEqual(
        expect.arrayContaining(entries.flatMap(({ from }) => ('field' in from ? [from.field] : []))),
      )
      expect(new Set(entries.map(({ label }) => label.cn)).size).toBe(entries.length)
    }
    // Nothing that was filled in is missing from the sheet.
    const shown = forms.flatMap(({ entries }) =>
      entries.flatMap(({ from }) =>
        'field' in from ? [from.field] : 'fact' in from && from.fact === 'image' ? ['mark'] : [],
      ),
    )
    const inner = ['foreignWords', 'sector', 'subSector', 'priorityLanguage']
    expect(names.filter((name) => !shown.includes(name) && !inner.includes(name))).toEqual([])
  },
)

test.each(
  caseDefinitions
    .filter(({ pricing }) => pricing === 'quoted')
    .map((definition) => [definition.productType, definition] as const),
)('of type %i, which staff quote, no form or document of an office abroad is claimed', (_, type) => {
  const { office, forms = [], documents } = type
  // Those of the International Bureau are described by its guide.
  expect(forms.map(({ code }) => code)).toEqual(office === 'WO' ? ['dataSheet'] : [])
  expect(documents.filter(({ isOptional, isGenerated }) => !isOptional && !isGenerated)).toEqual([])
})

test.each([
  [26, 'MM2'],
  [18, 'MM11'],
])(
  'the sheet of type %i is one for the form %s, and has all that was filled in but what staff alone are told',
  (type, code) => {
    const { steps, forms = [] } = findDefinition(type)!
    const [{ title, entries }] = forms as [NonNullable<typeof forms>[number]]
    expect([title.cn, title.en]).toEqual([expect.stringContaining(code), expect.stringContaining(`form ${code}`)])
    expect(title.cn).toMatch(/填写数据表$/)
    const names = steps.flatMap(({ fields }) => fields.map(({ name }) => name))
    const shown = entries.flatMap(({ from }) => ('field' in from ? [from.field] : []))
    expect(names).toEqual(expect.arrayContaining(shown))
    expect(names.filter((name) => !shown.includes(name))).toEqual(
      type === 26 ? ['foreignWords', 'priorityLanguage', 'note'].filter((name) => names.includes(name)) : ['note'],
    )
    expect(new Set(entries.map(({ label }) => label.cn)).size).toBe(entries.length)
    // The items of MM2 are numbered, and stand in their order.
    const numbers = entries.flatMap(({ label }) => /^\d+/.exec(label.cn) ?? []).map(Number)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  },
)

test('a transfer that was begun without a power of attorney of the assignor needs none', () => {
  const kinds = (version: number) => findDefinition(12, version)!.documents.map(({ kind }) => kind)
  expect(kinds(2).filter((kind) => !kinds(1).includes(kind))).toEqual(['assignorPowerOfAttorney'])
  expect(findDefinition(12)).toBe(findDefinition(12, 2))
  expect(findDefinition(12, 1)!.forms!.map(({ code }) => code)).toEqual(['dataSheet', 'powerOfAttorney'])
})

test('an office is one of a type, or is named by the countries or the marks of each case', () => {
  for (const { office, steps } of caseDefinitions) {
    const naming = steps
      .flatMap(({ fields }) => fields)
      .filter((field) => (field.type === 'countries' || field.type === 'foreignMarks') && field.isCasePerCountry)
    expect(naming).toHaveLength(office === null ? 1 : 0)
  }
})

type Fields = (typeof caseDefinitions)[number]['steps'][number]['fields'][number][]
function expectValues(fields: Fields, when: { field: string; in: readonly string[] }) {
  const choice = fields.find(({ name }) => name === when.field)
  expect(choice?.type === 'choice' && choice.options.map(({ value }) => value)).toEqual(
    expect.arrayContaining([...when.in]),
  )
}

test('every text of the definitions is there in both languages', () => {
  const texts: { cn: string; en: string }[] = []
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('cn' in value && 'en' in value) texts.push(value as { cn: string; en: string })
    else for (const part of Object.values(value)) collect(part)
  }
  collect(caseDefinitions)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ cn, en }) => !/\p{Script=Han}/u.test(cn) || /\p{Script=Han}/u.test(en) || en === '')).toEqual(
    [],
  )
})

test('a version that does not exist is none', () => {
  expect(findDefinition(5)).toBe(findDefinition(5, 1))
  expect(findDefinition(5, 99)).toBeNull()
  expect(findDefinition(4)).toBeNull()
})

test('every state that is not the last has a way out, and the last ones have none', () => {
  const from = new Set(Object.values(caseMachine.transitions).flatMap((transition) => [...transition.from]))
  for (const state of caseStates) expect(from.has(state)).toBe(!endStates.some((end) => end === state))
})
