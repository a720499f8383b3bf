import { useGetStaff } from '@markwright/api-client/backoffice'
import { formDraft } from '../../../shared/lib/form-draft.ts'

/** What the member of staff typed into a form and did not save yet; nobody else who uses the tab finds it. */
export function useStaffDraft<Values extends object>(name: string) {
  const { data: staff } = useGetStaff()
  return formDraft<Values>(`backoffice-${staff?.id ?? ''}-${name}`)
}
