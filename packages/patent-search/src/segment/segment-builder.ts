import { legalStatuses, patentTypes } from '../patent-index.ts'
import { analyse, hashOf } from '../text/analyse.ts'
import { numberKey, symbolKey } from '../grammar/values.ts'
import { createFieldWriter } from './field-writer.ts'
import { Numbers, shared } from './grow.ts'
import { createListWriter } from './list-writer.ts'
import {
  countryCode,
  dayColumns,
  dayNumber,
  keyFields,
  listFacets,
  rankedFields,
  textFields,
  type IndexedField,
  type PatentDocument,
  type RankedField,
  type Segment,
} from './segment.ts'

/** Between two texts of one field, so that no phrase reaches from one into the other. */
const GAP = 200
/** Positions share a 53-bit number with the document. */
const POSITION_MAX = (1 << 22) - GAP

/** A record with a value for each name. */
export const recordOf = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

/** Collects documents until `finish`. A segment takes about 30 bytes per word while it is built. */
export function createSegmentBuilder() {
  const ids = new Numbers()
  const countries = new Numbers()
  const types = new Numbers()
  const heads = new Numbers()
  const statuses = new Numbers()
  const families: number[] = []
  const days = recordOf(dayColumns, () => [] as number[])
  const lengths = recordOf(rankedFields, () => new Numbers())
  const writers = recordOf<IndexedField, ReturnType<typeof createFieldWriter>>([...textFields, ...keyFields], (field) =>
    createFieldWriter({
      hasPlaces: textFields.includes(field as 'TI'),
      hasStems: rankedFields.includes(field as 'TI'),
    }),
  )
  const lists = recordOf(listFacets, createListWriter)

  return {
    documents: () => ids.length,
    words: () => textFields.reduce((sum, field) => sum + writers[field].words(), 0),

    add(document: PatentDocument): void {
      const row = ids.length
      ids.push(document.id)
      heads.push(hashOf(document.head))
      countries.push(countryCode(document.country))
      types.push(patentTypes.indexOf(document.type))
      statuses.push(legalStatuses.indexOf(document.legalStatus))
      families.push(familyHash(document.family))
      for (const column of dayColumns) days[column].push(dayNumber(document.days[column]))
      for (const field of textFields) {
        const others = document.otherNames?.[field as 'PA'] ?? []
        const words = addTexts(writers[field], row, [...document.texts[field], ...others])
        if (field in lengths) lengths[field as RankedField].push(words)
      }
      for (const field of keyFields) {
        const keyOf = field === 'IPC' || field === 'CPC' ? symbolKey : numberKey
        for (const key of new Set(document.keys[field].map(keyOf))) if (key) writers[field].add(key, row, 0)
      }
      lists.applicant.add(document.texts.PA)
      lists.inventor.add(document.texts.IN)
      lists.ipc.add(document.keys.IPC.map((symbol) => symbolKey(symbol).slice(0, 4)).filter((key) => key.length === 4))
    },

    finish(): Segment {
      return {
        ids: shared(ids.values, ids.length),
        days: recordOf(dayColumns, (column) => shared(Int32Array.from(days[column]))),
        countries: shared(Uint16Array.from(countries.values.subarray(0, countries.length))),
        types: shared(Uint8Array.from(types.values.subarray(0, types.length))),
        legalStatuses: shared(Uint8Array.from(statuses.values.subarray(0, statuses.length))),
        families: shared(Float64Array.from(families)),
        heads: shared(heads.values, heads.length),
        lengths: recordOf(rankedFields, (field) => shared(lengths[field].values, lengths[field].length)),
        fields: recordOf([...textFields, ...keyFields], (field) => writers[field].finish()),
        lists: recordOf(listFacets, (facet) => lists[facet].finish()),
      }
    },
  }
}

/** @returns words of all the texts */
function addTexts(writer: ReturnType<typeof createFieldWriter>, row: number, texts: readonly string[]): number {
  let position = 0
  let words = 0
  for (const text of texts) {
    if (position > POSITION_MAX) break
    const from = position
    position = analyse(
      text,
      (term, at) => {
        if (at < POSITION_MAX) writer.add(term, row, at)
      },
      from,
    )
    words += position - from
    position += GAP
  }
  return words
}

/** Two hashes of 26 bits side by side: among ten million families two are equal with a chance of one in a hundred. */
export const familyHash = (family: string): number =>
  (hashOf(family) >>> 6) * 67_108_864 + (hashOf(family, 0x3c_6e_f3_72) >>> 6)
