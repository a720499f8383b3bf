import { useGetStaff } from '@markwright/api-client/backoffice'
import { useState } from 'react'
import { formDraft } from '../lib/form-draft.ts'

/**
 * What the member of staff typed into the form of a record and did not save yet; nobody else who uses the tab finds it. It
 * names the version of the record that was changed, so that nobody else's later change is overwritten unasked. `restored`
 * is what was there when the form was opened.
 */
export function useStaffDraft<Values extends object>(name: string) {
  const { data: staff } = useGetStaff()
  const draft = formDraft<Values & { version: number | null }>(`backoffice-${staff?.id ?? ''}-${name}`)
  const [restored] = useState(() => draft.read())
  return { ...draft, restored, isRestored: Object.keys(restored).length > 0 }
}
