import * as at from './kernel/memory-map.ts'
import { parameters } from './parameters.ts'
import { frequenciesVersion, writeFrequencies } from './word-frequencies.ts'
import { tradeNames, weakKindNumbers, type WeakKind } from './words/weak-kinds.ts'

const hundredths = (share: number) => Math.round(share * 100)
const tenThousandths = (share: number) => Math.round(share * at.ONE)

/** Writes by what the channels, the places of letters and the kinds of weak words count. */
export function writeWeights(view: DataView): void {
  const { channels, latin, otherMeaning, otherWord, distinctiveness } = parameters
  const set = (pointer: number, share: number) => view.setInt32(pointer, hundredths(share), true)
  set(at.P_SOUND_HAN, channels.soundHan)
  set(at.P_SOUND_LATIN, channels.soundLatin)
  set(at.P_SOUND_NATIVE, channels.soundNative)
  set(at.P_MEANING, channels.meaning)
  set(at.P_OTHER_MEANING, otherMeaning)
  set(at.P_OTHER_WORD, otherWord.besideOrdinary)
  set(at.P_OTHER_WORD_BESIDE, otherWord.besideCoined)
  let sum = 0
  for (let i = 0; i < 64; i++) {
    const weight = Math.round(1000 * (1 + latin.weight.start * Math.exp(-i / latin.weight.fade)))
    view.setUint16(at.LATIN_WEIGHT + 2 * i, weight, true)
    view.setInt32(at.LATIN_WEIGHT_SUM + 4 * i, sum, true)
    sum += weight
  }
  const { partOfWord, generic, place, qualifier } = distinctiveness
  const setKind = (kind: WeakKind, share: number) =>
    view.setInt32(at.P_WEAK_KINDS + 4 * weakKindNumbers[kind], tenThousandths(share), true)
  setKind('partOfWord', partOfWord)
  setKind('generic', generic)
  setKind('place', place)
  setKind('qualifier', qualifier)
  for (const trade of tradeNames) setKind(trade, generic)
}

/** The frequencies that were written last to a memory, as most comparisons are made with the same. */
const written = new WeakMap<ArrayBufferLike, string>()

/** Writes how rare words are to the tables of the kernel at the beginning of a memory, where that is not there yet. */
export function writeWords(memory: ArrayBufferLike): void {
  const version = frequenciesVersion()
  if (written.get(memory) === version) return
  written.set(memory, version)
  writeFrequencies(new DataView(memory))
}
