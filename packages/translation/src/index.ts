export { splitTags, withoutTags, writeTag, type InlineTag } from '@markwright/domain/texts/inline-tags'
export {
  directionOf,
  sourceOf,
  targetOf,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
export { checkTranslation } from './checks/check-translation.ts'
export {
  findSegmentVariants,
  findTermVariants,
  groupIssues,
  type Position,
  type SegmentVariants,
  type TermVariants,
} from './checks/consistency.ts'
export { createBuiltInEngine } from './engines/built-in/built-in-engine.ts'
export type { TranslationEngine } from './engines/engine.ts'
export { loadModel } from './engines/local-models/load-model.ts'
export { createLocalModelEngine } from './engines/local-models/local-model-engine.ts'
export { ModelFolderError, readModelFolder } from './engines/local-models/model-folder.ts'
export { baiduService } from './engines/services/baidu.ts'
export { deepLService } from './engines/services/deepl.ts'
export { libreTranslateService } from './engines/services/libre-translate.ts'
export { openAiCompatibleService } from './engines/services/open-ai-compatible.ts'
export { createServiceEngine, type Service } from './engines/services/service-engine.ts'
export { ExchangeError, type ExchangeFault } from './exchange/exchange-error.ts'
export {
  conceptsOfRows,
  readCsv,
  readTbx,
  writeGlossaryCsv,
  writeTbx,
  type GlossaryConcept,
} from './exchange/glossary-files.ts'
export { readGlossaryWorkbook, writeGlossaryWorkbook } from './exchange/glossary-workbook.ts'
export { decodeText, oneChunk } from './exchange/read-xml.ts'
export { readTmx, writeTmx, type TmxUnit } from './exchange/tmx.ts'
export { createMemoryIndex, type MemoryEntry, type MemoryIndex } from './memory/memory-index.ts'
export { translateSegments, type EngineFailure, type TranslationResult } from './pipeline/translate-segments.ts'
export type { TranslationConstraints } from './pipeline/prepare-segment.ts'
export type {
  IssueKind,
  MemoryMatch,
  Origin,
  OriginShares,
  Segment,
  Span,
  TermUse,
  TextDifference,
  TranslatedSegment,
  TranslatedSentence,
  TranslationIssue,
} from './segment.ts'
export {
  extractBilingualTerms,
  extractTerms,
  type BilingualTerm,
  type TermCandidate,
} from './terminology/extract-terms.ts'
export { createTermFinder, type Term, type TermFinder } from './terminology/find-terms.ts'
export { detectLanguage } from './text/detect-language.ts'
export { splitSentences } from './text/sentences.ts'
export { isTranslatable } from './text/translatable.ts'
