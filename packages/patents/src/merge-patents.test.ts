import { expect, test } from 'vitest'
import { emptyPatent } from './formats/empty-patent.ts'
import { mergePatents, type MergedPatent } from './merge-patents.ts'
import type { Paragraph, PatentRecord } from './patent-record.ts'

const formula = { start: 0, end: 3, mathml: `<math>${'<mi>a</mi>'.repeat(200)}</math>` }
const image = { start: 0, end: 3, file: `${'m'.repeat(200)}.tif` }
const paragraphs = (...all: Omit<Paragraph, 'kind'>[]): PatentRecord => ({
  ...emptyPatent(),
  description: { en: all.map((each) => ({ kind: 'paragraph', ...each })) },
})
const heldBy = (source: string, record: PatentRecord): MergedPatent => ({
  record,
  sources: { 'description.en': source },
})
const textsIn = ({ record }: MergedPatent) => record.description['en']!.map(({ text }) => text)

const full = paragraphs({ text: 'a/2 is the half of a.' }, { text: 'A second paragraph.' })
const short = paragraphs({ text: 'a/2 is a half.', formulas: [formula], images: [image] })

test('the fuller text is the better one, however long the MathML of a shorter one is', () => {
  expect(textsIn(mergePatents(heldBy('ops', full), short, 'uspto'))).toEqual(textsIn(heldBy('', full)))
  expect(textsIn(mergePatents(heldBy('uspto', short), full, 'ops'))).toEqual(textsIn(heldBy('', full)))
})

test('of two texts of the same length the one with formulas and images is the better one, in both orders', () => {
  const plain = paragraphs({ text: 'a/2 is a half.' })
  for (const merged of [
    mergePatents(heldBy('ops', plain), short, 'uspto'),
    mergePatents(heldBy('uspto', short), plain, 'ops'),
  ])
    expect(merged.record.description).toEqual(short.description)
})

test('a source corrects the formulas of its own text', () => {
  const corrected = paragraphs({ text: 'a/2 is a half.', images: [image] })
  expect(mergePatents(heldBy('uspto', short), corrected, 'uspto').record.description).toEqual(corrected.description)
})
