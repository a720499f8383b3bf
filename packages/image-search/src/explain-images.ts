import { levelOf, type SimilarityLevel } from '@markwright/similarity'
import type { ImageComparison, RegionMatch } from './compare-images.ts'

export type ImageSimilarity = {
  /** 0 to 100. */
  score: number
  level: SimilarityLevel
  rule: 'IMG'
  components: { image: number }
  spans: []
  regions: RegionMatch[]
  reasons: { code: string; zh: string; en: string }[]
}

/** How similar two images are, as searches and monitors explain it: which parts agree, and a sentence in both languages. */
export function explainImages({ score, regions, isPart }: ImageComparison): ImageSimilarity {
  const level = levelOf(score) ?? 'low'
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

function reasonOf(level: SimilarityLevel, isPart: boolean) {
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
