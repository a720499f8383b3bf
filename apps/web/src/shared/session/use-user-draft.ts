import { formDraft } from '../lib/form-draft.ts'
import { useCurrentUserKey } from './current-user.ts'
import { useMember } from './use-member.ts'

/** What the user, a visitor or a member, typed into a form and did not send yet; nobody else finds it. */
export function useUserDraft<Values extends object>(name: string) {
  // A page without a header asks nobody else who reads.
  useMember()
  return formDraft<Values>(useCurrentUserKey(name))
}
