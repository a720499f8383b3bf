import { meaningsVersion, takeMeanings } from '@markwright/similarity/engine'
import type { Lexicon } from '../source/read-lexicon.ts'

/** Analyses of this thread are made with the lexicon from now on. */
export function takeLexicon({ version, lines }: Lexicon): void {
  if (version !== meaningsVersion()) takeMeanings(lines === '' ? [] : lines.split('\n'), version)
}
