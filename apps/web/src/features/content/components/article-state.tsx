import { FileSearchOutlined } from '@ant-design/icons'
import { ApiError } from '@markwright/api-client/fetch'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'

/** What stands where an article would: it is fetched, it does not exist, or it cannot be had. */
export function ArticleState({ id, error, onRetry }: { id: string | null; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('content')
  const isMissing = id === null || (error instanceof ApiError && [400, 404].includes(error.status))
  if (isMissing)
    return (
      <>
        <PageTitle text={t('article.missing')} />
        <MessageView
          headingLevel="h1"
          stamp={<FileSearchOutlined />}
          title={t('article.missing')}
          text={t('article.missingText')}
          actions={
            <ButtonLink type="primary" to={paths.news}>
              {t('article.toList')}
            </ButtonLink>
          }
        />
      </>
    )
  if (error) return <ErrorView error={error} onRetry={onRetry} />
  return <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} />
}
