import type { QueryImage } from '@markwright/api-client/models/queryImage'
import type { Similarity } from '@markwright/api-client/models/similarity'
import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import type { ComparedSides } from './compared-pair.tsx'
import { ExplanationPanel } from './explanation-panel.tsx'
import { ImageExplanation } from './image-explanation.tsx'
import { markLanguage } from './mark-language.ts'

/** Why a mark is similar to what was searched for: by its name, by its image where one was searched with, or by both. */
export function MatchExplanation({
  query,
  image,
  hit,
  name,
  nameOther,
  similarity,
  engineVersion,
  sides,
}: {
  /** The name that was searched for; empty where there was none. */
  query: string
  image: QueryImage | undefined
  hit: Pick<TrademarkHit, 'country' | 'name' | 'thumbUrl'>
  /** The names of the mark that were compared. */
  name: string | null
  nameOther?: string | null
  similarity: Similarity
  engineVersion: string
  sides?: ComparedSides | undefined
}) {
  const isByImage = image !== undefined && similarity.regions !== undefined
  const isByName = !isByImage || similarity.spans.length > 0
  return (
    <>
      {isByName && (
        <ExplanationPanel
          query={query}
          name={name}
          {...(nameOther !== undefined && { nameOther })}
          similarity={similarity}
          engineVersion={engineVersion}
          sides={sides}
          language={markLanguage(hit.country, name ?? nameOther ?? null)}
        />
      )}
      {isByImage && (
        <ImageExplanation
          image={image}
          hit={hit}
          similarity={similarity}
          engineVersion={engineVersion}
          isVerdictElsewhere={isByName}
        />
      )}
    </>
  )
}
