import type { Schemas } from '@markwright/contract'
import type { Jurisdiction } from '@markwright/domain/places/countries'
import type { RegisterRecord } from '@markwright/domain/marks/register-record'
import { renewalOf } from '@markwright/domain/marks/renewal'
import { isLiveStatus, statusText } from '@markwright/domain/marks/trademark-status'
import type { Language } from '../../kernel/language.ts'
import { presentDeadline } from './deadline.presenter.ts'
import type { FoundMark, ListedMark } from './trademarks.repository.ts'
import type { MarkInDetail } from './trademarks.service.ts'

const markTypes: Record<string, Schemas['TrademarkHit']['markType']> = {
  word: 'word',
  figure: 'figure',
  combined: 'combined',
  three_dimensional: '3D',
  sound: 'sound',
  colour: 'colour',
  other: 'other',
}

export function presentHit(mark: ListedMark, language: Language): Schemas['TrademarkHit'] {
  const imageUrl = mark.hasImage ? `/common/query/image/${encodeURIComponent(mark.publicId)}` : null
  const applicant = presentName(mark.applicantName, mark.applicantNameEn)
  return {
    id: mark.publicId,
    country: mark.office,
    appNo: mark.applicationNumber,
    regNo: mark.registrationNumber,
    name: mark.markText,
    nameOther: mark.markTextOther,
    imageUrl,
    thumbUrl: imageUrl && `${imageUrl}?size=thumb`,
    classes: mark.classes,
    similarGroups: mark.similarGroups,
    viennaCodes: mark.viennaCodes,
    status: mark.status,
    statusText: statusText(mark.status, language),
    officeStatus: mark.officeStatus,
    applicantCn: applicant.cn,
    applicantEn: applicant.en,
    appDate: mark.appliedOn,
    regDate: mark.registeredOn,
    trialDate: mark.publishedOn,
    trialIssue: mark.publishedIssue,
    expiryDate: mark.expiresOn,
    priorityDate: mark.priorityOn,
    intlRegDate: mark.internationalOn,
    agent: mark.agentName,
    markType: markTypes[mark.markKind] ?? 'other',
    demonstration: mark.demonstration,
  }
}

export function presentDetail(
  { listed, rest, today, deadlines }: MarkInDetail,
  language: Language,
): Schemas['TrademarkDetail'] {
  const details = rest.details as RegisterRecord['details']
  const parties = (role: 'applicant' | 'agent') => rest.parties.filter((each) => each.role === role).map(presentParty)
  const designations = details.designations ?? []
  return {
    hit: presentHit(listed, language),
    applicants: parties('applicant'),
    applicantNumbers: details.applicantNumbers ?? [],
    agents: parties('agent'),
    agentNumbers: details.agentNumbers ?? [],
    goods: rest.goods.map(({ classNo, similarGroup, text, textEn }) => ({
      class: classNo,
      group: similarGroup,
      text,
      textEn,
    })),
    nationalGoods: (details.nationalGoods ?? []).map(({ classNo, text }) => ({ class: classNo, text: text ?? null })),
    progress: rest.events.map(({ happenedOn, code, text, textEn, issue }) => ({
      date: day(happenedOn)!,
      code,
      text,
      textEn,
      issue,
    })),
    priorities: (details.priorities ?? []).map(({ country, number, on }) => ({
      country: country ?? null,
      number: number ?? null,
      date: on ?? null,
    })),
    oppositions: (details.oppositions ?? []).map(({ number, on, opponent, grounds, earlierMarks }) => ({
      number: number ?? null,
      date: on ?? null,
      opponent: opponent ?? null,
      grounds: grounds ?? null,
      earlierMarks,
    })),
    seniorities: (details.seniorities ?? []).map(({ country, number, on }) => ({
      country,
      number: number ?? null,
      date: on ?? null,
    })),
    madrid: rest.internationalNumber ? { number: rest.internationalNumber, designations } : null,
    rightPeriod: { from: listed.expiresOn && listed.registeredOn, to: listed.expiresOn },
    // What has ended is not renewed, whatever its dates say.
    renewal: renewalOf(isLiveStatus(listed.status) ? listed.expiresOn : null, today),
    deadlines: deadlines.map((deadline) => presentDeadline(deadline, today, language)),
    numbers: rest.registrationNumberKeys.slice(1),
    jointlyOwned: rest.jointlyOwned,
    colorClaim: details.colorClaim ?? null,
    disclaimer: details.disclaimer ?? null,
    description: details.description ?? null,
    translation: details.translation ?? null,
    transliteration: details.transliteration ?? null,
    statusDate: day(rest.statusOn),
    publicationRegDate: day(rest.registrationPublishedOn),
    regIssue: rest.registrationIssue,
    designationDate: day(rest.designatedOn),
    dataDate: day(rest.sourceOn),
  }
}

export const presentCountry = ({
  jurisdiction,
  loaded,
}: {
  jurisdiction: Jurisdiction
  loaded: { marks: number; demonstrationMarks: number; updatedOn: Date | null } | null
}): Schemas['Country'] => ({
  code: jurisdiction.code,
  city: jurisdiction.zh,
  cityEn: jurisdiction.en,
  continent: jurisdiction.continent,
  image: `/flags/${jurisdiction.code.toLowerCase()}.svg`,
  count: loaded?.marks ?? 0,
  demonstrationCount: loaded?.demonstrationMarks ?? 0,
  updatedTo: day(loaded?.updatedOn ?? null),
})

const presentParty = ({ party }: FoundMark['rest']['parties'][number]): Schemas['Party'] => ({
  name: party.name,
  nameEn: party.nameEn,
  address: party.address,
  addressEn: party.addressEn,
  country: party.country,
})

/** Registers that write Latin letters give one name, which is the English one. */
function presentName(name: string | null, nameEn: string | null): { cn: string | null; en: string | null } {
  if (name === null) return { cn: null, en: nameEn }
  return /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u.test(name)
    ? { cn: name, en: nameEn }
    : { cn: null, en: nameEn ?? name }
}

const day = (date: Date | null) => date && date.toISOString().slice(0, 10)
