import { describe, expect, test } from 'vitest'
import { probeOfLetters } from '../engine/probes.ts'
import { planFor } from '../engine/plan.ts'
import { openSegment, searchSegment } from '../engine/search-segment.ts'
import { lettersAt } from '../segment/packed-element.ts'
import { createSegmentBuilder } from '../segment/segment-builder.ts'
import { readI32 } from '../segment/segment-memory.ts'
import { createScriptKernel } from './kernel.ts'
import { loadWasmKernel } from './load-kernel.ts'
import * as at from './memory-map.ts'

/** Edits as the textbook counts them: insertion, deletion, substitution, swap of neighbours (optimal string alignment). */
function editsBetween(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (__, j) => i || j))
  const cell = (i: number, j: number) => rows[i]![j]!
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const least = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + same)
      rows[i]![j] = swapped ? Math.min(least, cell(i - 2, j - 2) + 1) : least
    }
  return cell(a.length, b.length)
}

/** Words of 3 to 22 letters, as long as a row of the index and longer, and what few edits make of them. */
const words = ['nalu', 'gravi', 'toremi', 'velturano', 'bananabana', 'ordenavilaustomer', 'krastonelivuntaremelos']

function editedWords(): string[] {
  let state = 7
  const below = (bound: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 16) % bound
  }
  const letter = () => 'abelnorstuv'[below(11)]!
  const edit = (word: string) => {
    const i = below(word.length - 1)
    const [before, after] = [word.slice(0, i), word.slice(i)]
    return [before + letter() + after, before + after.slice(1), before + letter() + after.slice(1), swap(word, i)][
      below(4)
    ]!
  }
  const swap = (word: string, i: number) => word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2)
  return words.flatMap((word) =>
    Array.from({ length: 150 }, (_, n) => {
      let edited = word
      for (let edits = 0; edits <= n % 5; edits++) if (edited.length > 2) edited = edit(edited)
      return edited
    }),
  )
}

const builder = createSegmentBuilder()
for (const [i, text] of [...new Set([...words, ...editedWords()])].entries())
  builder.add({
    id: i + 1,
    office: 'EU',
    text,
    textOther: null,
    classes: [9],
    viennaCodes: [],
    status: 1,
    appliedOn: null,
    publishedOn: null,
    registeredOn: null,
    registrationPublishedOn: null,
    priorityOn: null,
    expiresOn: null,
    applicantId: null,
  })
const written = builder.finish()

describe.each([
  ['compiled', loadWasmKernel],
  ['TypeScript', createScriptKernel],
] as const)('the %s kernel', (_, createKernel) => {
  test.each(words)('scores every word within few edits of the letters or the sounds of %s', (text) => {
    const segment = { ...openSegment(written, createKernel), comparesAll: false }
    const plan = planFor({ kind: 'similar', text, leastScore: 40 })
    searchSegment(segment, plan, { filters: {}, second: {}, sort: 'score', today: 1 })
    const { data } = segment
    const probe = probeOfLetters(plan.query.latin!)
    const isCandidate = (i: number) =>
      (data.i32[(readI32(data, at.LATIN_CANDIDATES) >>> 2) + (i >>> 5)]! >>> (i & 31)) & 1
    const missed: string[] = []
    let near = 0
    for (let i = 0; i < readI32(data, at.LATIN_COUNT); i++) {
      const { core, sounds } = lettersAt(data.u8, data.i32[(readI32(data, at.LATIN_ELEMENTS) >>> 2) + i]!)
      const letters = core.map((unit) => unit & 127)
      if (editsBetween(probe.letters, letters) > probe.edits && editsBetween(probe.sounds, sounds) > probe.soundEdits)
        continue
      near++
      if (!isCandidate(i)) missed.push(String.fromCharCode(...letters.map((each) => each + 96)))
    }
    expect(near).toBeGreaterThan(20)
    expect(missed).toEqual([])
  })
})
