import { patentPdf } from '@markwright/documents'
import { HOME_ZONE, todayIn } from '@markwright/domain/dates'
import { pageAddress } from '@markwright/domain/site-address'
import type { ObjectStore } from '@markwright/storage'
import { buffer } from 'node:stream/consumers'
import type { Language } from '../../kernel/language.ts'
import { languageFor } from './languages.ts'
import type { PatentReader } from './read-patent.ts'

/** A publication as PDF; each text in the language of the reader where there is one, otherwise its own. */
export const createPatentPrint =
  (deps: { reader: PatentReader; objects: ObjectStore; siteUrl: string; now: () => Date }) =>
  async (id: string, language: Language): Promise<{ name: string; body: Buffer }> => {
    const { patent, text, drawings, priorities, citations } = await deps.reader.getAll(id, language)
    const { members } = await deps.reader.listFamily(id)
    const pick = <Value>(texts: Record<string, Value>) => {
      const spoken = languageFor(texts, patent.language, language)
      return (spoken === null ? undefined : texts[spoken]) ?? null
    }
    const key = drawings.find(({ image_key }) => image_key !== null)?.image_key
    const object = key ? await deps.objects.find(key) : null
    const body = await patentPdf(
      {
        id: patent.public_id,
        title: pick(patent.titles),
        abstract: pick(patent.abstracts),
        country: patent.country,
        type: patent.type,
        legalStatus: patent.legal_status,
        legalStatusOn: patent.legal_status_on,
        applicationNumber: patent.application_number,
        filedOn: patent.filed_on,
        publishedOn: patent.published_on,
        grantedOn: patent.granted_on,
        priorities: priorities.map(({ country, number, on }) => [country, number, on].filter(Boolean).join(' ')),
        applicants: patent.applicant_names,
        inventors: patent.inventor_names,
        agents: patent.agent_names,
        ipcs: patent.ipcs,
        cpcs: patent.cpcs,
        family: members.map(({ public_id }) => public_id).filter((each) => each !== patent.public_id),
        citations: citations.map(({ cited_text }) => cited_text),
        claims: (pick(text?.claims ?? {}) ?? []).map(({ number, text: claim, dependsOn }) => ({
          number,
          text: claim,
          isIndependent: dependsOn.length === 0,
        })),
        description: (pick(text?.description ?? {}) ?? []).map(({ kind, number, text: paragraph }) => ({
          number: number ?? null,
          text: paragraph,
          isHeading: kind === 'heading',
        })),
        demonstration: patent.demonstration,
      },
      {
        language,
        picture: object && (await buffer(object.stream)),
        url: pageAddress(deps.siteUrl, `/patentSearch/detail?id=${encodeURIComponent(patent.public_id)}`),
        today: todayIn(HOME_ZONE, deps.now()),
      },
    )
    return { name: `${patent.public_id}.pdf`, body }
  }
