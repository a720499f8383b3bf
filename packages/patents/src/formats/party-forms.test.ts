import { describe, expect, test } from 'vitest'
import { readPatents } from './read-patents.ts'

const people = ['张三', '李四', '王五', '赵六', '钱七', '孙八']
const latin = ['ZHANG SAN', 'LI SI', 'WANG WU', 'ZHAO LIU', 'QIAN QI', 'SUN BA']
const merged = people.map((name, place) => ({ name, forms: [latin[place]!] }))

const publisher = (parties: string) =>
  `<lexisnexis-patent-document lang="chi"><bibliographic-data lang="chi">
<publication-reference><document-id><country>CN</country><doc-number>112345678</doc-number><kind>A</kind></document-id></publication-reference>
<language-of-publication>chi</language-of-publication>
<parties><inventors>${parties}</inventors></parties></bibliographic-data></lexisnexis-patent-document>`
const office = (parties: string) =>
  `<cn-patent-document><cn-bibliographic-data>
<cn-publication-reference><document-id><country>CN</country><doc-number>112345678</doc-number><kind>A</kind></document-id></cn-publication-reference>
<cn-parties>${parties}</cn-parties></cn-bibliographic-data></cn-patent-document>`
const inventorsOf = (text: string) => readPatents(text)!.records[0]!.inventors
const each = (names: readonly string[], write: (name: string, number: number) => string) =>
  names.map((name, place) => write(name, place + 1)).join('')

describe('forms of one person in several scripts are one person', () => {
  test.each([
    [
      'with sequences, in four formats',
      publisher(
        [
          each(
            latin,
            (name, number) =>
              `<inventor sequence="${number}" data-format="docdba"><addressbook><name>${name}</name></addressbook></inventor>`,
          ),
          each(
            latin,
            (name, number) =>
              `<inventor sequence="${number}" data-format="docdb"><addressbook><name>${name}</name></addressbook></inventor>`,
          ),
          each(
            latin,
            (name, number) =>
              `<inventor sequence="${number}" data-format="original"><addressbook lang="eng"><name>${name}</name></addressbook></inventor>`,
          ),
          each(
            people,
            (name, number) =>
              `<inventor sequence="${number}" data-format="original"><addressbook lang="chi"><name>${name}</name></addressbook></inventor>`,
          ),
        ].join(''),
      ),
    ],
    [
      'with sequences, form by form of each person',
      publisher(
        each(people, (name, number) =>
          ['chi', 'eng']
            .map(
              (language) =>
                `<inventor sequence="${number}"><addressbook lang="${language}"><name>${language === 'chi' ? name : latin[number - 1]}</name></addressbook></inventor>`,
            )
            .join(''),
        ),
      ),
    ],
    [
      'without sequences, list after list',
      publisher(
        each(
          latin,
          (name) => `<inventor data-format="docdb"><addressbook><name>${name}</name></addressbook></inventor>`,
        ) +
          each(
            people,
            (name) => `<inventor data-format="original"><addressbook><name>${name}</name></addressbook></inventor>`,
          ),
      ),
    ],
    [
      'address books of one element',
      publisher(
        each(
          people,
          (name, number) =>
            `<inventor sequence="${number}"><addressbook lang="eng"><name>${latin[number - 1]}</name></addressbook><addressbook lang="chi"><name>${name}</name></addressbook></inventor>`,
        ),
      ),
    ],
    [
      'names of one element',
      office(
        `<cn-inventors>${each(people, (name, number) => `<cn-inventor><name lang="en">${latin[number - 1]}</name><name lang="zh">${name}</name></cn-inventor>`)}</cn-inventors>`,
      ),
    ],
    [
      'lists of the languages',
      office(
        `<cn-inventors lang="en">${each(latin, (name) => `<cn-inventor><name>${name}</name></cn-inventor>`)}</cn-inventors>` +
          `<cn-inventors lang="zh">${each(people, (name) => `<cn-inventor><name>${name}</name></cn-inventor>`)}</cn-inventors>`,
      ),
    ],
  ])('%s', (_, text) => expect(inventorsOf(text)).toEqual(merged))
})

test('people of one form stay apart, also where all have the same sequence or one name', () => {
  const one = (name: string) =>
    `<inventor sequence="1"><addressbook lang="eng"><name>${name}</name></addressbook></inventor>`
  expect(inventorsOf(publisher(['LI SI', 'LI SI', 'WANG WU'].map(one).join('')))).toHaveLength(3)
})

test('people that are named in different languages, with sequences, stay apart', () => {
  const one = (name: string, place: number) =>
    `<inventor sequence="${place + 1}"><addressbook lang="${place === 0 ? 'chi' : 'eng'}"><name>${name}</name></addressbook></inventor>`
  expect(inventorsOf(publisher(['张三', 'JOHN SMITH'].map(one).join(''))).map(({ name }) => name)).toEqual([
    '张三',
    'JOHN SMITH',
  ])
})

test('country and address come from the form that has them', () => {
  const parties = `<inventor sequence="1" data-format="docdb"><addressbook><name>LI SI</name><address><country>CN</country></address></addressbook></inventor>
<inventor sequence="1"><addressbook lang="chi"><name>李四</name></addressbook></inventor>`
  expect(inventorsOf(publisher(parties))).toEqual([{ name: '李四', country: 'CN', forms: ['LI SI'] }])
})
