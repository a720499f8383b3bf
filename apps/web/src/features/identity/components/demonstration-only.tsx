import { useGetSite } from '@markwright/api-client/operations'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorView } from '../../../shared/ui/error-view.tsx'
import { MessageView } from '../../../shared/ui/message-view.tsx'
import { PageTitle } from '../../../shared/ui/page-title.tsx'

/** What exists on demonstration sites only; elsewhere there is no such page. */
export function DemonstrationOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('site')
  const { data, error, refetch } = useGetSite({ query: { staleTime: Infinity } })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.isDemonstration) return children
  return (
    <>
      <PageTitle text={t('notFound.title')} />
      <MessageView stamp="404" headingLevel="h1" title={t('notFound.title')} text={t('notFound.text')} />
    </>
  )
}
