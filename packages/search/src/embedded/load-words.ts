import { frequenciesVersion, meaningsVersion, loadFrequencies, loadMeanings } from '@markwright/similarity/engine'
import type { Words } from '../source/read-words.ts'

/** Names are analysed and compared in this thread with these words from now on. */
export function loadWords({ lexicon: { version, lines }, frequencies }: Words): void {
  if (version !== meaningsVersion()) loadMeanings(lines === '' ? [] : lines.split('\n'), version)
  if (frequencies.version !== frequenciesVersion()) loadFrequencies(frequencies.packed, frequencies.version)
}
