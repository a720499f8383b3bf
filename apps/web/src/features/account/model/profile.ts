import type { Account } from '@markwright/api-client/models/account'
import type { AccountUpdate } from '@markwright/api-client/models/accountUpdate'

const textFields = [
  'name',
  'companyName',
  'industry',
  'email',
  'address',
  'city',
  'postcode',
  'country',
  'gender',
  'nickname',
] as const
const choiceFields = ['displayCurrency', 'roleType', 'lang'] as const

type TextField = (typeof textFields)[number]
type ChoiceField = (typeof choiceFields)[number]

/** An image by its address; `fileId` where it was uploaded in this form. Empty texts where there is none. */
export type AvatarImage = { url: string; fileId: string }

/** What the form holds: an empty text where nothing was reported. */
export type Profile = Record<TextField, string> & Pick<Account, ChoiceField> & { avatar: AvatarImage }

export type ProfileField = keyof Profile

export function profileOf(account: Account): Profile {
  const texts = Object.fromEntries(textFields.map((field) => [field, account[field] ?? '']))
  const choices = Object.fromEntries(choiceFields.map((field) => [field, account[field]]))
  return { ...texts, ...choices, avatar: { url: account.avatar ?? '', fileId: '' } } as Profile
}

/** The fields in which two profiles differ, as the second has them; blanks around a text are no difference. */
export function editsOf(before: Profile, after: Profile): Partial<Profile> {
  // A choice that was cleared is undefined in the form.
  const texts = textFields.map((field) => [field, (after[field] ?? '').trim()] as const)
  return {
    ...Object.fromEntries(texts.filter(([field, text]) => text !== before[field])),
    ...Object.fromEntries(
      choiceFields.filter((field) => after[field] !== before[field]).map((field) => [field, after[field]]),
    ),
    ...(after.avatar.url !== before.avatar.url && { avatar: after.avatar }),
  }
}

/**
 * What is sent of edits, without the version. Only they go out, so that two windows that changed different fields do not
 * undo each other.
 */
export function updateOf({ avatar, ...edits }: Partial<Profile>): Omit<AccountUpdate, 'version'> {
  return {
    ...Object.fromEntries(Object.entries(edits).map(([field, value]) => [field, value || null])),
    ...(avatar && { avatarFileId: avatar.fileId || null }),
  }
}
