import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as chineseTexts from './cn.ts'
import * as englishTexts from './en.ts'

type Texts = { [key: string]: string | Texts }

const flatten = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  )
const stemOf = (key: string) => key.replace(/_(one|other)$/, '')
const stems = (texts: Texts) => [...new Set(flatten(texts).map(([key]) => stemOf(key)))].toSorted()
const slots = (text: string) => new Set(text.match(/\{\{\w+\}\}/g))

const cn: Record<string, Texts> = { ...chineseTexts }
const en: Record<string, Texts> = { ...englishTexts }
const namespaces = Object.keys(cn)

const folder = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(folder + name, 'utf8'))
  .join('\n')

const escaped = (text: string) => text.replaceAll(/[.\\/$]/g, String.raw`\$&`)
/** What is between two quotes anywhere in the sources, with and without its namespace. */
const quoted = new Set(
  sources
    .split(/['"`]/)
    .slice(1, -1)
    .flatMap((text) => [text, text.replace(/^\w+:/, '')]),
)
/** Whether the sources name the key in quotes, with or without its namespace. */
const isWritten = (key: string) => quoted.has(key)
/** Keys with a part that is filled in at run time. */
const patterns = [...sources.matchAll(/t\(\s*`(?:\w+:)?([^`]*\$\{[^`]*)`/g)].map(
  ([, template]) =>
    new RegExp(
      `^${template!
        .split(/\$\{[^}]*\}/)
        .map(escaped)
        .join('.+')}$`,
    ),
)

describe.each(namespaces)('the texts of %s', (namespace) => {
  const chinese = cn[namespace]!
  const english = en[namespace]!

  test('are the same in both languages', () => expect(stems(english)).toEqual(stems(chinese)))

  test('say something, and take the same values', () => {
    const inChinese = new Map(flatten(chinese).map(([key, text]) => [stemOf(key), text]))
    // "2 more" is reported by the rest, "等 4 项" by the sum.
    const unknown = flatten(english).flatMap(([key, text]) =>
      [...slots(text)].filter((slot) => slot !== '{{rest}}' && !slots(inChinese.get(stemOf(key))!).has(slot)),
    )
    expect(unknown).toEqual([])
    expect([...flatten(chinese), ...flatten(english)].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('have one and other where English tells them apart', () => {
    const keys = flatten(english).map(([key]) => key)
    for (const key of keys.filter((each) => each.endsWith('_one'))) expect(keys).toContain(`${stemOf(key)}_other`)
    for (const key of keys.filter((each) => each.endsWith('_other'))) expect(keys).toContain(`${stemOf(key)}_one`)
  })

  test('are for every number in Chinese', () =>
    // The site calls the language cn, of which no plural rules are known: one thing would have no text.
    expect(flatten(chinese).filter(([key]) => /_(one|other)$/.test(key))).toEqual([]))

  test('are all used', () => {
    const unused = stems(chinese).filter((key) => !isWritten(key) && !patterns.some((pattern) => pattern.test(key)))
    expect(unused).toEqual([])
  })
})

test('English texts hold no Chinese beside names, Chinese texts no English sentences', () => {
  const all = (texts: Record<string, Texts>) => namespaces.flatMap((namespace) => flatten(texts[namespace]!))
  const chineseInEnglish = all(en).filter(([, text]) => /\p{sc=Han}/u.test(text))
  expect(
    chineseInEnglish.map(([key]) => key).filter((key) => !/brand|otherLanguage|placeholder|visual/i.test(key)),
  ).toEqual([])
  const englishInChinese = all(cn).filter(([, text]) => /[a-z]+ [a-z]+ [a-z]+/.test(text))
  expect(englishInChinese).toEqual([])
})
