import type { PatentRecord } from '@markwright/patents'

/** More than any publication has. */
const TEXT_IMAGES_MAX = 5000

/** The files of the images within the claims and the description of a record, each once. */
export function textImagesOf({
  claims,
  description,
}: Pick<PatentRecord, 'claims' | 'description'>): { number: string; file: string }[] {
  const texts = [...Object.values(claims).flat(), ...Object.values(description).flat()]
  const files = new Set(texts.flatMap(({ images = [] }) => images.map(({ file }) => file)))
  return [...files].slice(0, TEXT_IMAGES_MAX).map((file) => ({ number: file, file }))
}
