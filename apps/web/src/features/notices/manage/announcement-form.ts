import type { Announcement } from '@markwright/api-client/models/announcement'
import type { AnnouncementDraft } from '@markwright/api-client/models/announcementDraft'
import type { Audience } from '@markwright/api-client/models/audience'
import { cardLevels } from '@markwright/domain/money/card-levels'

type CardLevelChoice = NonNullable<Audience['cardLevel']>

/** A notice as it is in its form; of the audience only what its kind needs is sent. */
export type AnnouncementForm = {
  titleCn: string
  titleEn: string
  contentCn: string
  contentEn: string
  link: string
  audience: Audience['kind']
  cardLevel: CardLevelChoice
  phone: string
}

/** Every level that a notice can go to. */
export const cardLevelChoices = Object.keys(cardLevels).map(Number) as CardLevelChoice[]

/** The form of a notice that is still to be written. */
export const emptyForm: AnnouncementForm = {
  titleCn: '',
  titleEn: '',
  contentCn: '',
  contentEn: '',
  link: '',
  audience: 'all',
  cardLevel: 10,
  phone: '',
}

/** The form of a notice as it was saved. */
export const toForm = ({ audience, link, titleCn, titleEn, contentCn, contentEn }: Announcement): AnnouncementForm => ({
  titleCn,
  titleEn,
  contentCn,
  contentEn,
  link: link ?? '',
  audience: audience.kind,
  cardLevel: audience.cardLevel ?? emptyForm.cardLevel,
  phone: audience.phone ?? '',
})

/** What is saved of a form. */
export const toDraft = (form: AnnouncementForm): AnnouncementDraft => ({
  titleCn: form.titleCn.trim(),
  titleEn: form.titleEn.trim(),
  contentCn: form.contentCn.trim(),
  contentEn: form.contentEn.trim(),
  link: form.link.trim() || null,
  audience: audienceOf(form),
})

function audienceOf({ audience: kind, cardLevel, phone }: AnnouncementForm): Audience {
  if (kind === 'cardLevel') return { kind, cardLevel }
  if (kind === 'phone') return { kind, phone: phone.trim() }
  return { kind }
}
