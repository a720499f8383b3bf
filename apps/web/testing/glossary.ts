import type { Glossary } from '@markwright/api-client/models/glossary'
import type { GlossaryEntry } from '@markwright/api-client/models/glossaryEntry'

export const GLOSSARIES = '/lantern/translateLan/glossary'
const at = '2026-11-25 10:00:00'

/** A glossary of the member with so many entries. */
export const createGlossary = (count: number): Glossary => ({
  id: 'g',
  name: '电池',
  count,
  isOwn: true,
  shareToken: null,
  updateTime: at,
})

export const createGlossaryEntry = (id: string, zh: string, en: string): GlossaryEntry => ({
  id,
  version: 1,
  zh,
  en,
  ja: null,
  note: '',
  usedCount: 0,
  usedTime: null,
  hasConflict: false,
  updateTime: at,
})
