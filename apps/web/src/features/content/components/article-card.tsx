import type { ArticleSummary } from '@markwright/api-client/models/articleSummary'
import { useTranslation } from 'react-i18next'
import { activityPath, articlePath } from '../../../shared/lib/paths.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './article-card.module.css'
import { ArticleFacts } from './article-facts.tsx'

/** An article in a list; an activity leads to where one registers for it. */
export function ArticleCard({ article }: { article: ArticleSummary }) {
  const { t } = useTranslation('content')
  const { id, title, summary, coverUrl, category } = article
  return (
    <article className={styles.card}>
      {coverUrl && <img src={coverUrl} alt="" width={192} height={120} loading="lazy" decoding="async" />}
      <div>
        <h2>
          <SiteLink to={category === 'activity' ? activityPath(id) : articlePath(id)}>{title}</SiteLink>
        </h2>
        <p className={styles.summary}>{summary}</p>
        <ArticleFacts article={article} lead={t(`category.${category}`)} />
      </div>
    </article>
  )
}
