export {
  compareCandidates,
  comparePictures,
  type PictureMatch,
  type ReadyQuery,
  readyQuery,
  type RegionMatch,
} from './compare-pictures.ts'
export {
  decodePicture,
  encodePicture,
  inspectPicture,
  makeThumbnail,
  PictureRefused,
  type PictureProblem,
} from './decode-picture.ts'
export { DESCRIPTOR_VERSION, describePicture, describeQuery } from './describe-picture.ts'
export { explainPictures, type PictureSimilarity } from './explain-pictures.ts'
export { findNearImages } from './find-near-images.ts'
export { packCodes, packVectors, type PackedImage, unpackVectors } from './pack-description.ts'
export type { Box, Picture } from './picture.ts'
export { queryCodes, scanCodes } from './scan-codes.ts'
export { createScriptKernel } from './kernel/code-kernel.ts'
export { type CodeStore, createCodeStore } from './embedded/code-store.ts'
export { createEmbeddedImageIndex } from './embedded/embedded-image-index.ts'
export { type ImageAnswer, type ImageIndex, ImageIndexNotReady, type ImageMatch } from './image-index.ts'
