import type { Schemas } from '@markwright/contract'
import { explainImages } from '@markwright/image-search'
import type { FoundSimilarity } from './image-search.ts'

/** Why a hit is similar by its name, by its image or by both; the more similar one decides and comes first. */
export function presentSimilarity(
  { similarities, image: found }: FoundSimilarity,
  markId: number,
): Schemas['Similarity'] | undefined {
  const name: Schemas['Similarity'] | undefined = similarities.get(markId)
  const match = found?.matches.get(markId)
  if (!match) return name
  const image = explainImages(match)
  if (!name) return image
  const [nearer, other] = name.score >= image.score ? [name, image] : [image, name]
  return {
    ...nearer,
    components: { ...name.components, ...image.components },
    spans: name.spans,
    regions: image.regions,
    reasons: [...nearer.reasons, ...other.reasons],
  }
}
