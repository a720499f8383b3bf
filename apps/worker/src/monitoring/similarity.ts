import { analyzeMark, compareMarks, type MarkAnalysis } from '@markwright/similarity'
import type { MarkState } from './changed-mark.ts'

/** How similar the better of a record's names is to a text: 0 to 100, as a search would say it. */
export type ScoreName = (text: string, state: Pick<MarkState, 'markText' | 'markTextOther'>) => number

const NAMES_MAX = 5000

/** Names are analysed once however many monitors need them; the last ones are stored, because imports come in pages. */
export function createSimilarity(): ScoreName {
  const texts = new Map<string, MarkAnalysis>()
  const names = new Map<string, MarkAnalysis>()
  const analysisOf = (known: Map<string, MarkAnalysis>, text: string) => {
    const found = known.get(text) ?? analyzeMark(text)
    known.set(text, found)
    return found
  }
  return (text, { markText, markTextOther }) => {
    if (names.size > NAMES_MAX) names.clear()
    const wanted = analysisOf(texts, text)
    const scores = [markText, markTextOther].map((name) =>
      name === null ? 0 : (compareMarks(wanted, analysisOf(names, name))?.score ?? 0),
    )
    return Math.max(...scores)
  }
}
