import { bindJob, describeImages } from '@markwright/jobs'
import type { Platform } from '../platform.ts'
import { describeImagesHandler } from './describe-images.ts'
import { createImageOrders } from './order-images.ts'

export function createImageSearchModule(platform: Platform) {
  const orderImages = createImageOrders(platform)
  return {
    jobs: [bindJob(describeImages, describeImagesHandler(platform))],
    start: orderImages,
    /** Has images described that are new. */
    orderImages,
  }
}
