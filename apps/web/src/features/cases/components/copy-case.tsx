import { createCaseDraft, getListCaseDraftsQueryKey } from '@markwright/api-client/cases'
import type { Case } from '@markwright/api-client/models/case'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { caseDraftPath } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'

/** Begins a draft with what was filled in for a former case. */
export function CopyCase({ found }: { found: Pick<Case, 'productType' | 'content'> }) {
  const { t } = useTranslation('cases')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const copy = useAction(async () => {
    const { id } = await createCaseDraft({ productType: found.productType, content: found.content })
    void queryClient.invalidateQueries({ queryKey: getListCaseDraftsQueryKey() })
    await navigate(caseDraftPath(id))
  })
  return (
    <>
      <Button
        size="small"
        style={{ marginTop: 12 }}
        loading={whenSlow(copy.isRunning)}
        disabled={copy.isRunning}
        onClick={() => void copy.run()}
      >
        {t('case.copy')}
      </Button>
      <ErrorNote error={copy.error} act="add" />
    </>
  )
}
