import { getListCaseDraftsQueryKey } from '@markwright/api-client/cases'
import type { CaseDraft } from '@markwright/api-client/models/caseDraft'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { caseDraftPath } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'

/** Begins a draft that has something filled in, and opens it. */
export function BeginDraft({ label, create }: { label: string; create: () => Promise<CaseDraft> }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const begin = useAction(async () => {
    const { id } = await create()
    void queryClient.invalidateQueries({ queryKey: getListCaseDraftsQueryKey() })
    await navigate(caseDraftPath(id))
  })
  return (
    <>
      <Button
        size="small"
        loading={whenSlow(begin.isRunning)}
        disabled={begin.isRunning}
        onClick={() => void begin.run()}
      >
        {label}
      </Button>
      <ErrorNote error={begin.error} act="add" />
    </>
  )
}
