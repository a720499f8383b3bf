import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../shared/list/column.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useWords } from '../hooks/use-words.ts'
import { hostingItemPath } from '../model/hosting-paths.ts'
import { DeadlineActs } from './deadline-acts.tsx'
import styles from './hosting.module.css'
import { DeadlineState, DecidedSign } from './signs.tsx'

/** Columns of a list of deadlines, the right first. */
export function useDeadlineColumns({ withActs }: { withActs: boolean }): Column<HostingDeadline>[] {
  const { t } = useTranslation('hosting')
  const words = useWords()
  const columns: Column<HostingDeadline>[] = [
    {
      key: 'right',
      title: t('deadlines.right'),
      render: ({ itemId, itemKind, itemTitle, itemNumber, office, clientName }) => (
        <>
          <SiteLink to={hostingItemPath(itemId, itemKind)} className={styles.title}>
            {itemTitle}
          </SiteLink>
          <div className={styles.faint}>
            {t(`oneOfKind.${itemKind}`)} · {words.office(office, itemKind)} ·{' '}
            <span className="numeric">{itemNumber}</span>
            {clientName && ` · ${clientName}`}
          </div>
        </>
      ),
    },
    {
      key: 'name',
      title: t('deadlines.what'),
      render: ({ name, note, decision }) => (
        <>
          {name} <DecidedSign decision={decision} />
          {note && <div className={styles.faint}>{note}</div>}
        </>
      ),
    },
    {
      key: 'due',
      title: t('deadlines.dueOn'),
      render: ({ dueOn, graceEnd, doneOn, state }) => (
        <>
          <span className={styles.nowrap}>
            <strong className="numeric">{dueOn}</strong> <DeadlineState state={state} isDone={doneOn !== null} />
          </span>
          {doneOn === null && (
            <div className={styles.faint}>
              {words.distance(dueOn)}
              {graceEnd && state === 'grace' && t('comma') + t('deadlines.graceUntil', { day: graceEnd })}
            </div>
          )}
        </>
      ),
    },
  ]
  return withActs
    ? [
        ...columns,
        {
          key: 'acts',
          title: t('deadlines.acts'),
          render: (deadline) =>
            deadline.role !== 'reader' && (
              <div className={`${styles.row} ${styles.acts}`}>
                <DeadlineActs deadline={deadline} />
              </div>
            ),
        },
      ]
    : columns
}
