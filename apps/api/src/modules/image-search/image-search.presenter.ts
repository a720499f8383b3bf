import type { Schemas } from '@markwright/contract'
import type { ImageMatch } from '@markwright/image-search'
import { levelOf } from '@markwright/similarity'
import type { Language } from '../../kernel/language.ts'
import { type ListedMark, presentResult } from '../trademarks/index.ts'
import type { ImageSearchAnswer } from './search-by-image.ts'

export function presentImageResult(answer: ImageSearchAnswer, language: Language): Schemas['TrademarkResult'] {
  const { matches, image, marks, otherClasses } = answer
  const result = presentResult(answer, language)
  const withMatches = (hits: Schemas['TrademarkHit'][], of: readonly ListedMark[]) =>
    hits.map((hit, i) => {
      const match = matches.get(of[i]!.id)
      return match ? { ...hit, similarity: presentSimilarity(match) } : hit
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

function presentSimilarity({ score, regions }: ImageMatch): Schemas['Similarity'] {
  const level = levelOf(score) ?? 'low'
  const [best] = regions
  const isPart = best !== undefined && (isSmall(best.queryBox) || isSmall(best.hitBox)) && regions.length > 0
  return {
    score,
    level,
    rule: 'IMG',
    components: { image: score },
    spans: [],
    regions,
    reasons: [reasonOf(level, isPart)],
  }
}

const isSmall = ({ width, height }: { width: number; height: number }) => width * height < 0.3

function reasonOf(level: Schemas['Similarity']['level'], isPart: boolean) {
  const what = isPart
    ? { zh: '图形的一部分', en: 'A part of the figures' }
    : { zh: '整体图形', en: 'The figures as a whole' }
  const how = {
    identical: { zh: '的轮廓与布局几乎一致', en: 'agrees almost entirely in outline and layout' },
    high: { zh: '的轮廓与布局高度相近', en: 'is very close in outline and layout' },
    middle: { zh: '的轮廓与布局相近', en: 'is close in outline and layout' },
    low: { zh: '的轮廓或布局有相似之处', en: 'has features of outline or layout in common' },
  }[level]
  const english = isPart
    ? how.en
    : how.en
        .replace(/^agrees/, 'agree')
        .replace(/^is /, 'are ')
        .replace(/^has /, 'have ')
  return { code: isPart ? 'IMG2' : 'IMG1', zh: `${what.zh}${how.zh}`, en: `${what.en} ${english}.` }
}
