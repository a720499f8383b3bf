import { createCaseDraft } from '@markwright/api-client/cases'
import { useNavigate } from 'react-router'
import { caseDraftPath } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'

/** Begins a draft of a product type and opens it. */
export function useNewCase() {
  const navigate = useNavigate()
  return useAction(async (productType: number) => {
    const { id } = await createCaseDraft({ productType })
    await navigate(caseDraftPath(id))
  })
}
