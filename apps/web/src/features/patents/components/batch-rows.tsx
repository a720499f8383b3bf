import { useGetPatentNumberImport } from '@markwright/api-client/patents'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formPath } from '../model/patent-search.ts'
import { batchFigures } from '../model/batch-figures.ts'
import styles from './patents.module.css'

/** How the rows of a list of numbers fared, beside what they led to, and the way to each row. */
export function BatchRows({ importId }: { importId: string }) {
  const { t } = useTranslation('patents')
  const { data } = useGetPatentNumberImport(importId, { query: { retry: false } })
  if (!data) return null
  return (
    <p className={styles.meta}>
      {data.isDone
        ? t('batch.summary', batchFigures(data))
        : t('batch.working', { total: data.total.toLocaleString('en') })}{' '}
      <Link to={formPath({ mode: 'batch', importId })}>{t('batch.rowByRow')}</Link>
    </p>
  )
}
