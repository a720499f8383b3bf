import type { Area } from '@markwright/api-client/models/area'

/** A part of what was cropped, as a part of the whole image. */
export const withinWhole = (box: Area, crop: Area | null): Area =>
  crop
    ? {
        x: crop.x + box.x * crop.width,
        y: crop.y + box.y * crop.height,
        width: box.width * crop.width,
        height: box.height * crop.height,
      }
    : box
