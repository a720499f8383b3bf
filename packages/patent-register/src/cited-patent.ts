import type { CitedPatent } from '@markwright/documents'
import { countryName } from '@markwright/domain/places/countries'
import type { Language } from '@markwright/domain/site/language'
import type { StoredPatent } from './stored-patents.ts'
import { textFor } from './text-language.ts'

/** A publication as managers of references name it. */
export const citedPatent = ({ publicId, record }: StoredPatent, language: Language, url: string): CitedPatent => ({
  id: publicId,
  title: textFor(record.titles, record.language, language) ?? publicId,
  abstract: textFor(record.abstracts, record.language, language),
  inventors: record.inventors.map(({ name }) => name),
  applicants: [...new Set([...record.applicants, ...record.assignees].map(({ name }) => name))],
  country: countryName(record.country, 'en'),
  applicationNumber: record.applicationNumber,
  publishedOn: record.publishedOn,
  filedOn: record.filedOn,
  language: record.language,
  keywords: record.ipcs,
  url,
})
