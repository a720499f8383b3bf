import type { ArticleRecordStatus } from '@markwright/api-client/models/articleRecordStatus'
import { useTranslation } from 'react-i18next'
import { StateTag } from '../../../shared/manage/state-tag.tsx'

/** Whether an article is on the site. */
export function ArticleState({ status }: { status: ArticleRecordStatus }) {
  const { t } = useTranslation('backoffice')
  return <StateTag tone={status === 'published' ? 'good' : 'calm'} text={t(`articles.status.${status}`)} />
}
