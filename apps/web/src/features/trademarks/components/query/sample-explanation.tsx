import { useLanguage } from '../../../../shared/i18n/language.ts'
import { ExplanationPanel } from '../../../../shared/similarity/explanation-panel.tsx'
import { sampleEngineVersion, similaritySamples } from '../../model/sample-similarity.ts'

/** What an explanation looks like, of two invented marks. */
export function SampleExplanation() {
  const { query, found, similarity } = similaritySamples[useLanguage()]
  return <ExplanationPanel query={query} name={found} similarity={similarity} engineVersion={sampleEngineVersion} />
}
