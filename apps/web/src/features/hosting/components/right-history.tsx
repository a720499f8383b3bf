import { useListHostingChanges } from '@markwright/api-client/hosting'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { Pager } from '../../../shared/ui/controls/pager.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import styles from './hosting.module.css'

const SIZE = 10

/** What was done to a right, the latest first. */
export function RightHistory({ itemId }: { itemId: string }) {
  const { t } = useTranslation('hosting')
  const [page, setPage] = useState(1)
  const { data, error } = useListHostingChanges({ itemId, current: page, size: SIZE }, { query: listQuery })
  return (
    <section className={styles.section} aria-labelledby="history">
      <h2 id="history">{t('history.title')}</h2>
      <ErrorNote error={error} />
      <ol>
        {data?.records.map(({ id, time, actor, text }) => (
          <li key={id} className={styles.row} style={{ paddingBlock: 4 }}>
            <span className={`${styles.faint} day`}>{toLocalMinute(time)}</span>
            <span>{t('history.line', { who: actor ?? t('history.register'), what: text })}</span>
          </li>
        ))}
      </ol>
      {data && <Pager total={data.total} page={page} size={SIZE} onChange={setPage} />}
    </section>
  )
}
