import { foldPartyText } from '@markwright/domain/people/party-key'
import type {
  ReportImage,
  ReportImageMark,
  ReportQuery,
  Statement,
} from '@markwright/domain/marks/registrability-report'
import { leastScores } from '@markwright/similarity'
import type { MarkOfImage } from './report-marks.ts'

type Match = { imageId: number; score: number; isPart: boolean; regions: ReportImageMark['regions'] }

export type ImageSources = {
  /** Null for an image that cannot be read; `preview` is a small WebP. */
  findImages: (image: Uint8Array) => Promise<{ matches: Match[]; preview: Uint8Array } | null>
  explain: (match: Match) => { level: ReportImageMark['level']; reasons: Statement[] }
  /** Marks of mainland China, international ones among them, that are not dead, in any of the classes. */
  listMarksOfImages: (imageIds: readonly number[], classes: readonly number[]) => Promise<MarkOfImage[]>
}

/** More would not be read; the search by image has them all. */
const MARKS_MAX = 20

/** Earlier marks of the chosen classes whose images are similar to that of the mark; own ones do not count. */
export async function findSimilarImages(
  image: Uint8Array,
  { classes, applicant }: Pick<ReportQuery, 'classes' | 'applicant'>,
  sources: ImageSources,
): Promise<ReportImage | undefined> {
  const found = await sources.findImages(image)
  if (!found) return undefined
  const similar = new Map(
    found.matches.filter(({ score }) => score >= leastScores.middle).map((match) => [match.imageId, match]),
  )
  const own = applicant && foldPartyText(applicant)
  const marks = (await sources.listMarksOfImages([...similar.keys()], classes))
    .filter((mark) => !own || mark.applicant === null || foldPartyText(mark.applicant) !== own)
    .map(({ imageId, ...mark }) => imageMark(mark, similar.get(imageId)!, sources.explain))
    .toSorted((a, b) => b.score - a.score || a.id.localeCompare(b.id))
  return {
    preview: `data:image/webp;base64,${Buffer.from(found.preview).toString('base64')}`,
    marks: marks.slice(0, MARKS_MAX),
  }
}

function imageMark(
  mark: Omit<MarkOfImage, 'imageId'>,
  match: Match,
  explain: ImageSources['explain'],
): ReportImageMark {
  const { level, reasons } = explain(match)
  const { score, regions } = match
  return { ...mark, score, level, regions, reasons: reasons.map(({ zh, en }) => ({ zh, en })) }
}
