import type { Schemas } from '@markwright/contract'
import { drawingUrl } from './drawing-url.ts'

type Inserts = Pick<Schemas['PatentParagraph'], 'formulas' | 'images'>

/** Adds the addresses of the images of the texts of a publication; those that are not stored are left out. */
export function createInsertsReader(
  publicId: string,
  stored: readonly { position: number; file: string; width: number | null; height: number | null }[],
) {
  const byFile = new Map(stored.map((each) => [each.file, each]))
  return ({
    formulas = [],
    images = [],
  }: {
    formulas?: Inserts['formulas']
    images?: { start: number; end: number; file: string }[]
  }): Inserts => ({
    formulas,
    images: images.flatMap(({ start, end, file }) => {
      const image = byFile.get(file)
      if (!image) return []
      const { position, width, height } = image
      return [{ start, end, url: drawingUrl(publicId, position, 'full'), width, height }]
    }),
  })
}
