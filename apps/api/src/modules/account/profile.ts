import { isCountryCode } from '@markwright/domain/country-codes'
import { checkField } from '@markwright/domain/form-checks'
import { type FormProblem, formProblems } from '@markwright/domain/form-problems'
import { findDictionary } from '@markwright/domain/dictionaries'
import { AppError, commonErrors } from '../../kernel/errors.ts'
import { checkFilled, fieldRefusal, typed } from '../../kernel/fields.ts'
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
    async update(accountId: string, version: number, given: AccountChange): Promise<AccountRow> {
      const { avatarFileId } = given
      const change: AccountChange = {
        ...given,
        ...Object.fromEntries(texts.filter((field) => field in given).map((field) => [field, typed(given[field])])),
      }
      check(change, await find(accountId))
      if (avatarFileId && !(await repository.hasAvatar(accountId, avatarFileId)))
        throw fieldRefusal('avatarFileId', 'unknown', { cn: '请重新上传头像', en: 'Please upload the image again.' })
      if (!(await repository.update(accountId, version, change))) throw new AppError(commonErrors.changedMeanwhile)
      return find(accountId)
    },
  }
}

// Spec 2 §5.
const required = { name: 'nameMissing', companyName: 'companyMissing', industry: 'industryMissing' } as const

function check(change: AccountChange, before: AccountRow) {
  for (const [field, problem] of Object.entries(required) as [keyof typeof required, FormProblem][])
    if (change[field] === null) throw fieldRefusal(field, problem, formProblems[problem])
  const { email = null, country, industry, postcode = null } = change
  if (email !== null && checkField('email', email))
    throw fieldRefusal('email', 'contactEmail', formProblems.contactEmail)
  if (country && !isCountryCode(country))
    throw fieldRefusal('country', 'unknown', { cn: '请选择国家或地区', en: 'Please choose a country or region.' })
  if (industry && !findDictionary('industry')?.some(({ value }) => value === industry))
    throw fieldRefusal('industry', 'unknown', { cn: '请选择行业', en: 'Please choose an industry.' })
  // Six digits are the form of mainland China; who names no country counts as from there.
  const home = country === undefined ? before.country : country
  if (home === null || home === 'CN') checkFilled('postcode', 'postalCode', postcode)
}
