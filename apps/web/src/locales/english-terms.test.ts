import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('en/', import.meta.url)

/** Every text of a file with the path that leads to it. */
const textsOf = (value: unknown, path: string): [path: string, text: string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))

test.each(readdirSync(folder))('%s calls an image an image', (file) => {
  const texts = textsOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), file)
  expect(texts.filter(([, text]) => /\bpictures?\b/i.test(text))).toEqual([])
})
