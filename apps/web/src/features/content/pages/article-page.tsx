import { LeftOutlined, PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { activityPath, articlePath, paths } from '../../../shared/lib/paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ArticleState } from '../components/article-state.tsx'
import { ArticleView } from '../components/article-view.tsx'
import { useArticle } from '../hooks/use-article.ts'
import styles from './article-page.module.css'

/** An article of the journal, and its neighbours. */
export function ArticlePage() {
  const { t } = useTranslation('content')
  const id = useSearchParams()[0].get('id')
  const { data, error, refetch } = useArticle(id)
  if (!data)
    return (
      <div className={styles.page}>
        <ArticleState id={id} error={error} onRetry={() => void refetch()} />
      </div>
    )
  const neighbours = [
    { label: t('article.previous'), article: data.prev },
    { label: t('article.next'), article: data.next },
  ]
  return (
    <div className={styles.page}>
      <p className={`${styles.back} no-print`}>
        <SiteLink to={paths.news}>
          <LeftOutlined /> {t('article.toList')}
        </SiteLink>
      </p>
      <ArticleView
        article={data}
        actions={
          <Button className="no-print" icon={<PrinterOutlined />} onClick={() => window.print()}>
            {t('article.print')}
          </Button>
        }
      />
      {data.category === 'activity' && (
        <p className={`${styles.register} no-print`}>
          <ButtonLink type="primary" size="large" to={activityPath(data.id)}>
            {t('activity.toForm')}
          </ButtonLink>
        </p>
      )}
      <nav className={`${styles.neighbours} no-print`} aria-label={t('article.neighbours')}>
        {neighbours.map(
          ({ label, article }) =>
            article && (
              <SiteLink key={label} to={articlePath(article.id)}>
                <span>{label}</span>
                {article.title}
              </SiteLink>
            ),
        )}
      </nav>
    </div>
  )
}
