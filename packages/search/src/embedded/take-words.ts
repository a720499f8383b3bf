import { frequenciesVersion, meaningsVersion, takeFrequencies, takeMeanings } from '@markwright/similarity/engine'
import type { Words } from '../source/read-words.ts'

/** Names are analysed and compared in this thread with these words from now on. */
export function takeWords({ lexicon: { version, lines }, frequencies }: Words): void {
  if (version !== meaningsVersion()) takeMeanings(lines === '' ? [] : lines.split('\n'), version)
  if (frequencies.version !== frequenciesVersion()) takeFrequencies(frequencies.packed, frequencies.version)
}
