export { connectEngines, type EngineNames, type Engines } from './connect-engines.ts'
export { findGlossaryUse, listTerms, noteUses, type OwnTerm, visibleGlossaries } from './glossary-terms.ts'
export { createMemories, memoryKeyOf, saveMemoryEntries, type Memories, type NewMemoryEntry } from './memories.ts'
export { createTranslator, type TranslationRequest, type Translator } from './translator.ts'
