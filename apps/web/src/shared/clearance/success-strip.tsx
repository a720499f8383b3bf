import { useAnalyzeSuccessRate } from '@markwright/api-client/clearance'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import { SiteLink } from '../ui/controls/site-link.tsx'
import { isUsedUp, UsedUp } from '../ui/feedback/used-up.tsx'
import { ClassTiles } from './class-tiles.tsx'
import styles from './success-strip.module.css'

const FRESH_MS = 10 * 60_000

/** The grades of a name at a glance; `pathOf` leads to the page that explains them, of a class where one is given. */
export function SuccessStrip({
  text,
  classes,
  pathOf,
}: {
  text: string
  /** As typed: `03;09`; empty for all 45. */
  classes: string
  pathOf: (classNo?: number) => string
}) {
  const { t } = useTranslation('clearance')
  const { data, error, refetch } = useAnalyzeSuccessRate(
    { tradeMarkText: text, ...(classes && { classify: classes }) },
    { query: { staleTime: FRESH_MS, retry: false } },
  )
  if (isUsedUp(error)) return <UsedUp refusal={error} onRetry={() => void refetch()} />
  if (error) return <ErrorNote error={error} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  return (
    <section className={styles.strip} aria-label={t('strip.title')}>
      <ClassTiles classes={data} pathOf={pathOf} />
      <p>
        {t('strip.note')} <SiteLink to={pathOf()}>{t('strip.more')}</SiteLink>
      </p>
    </section>
  )
}
