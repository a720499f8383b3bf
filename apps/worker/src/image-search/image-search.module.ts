import { bindJob, describeImages } from '@markwright/jobs'
import type { Platform } from '../platform.ts'
import { describeImagesHandler } from './describe-images.ts'
import { createImageJobs } from './enqueue-images.ts'

export function createImageSearchModule(platform: Platform) {
  const orderImages = createImageJobs(platform)
  return {
    jobs: [bindJob(describeImages, describeImagesHandler(platform))],
    start: orderImages,
    /** `orderImages` has images described that are new. */
    api: { orderImages },
  }
}
