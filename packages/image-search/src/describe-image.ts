import { inkOf } from './ink.ts'
import { type Features, registeredFeatures, searchedFeatures } from './local/features.ts'
import { halved, patchOf, turned } from './patch.ts'
import type { Box, RgbImage, Plane } from './image.ts'
import { findRegions, type PixelBox, toShares, trim } from './regions.ts'
import { describeRings } from './rings.ts'
import { describeUpright } from './upright.ts'

/** To be raised when images are described in another way, so that those of the register are described again. */
export const DESCRIPTOR_VERSION = 2

/** A part of an image, described as it stands and so that turning it changes nothing; both of length 1. */
export type RegionDescription = { box: Box; upright: Float32Array; rings: Float32Array }

/** The whole figure first, then its parts, and the features of all; none where the image is blank. */
export type ImageDescription = { regions: RegionDescription[]; features: Features }

/** A region of the image searched with, in every position in which it may be in a register. */
export type QueryRegion = { box: Box; uprights: Float32Array[]; rings: Float32Array }
/** Features of the whole figure, and those of each part on its own. */
export type QueryDescription = { regions: QueryRegion[]; features: Features[] }

export function describeImage(image: RgbImage): ImageDescription {
  const ink = inkOf(image)
  const boxes = findRegions(ink)
  return {
    regions: boxes.map((box) => ({
      box: toShares(box, ink),
      upright: describeUpright(patchOf(ink, box)),
      rings: describeRings(ink, box),
    })),
    features: registeredFeatures(image, boxes),
  }
}

const TURN_DEGREES = 15
/** Shares of a figure that a crop may have taken from one of its sides. */
const CUTS = [0.12, 0.25]

/** Turns, and what the figure would be if a part of it had been cut off, are tried on the query: registers hold one form. */
export function describeQuery(image: RgbImage): QueryDescription {
  const ink = inkOf(image)
  const boxes = findRegions(ink)
  return {
    features: searchedFeatures(image, boxes),
    regions: boxes.map((box, number) => ({
      box: toShares(box, ink),
      uprights: [
        describeUpright(patchOf(ink, box)),
        ...turns(ink, box, number === 0 ? TURN_DEGREES : 90),
        ...(number === 0 ? completed(ink, box) : []),
      ],
      rings: describeRings(ink, box),
    })),
  }
}

function turns(plane: Plane, { left, top, right, bottom }: PixelBox, step: number): Float32Array[] {
  const ink = halved(plane)
  const box = { left: left >> 1, top: top >> 1, right: (right + 1) >> 1, bottom: (bottom + 1) >> 1 }
  const described: Float32Array[] = []
  for (let degrees = step; degrees < 360; degrees += step) {
    const position = turned(ink, box, degrees)
    const within = trim(position)
    if (within) described.push(describeUpright(patchOf(position, within)))
  }
  return described
}

function completed(ink: Plane, { left, top, right, bottom }: PixelBox): Float32Array[] {
  return CUTS.flatMap((cut) => {
    const [width, height] = [((right - left) * cut) / (1 - cut), ((bottom - top) * cut) / (1 - cut)]
    return [
      { left: left - width, top, right, bottom },
      { left, top: top - height, right, bottom },
      { left, top, right: right + width, bottom },
      { left, top, right, bottom: bottom + height },
      { left: left - width / 2, top: top - height / 2, right: right + width / 2, bottom: bottom + height / 2 },
    ].map((box) => describeUpright(patchOf(ink, box)))
  })
}
