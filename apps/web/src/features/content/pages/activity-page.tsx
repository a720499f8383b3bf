import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router'
import { articlePath } from '../../../shared/lib/paths.ts'
import { ActivityFrame } from '../components/activity-frame.tsx'
import { ArticleState } from '../components/article-state.tsx'
import { ArticleView } from '../components/article-view.tsx'
import { RegistrationForm } from '../components/registration-form.tsx'
import { useArticle } from '../hooks/use-article.ts'
import styles from './activity-page.module.css'

const SOURCE_LENGTH_MAX = 100

/** An activity and the form to register for it. */
export function ActivityPage() {
  const { t } = useTranslation('content')
  const [parameters] = useSearchParams()
  const id = parameters.get('id')
  const source = parameters.get('source')?.slice(0, SOURCE_LENGTH_MAX) ?? null
  const { data, error, refetch } = useArticle(id)
  if (data && data.category !== 'activity') return <Navigate to={articlePath(data.id)} replace />
  return (
    <ActivityFrame>
      {data ? (
        <div className={styles.columns}>
          <ArticleView article={data} />
          <section className={styles.form} aria-labelledby="register">
            <h2 id="register">{t('activity.formTitle')}</h2>
            <RegistrationForm activityId={data.id} source={source} />
          </section>
        </div>
      ) : (
        <ArticleState id={id} error={error} onRetry={() => void refetch()} />
      )}
    </ActivityFrame>
  )
}
