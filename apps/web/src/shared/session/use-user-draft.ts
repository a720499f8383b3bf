import { formDraft } from '../lib/form-draft.ts'
import { useCurrentUserKey } from './current-user.ts'
import { useMember } from './use-member.ts'

/** What the current user, a visitor or a member, typed into a form and did not send yet. */
export function useUserDraft<Values extends object>(name: string) {
  // On a page without a header nothing else requests the member.
  useMember()
  return formDraft<Values>(useCurrentUserKey(name))
}
