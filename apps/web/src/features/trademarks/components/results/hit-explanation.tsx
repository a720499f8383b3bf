import type { Similarity } from '@markwright/api-client/models/similarity'
import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import type { TrademarkResult } from '@markwright/api-client/models/trademarkResult'
import { ExplanationPanel } from '../../../../shared/similarity/explanation-panel.tsx'
import { markLanguage } from '../../model/mark-language.ts'
import type { Question } from '../../model/question.ts'
import { ImageExplanation } from '../../../../shared/similarity/image-explanation.tsx'

/** Why a hit is near: by its name, by its picture where one was a condition, or by both. */
export function HitExplanation({
  question,
  hit,
  result: { engineVersion, queryImage },
}: {
  question: Question
  hit: TrademarkHit & { similarity?: Similarity }
  result: TrademarkResult
}) {
  const { similarity } = hit
  if (!similarity) return null
  const isByPicture = queryImage !== undefined && similarity.regions !== undefined
  const isByName = !isByPicture || similarity.spans.length > 0
  return (
    <>
      {isByName && (
        <ExplanationPanel
          query={question.text}
          name={hit.name}
          nameOther={hit.nameOther}
          similarity={similarity}
          engineVersion={engineVersion}
          language={markLanguage(hit.country, hit.name ?? hit.nameOther)}
        />
      )}
      {isByPicture && (
        <ImageExplanation
          image={queryImage}
          hit={hit}
          similarity={similarity}
          engineVersion={engineVersion}
          isVerdictElsewhere={isByName}
        />
      )}
    </>
  )
}
