import type { Schemas } from '@markwright/contract'
import { languageFor, publicationKeyOf } from '@markwright/patent-register'
import type { Language } from '../../kernel/language.ts'
import { drawingUrl } from './drawing-url.ts'
import { presentStatus } from './patents.presenter.ts'
import type { ListedPatent } from './patents.repository.ts'
import type { PatentReader } from './read-patent.ts'

type Party = { name: string; country?: string; address?: string; forms?: string[] }

const presentParty = ({ name, country, address, forms }: Party) => ({
  name,
  country: country ?? null,
  address: address ?? null,
  forms: forms ?? [],
})
const presentTexts = (texts: Record<string, string>, own: string | null) =>
  Object.entries(texts)
    .map(([language, text]) => ({ language, text }))
    .toSorted((a, b) => Number(b.language === own) - Number(a.language === own))

export function presentPatent(all: Awaited<ReturnType<PatentReader['getAll']>>, language: Language): Schemas['Patent'] {
  const { patent, text, drawings, events, priorities, citations, familySize, ipcs, cpcs, named } = all
  const { related = [], international = null, designatedStates = [] } = patent.details
  const longest = (lists: Record<string, unknown[]> | undefined) =>
    Math.max(0, ...Object.values(lists ?? {}).map((list) => list.length))
  /** The latest publication of a number that is loaded. */
  const idOf = (number: string | null) => {
    if (number === null) return null
    const { key } = publicationKeyOf(number)
    return named.find(({ publication_key }) => publication_key === key)?.public_id ?? null
  }
  const first = drawings.find(({ image_key }) => image_key !== null)
  return {
    id: patent.public_id,
    pubNo: patent.public_id,
    appNo: patent.application_number,
    country: patent.country,
    kind: patent.kind,
    type: patent.type,
    language: patent.language,
    titles: presentTexts(patent.titles, patent.language),
    abstracts: presentTexts(patent.abstracts, patent.language),
    applicants: patent.applicants.map(presentParty),
    assignees: patent.assignees.map(presentParty),
    inventors: patent.inventors.map(presentParty),
    agents: patent.agents.map(presentParty),
    ipcs,
    cpcs,
    applyDate: patent.filed_on,
    pubDate: patent.published_on,
    grantDate: patent.granted_on,
    priorityDate: patent.priority_on,
    priorities: priorities.map(({ country, number, on }) => ({ country, number, on })),
    related: related.map(({ relation, role, applicationNumber, publicationNumber, filedOn }) => ({
      relation,
      role,
      appNo: applicationNumber,
      pubNo: publicationNumber,
      id: idOf(publicationNumber),
      applyDate: filedOn,
    })),
    international: international && {
      appNo: international.applicationNumber,
      pubNo: international.publicationNumber,
      id: idOf(international.publicationNumber),
      applyDate: international.filedOn,
      pubDate: international.publishedOn,
    },
    designatedStates,
    legalStatus: presentStatus(patent, language),
    familyId: patent.family_id,
    familySize,
    claimCount: longest(text?.claims),
    paragraphCount: longest(text?.description),
    drawingCount: drawings.length,
    eventCount: events.length,
    citationCount: citations.length,
    imageUrl: first ? drawingUrl(patent.public_id, first.position, 'full') : null,
    sourceDate: patent.source_on,
    demonstration: patent.demonstration,
  }
}

export function presentMember(patent: ListedPatent, ownId: string, language: Language): Schemas['PatentMember'] {
  const spoken = languageFor(patent.titles, patent.language, language)
  return {
    id: patent.public_id,
    title: (spoken && patent.titles[spoken]) ?? null,
    country: patent.country,
    kind: patent.kind,
    pubDate: patent.published_on,
    applyDate: patent.filed_on,
    applicants: patent.applicant_names,
    legalStatus: patent.legal_status,
    isThis: patent.public_id === ownId,
  }
}

export function presentCitations(
  { patent, citations, cited, citing }: Awaited<ReturnType<PatentReader['listCitations']>>,
  language: Language,
): Schemas['PatentCitations'] {
  return {
    cited: citations.map(({ cited_key, cited_text, category }) => {
      const loaded = cited_key === null ? undefined : cited.find(({ publication_key }) => publication_key === cited_key)
      return {
        text: cited_text,
        category,
        patent: loaded ? presentMember(loaded, patent.public_id, language) : null,
      }
    }),
    citedBy: citing.map((each) => presentMember(each, patent.public_id, language)),
  }
}
