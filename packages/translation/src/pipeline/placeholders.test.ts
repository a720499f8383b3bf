import { describe, expect, test } from 'vitest'
import { createBuiltInEngine } from '../engines/built-in/built-in-engine.ts'
import { heldOutCases, openCases, type PlaceholderCase } from '../testing/placeholder-cases.ts'
import { translateSegments } from './translate-segments.ts'

const engine = createBuiltInEngine()

/** Parts that are not in the translation as often as in the text. */
async function lostParts([direction, text, parts]: PlaceholderCase): Promise<string[]> {
  const { segments } = await translateSegments([{ id: '1', text }], direction, [engine])
  const target = segments[0]!.text
  return parts
    .filter((part) => target.split(part).length !== text.split(part).length)
    .map((part) => `${part} | ${target}`)
}

describe.each([
  ['of the open set', openCases],
  ['of the set that was put aside', heldOutCases],
])('placeholders, addresses, paths and code %s are in the translation as they are', (_, cases) => {
  test.each(cases)('%s: %s', async (...each) => {
    expect(await lostParts(each)).toEqual([])
  })
})
