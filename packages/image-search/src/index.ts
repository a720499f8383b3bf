export {
  compareCandidates,
  compareImages,
  type ImageComparison,
  type ReadyQuery,
  readyQuery,
  type RegionMatch,
} from './compare-images.ts'
export {
  decodeImage,
  encodeImage,
  inspectImage,
  makeThumbnail,
  ImageRefused,
  type ImageProblem,
} from './decode-image.ts'
export { DESCRIPTOR_VERSION, describeImage, describeQuery } from './describe-image.ts'
export { explainImages, type ImageSimilarity } from './explain-images.ts'
export { searchImageIndex } from './search-image-index.ts'
export { packCodes, packVectors, type PackedImage, unpackVectors } from './pack-description.ts'
export type { Box, RgbImage } from './image.ts'
export { queryCodes, scanCodes } from './scan-codes.ts'
export { createScriptKernel } from './kernel/code-kernel.ts'
export { type CodeStore, createCodeStore } from './embedded/code-store.ts'
export { createEmbeddedImageIndex } from './embedded/embedded-image-index.ts'
export { type ImageResult, type ImageIndex, ImageIndexNotReady, type ImageMatch } from './image-index.ts'
