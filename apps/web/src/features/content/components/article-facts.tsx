import type { ArticleSummary } from '@markwright/api-client/models/articleSummary'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import styles from './article-facts.module.css'

/** When an article appeared, who wrote it and how often it was read; the time is the user's. */
export function ArticleFacts({
  article: { publishTime, author, readCount },
  lead,
}: {
  article: Pick<ArticleSummary, 'publishTime' | 'author' | 'readCount'>
  lead: string
}) {
  const { t } = useTranslation('content')
  return (
    <ul className={styles.facts}>
      <li>{lead}</li>
      <li>
        <time className="numeric">{toLocalMinute(publishTime)}</time>
      </li>
      {author && <li>{author}</li>}
      <li>{t('readCount', { count: readCount, shown: readCount.toLocaleString('en') })}</li>
    </ul>
  )
}
