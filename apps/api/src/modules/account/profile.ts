import { isCountryCode } from '@markwright/domain/places/country-codes'
import { checkProfileField } from '@markwright/domain/people/profile'
import { formProblems } from '@markwright/domain/site/form-problems'
import { findDictionary } from '@markwright/domain/site/dictionaries'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { fieldRefusal, trimToNull } from '../../kernel/fields.ts'
import type { AccountChange, AccountRepository, AccountRow } from './account.repository.ts'

const texts = [
  'name',
  'companyName',
  'industry',
  'email',
  'address',
  'city',
  'postcode',
  'country',
  'nickname',
] as const

/** The profile that members fill in. */
export function createProfiles({ repository }: { repository: AccountRepository }) {
  async function find(accountId: string): Promise<AccountRow> {
    const account = await repository.find(accountId)
    if (!account) throw new AppError(commonErrors.notFound)
    return account
  }

  return {
    find,

    /**
     * Changes what is given; texts as they were typed, an empty one for nothing.
     * @throws 400 for a field that is not what it should be, 409 where the account is not at `version`.
     */
    async update(accountId: string, version: number, input: AccountChange): Promise<AccountRow> {
      const { avatarFileId } = input
      const change: AccountChange = {
        ...input,
        ...Object.fromEntries(
          texts.filter((field) => field in input).map((field) => [field, trimToNull(input[field])]),
        ),
      }
      check(change, await find(accountId))
      if (avatarFileId && !(await repository.hasAvatar(accountId, avatarFileId)))
        throw fieldRefusal('avatarFileId', 'unknown', { cn: '请重新上传头像', en: 'Please upload the image again.' })
      if (!(await repository.update(accountId, version, change))) throw new AppError(commonErrors.changedMeanwhile)
      return find(accountId)
    },
  }
}

function check(change: AccountChange, before: AccountRow) {
  // The country that the member will have decides on the form of the postal code.
  const home = change.country === undefined ? before.country : change.country
  const roleType = change.roleType ?? before.roleType
  const checkText = (field: Parameters<typeof checkProfileField>[0]) => {
    // Who becomes a firm must have stated what is required of one.
    const isAsked = (field === 'companyName' || field === 'industry') && roleType !== before.roleType
    const isToRead = change[field] !== undefined || isAsked
    const value = change[field] === undefined ? before[field] : change[field]
    const problem = isToRead ? checkProfileField(field, value ?? '', { country: home, roleType }) : null
    if (problem) throw fieldRefusal(field, problem, formProblems[problem])
  }
  const { country, industry } = change
  for (const field of ['name', 'companyName', 'industry', 'email'] as const) checkText(field)
  if (country && !isCountryCode(country))
    throw fieldRefusal('country', 'unknown', { cn: '请选择国家或地区', en: 'Please choose a country or region.' })
  if (industry && !findDictionary('industry')?.some(({ value }) => value === industry))
    throw fieldRefusal('industry', 'unknown', { cn: '请选择行业', en: 'Please choose an industry.' })
  checkText('postcode')
}
