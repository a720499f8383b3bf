import type { Schemas } from '@markwright/contract'
import { explainPictures } from '@markwright/image-search'
import type { Language } from '../../kernel/language.ts'
import { type ListedMark, presentResult } from '../trademarks/index.ts'
import type { ImageSearchAnswer } from './search-by-image.ts'

export function presentImageResult(answer: ImageSearchAnswer, language: Language): Schemas['TrademarkResult'] {
  const { matches, image, marks, otherClasses } = answer
  const result = presentResult(answer, language)
  const withMatches = (hits: Schemas['TrademarkHit'][], of: readonly ListedMark[]) =>
    hits.map((hit, i) => {
      const match = matches.get(of[i]!.id)
      return match ? { ...hit, similarity: explainPictures(match) } : hit
    })
  const others = result.aiData.otherClasses
  return {
    ...result,
    queryTmInfo: withMatches(result.queryTmInfo, marks),
    aiData: {
      ...result.aiData,
      otherClasses: others && otherClasses && { ...others, hits: withMatches(others.hits, otherClasses.marks) },
    },
    queryImage: {
      imgFile: image.fileId,
      preview: `data:image/webp;base64,${Buffer.from(image.preview).toString('base64')}`,
      width: image.width,
      height: image.height,
      crop: image.crop,
    },
  }
}
