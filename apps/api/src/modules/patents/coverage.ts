import type { Schemas } from '@markwright/contract'
import { countryName } from '@markwright/domain/places/countries'
import { formatInstant } from '@markwright/domain/dates/calendar'
import type { PatentIndex } from '@markwright/patent-search'
import type { Language } from '../../kernel/language.ts'
import { grouped } from './grouped.ts'
import type { PatentsRepository } from './patents.repository.ts'

/** What is loaded, by office and kind. */
export async function listCoverage(
  { repository, index }: { repository: PatentsRepository; index: PatentIndex },
  language: Language,
): Promise<Schemas['PatentCoverage']> {
  const [rows, offices] = await Promise.all([repository.listCoverage(), repository.listOffices()])
  const kinds = grouped(rows, ({ country, kind }) => `${country} ${kind ?? ''}`)
  const sum = (own: typeof rows) => own.reduce((all, { publications }) => all + Number(publications), 0)
  const invented = (own: typeof rows) => sum(own.filter(({ demonstration }) => demonstration))
  const { documents, encoder, unencoded } = index.status()
  return {
    publications: sum(rows),
    demonstration: invented(rows),
    indexed: documents,
    encoder,
    unencoded,
    rows: [...kinds.values()].map((own) => {
      const { country, kind } = own[0]!
      const importedAt = offices.find((office) => office.country === country)?.imported_at ?? null
      const days = (name: 'first_on' | 'last_on') => own.flatMap((each) => each[name] ?? []).toSorted()
      return {
        country,
        countryName: countryName(country, language),
        kind,
        publications: sum(own),
        demonstration: invented(own),
        firstOn: days('first_on')[0] ?? null,
        lastOn: days('last_on').at(-1) ?? null,
        importedAt: importedAt ? formatInstant(importedAt) : null,
      }
    }),
  }
}
