import type { PatentDocument } from '../../../packages/patent-search/src/segment/segment.ts'
import { documentOf, type Abstract } from './read-corpus.ts'

export type Invented = { document: PatentDocument; source: number }

/** Numbers from 0 up to a limit, the same ones for the same seed (Numerical Recipes). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * limit)
  }
}

/** Documents made of the sentences of two real abstracts, with every tenth word from some other one. */
export function* inventDocuments(abstracts: readonly Abstract[], count: number, seed: number): Generator<Invented> {
  const below = createRandom(seed)
  const texts = abstracts.map(({ abstract }) => abstract.replaceAll(/\s+/g, ' '))
  const words = texts.map((text) => text.split(' '))
  for (let id = 1; id <= count; id++) {
    const source = below(abstracts.length)
    const other = words[below(words.length)]!
    const own = words[source]!
    const mixed = [...own.slice(0, Math.ceil(own.length * 0.8)), ...other.slice(Math.floor(other.length * 0.8))]
    for (let at = 0; at < mixed.length; at++) {
      if (below(10) > 0) continue
      const third = words[below(words.length)]!
      mixed[at] = third[below(third.length)]!
    }
    const title = abstracts[source]!.title || own.slice(0, 8).join(' ')
    const day = `${1990 + below(35)}-0${1 + below(9)}-1${below(10)}`
    const abstract = { ...abstracts[source]!, key: `US${id}`, title, abstract: mixed.join(' '), day }
    yield { document: { ...documentOf(abstract, id), family: `F${below(count)}` }, source }
  }
}

/** A Boolean query in our grammar, for FTS5 and for PostgreSQL. */
export type BooleanQuery = { ours: string; sqlite: string; postgres: string }

/** Two to four words of one real abstract each, in six shapes. */
export function inventQueries(abstracts: readonly Abstract[], count: number, seed: number): BooleanQuery[] {
  const below = createRandom(seed)
  return Array.from({ length: count }, (_, number) => {
    const words = abstracts[below(abstracts.length)]!.abstract.toLowerCase().match(/[a-z]{4,}/g) ?? ['device']
    const one = () => words[below(words.length)]!
    const at = below(Math.max(1, words.length - 1))
    const [a, b, c] = [one(), one(), one()]
    const stem = a.slice(0, 5)
    const pair = [words[at]!, words[at + 1] ?? words[at]!]
    const shapes: BooleanQuery[] = [
      { ours: `AB:${a} AND AB:${b}`, sqlite: `ab : (${a} AND ${b})`, postgres: `${a}:B & ${b}:B` },
      { ours: `TA:(${a} AND ${b} AND ${c})`, sqlite: `${a} AND ${b} AND ${c}`, postgres: `${a} & ${b} & ${c}` },
      { ours: `TA:((${a} OR ${b}) AND ${c})`, sqlite: `(${a} OR ${b}) AND ${c}`, postgres: `(${a} | ${b}) & ${c}` },
      { ours: `TA:(${a} NOT ${b})`, sqlite: `${a} NOT ${b}`, postgres: `${a} & !${b}` },
      { ours: `AB:"${pair.join(' ')}"`, sqlite: `ab : "${pair.join(' ')}"`, postgres: `${pair[0]}:B <-> ${pair[1]}:B` },
      { ours: `TA:(${stem}* AND ${c})`, sqlite: `${stem}* AND ${c}`, postgres: `${stem}:* & ${c}` },
    ]
    return shapes[number % shapes.length]!
  })
}
