import * as at from './kernel/layout.ts'
import { parameters } from './parameters.ts'
import { profileFor, profiles, type Profile } from './profiles.ts'
import { frequenciesVersion, writeFrequencies } from './word-frequencies.ts'
import { describesGoods, tradeNames, weakKindNumbers, type WeakKind } from './words/weak-kinds.ts'

/** For whom two marks are compared: before which offices (ST.3 codes) and for goods of which Nice classes. */
export type Context = { offices?: readonly string[] | undefined; classes?: readonly number[] | undefined }

const hundredths = (share: number) => Math.round(share * 100)
const tenThousandths = (share: number) => Math.round(share * at.ONE)

/** What was written last to a memory, as most comparisons are made for the same. */
const written = new WeakMap<ArrayBufferLike, { context: Context; version: string; key: string }>()

/** Writes what depends on offices and classes to the tables of the kernel at the beginning of a memory. */
export function writeContext(memory: ArrayBufferLike, context: Readonly<Context>): void {
  const last = written.get(memory)
  const version = frequenciesVersion()
  if (last?.context === context && last.version === version) return
  const { offices = [], classes = [] } = context
  const profile = profileFor(offices)
  const key = `${profile} ${classes.join()}`
  written.set(memory, { context, version, key })
  if (last?.key === key && last.version === version) return
  const view = new DataView(memory)
  writeProfile(view, profiles[profile])
  const { legalForm, generic, place, qualifier, unrelated } = parameters.distinctiveness
  const set = (kind: WeakKind, share: number) =>
    view.setInt32(at.P_WEAK_KINDS + 4 * weakKindNumbers[kind], tenThousandths(share), true)
  set('legalForm', legalForm)
  set('generic', generic)
  set('place', place)
  set('qualifier', qualifier)
  for (const trade of tradeNames) set(trade, describesGoods(trade, classes) ? generic : unrelated)
  writeFrequencies(view, classes)
}

function writeProfile(view: DataView, profile: Profile): void {
  const set = (pointer: number, share: number) => view.setInt32(pointer, hundredths(share), true)
  set(at.P_SOUND_HAN, profile.soundHan)
  set(at.P_SOUND_LATIN, profile.soundLatin)
  set(at.P_SOUND_NATIVE, profile.soundNative)
  set(at.P_MEANING, profile.meaning)
  set(at.P_OTHER_MEANING, profile.otherMeaning)
  set(at.P_LATIN_STRICT + 4 * 3, profile.threeLetters)
  let sum = 0
  for (let i = 0; i < 64; i++) {
    const weight = Math.round(1000 * (1 + profile.beginning * Math.exp(-i / parameters.latin.weight.fade)))
    view.setUint16(at.LATIN_WEIGHT + 2 * i, weight, true)
    view.setInt32(at.LATIN_WEIGHT_SUM + 4 * i, sum, true)
    sum += weight
  }
}
