import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import { useTranslation } from 'react-i18next'
import { hostingItemPath } from '../../../shared/lib/paths.ts'
import type { Column } from '../../../shared/list/column.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useWords } from '../hooks/use-words.ts'
import { DeadlineActs } from './deadline-acts.tsx'
import styles from './hosting.module.css'
import { DeadlineState, Sign } from './signs.tsx'

/** Columns of a list of deadlines, the right first. */
export function useDeadlineColumns({ withActs }: { withActs: boolean }): Column<HostingDeadline>[] {
  const { t } = useTranslation('hosting')
  const words = useWords()
  const columns: Column<HostingDeadline>[] = [
    {
      key: 'right',
      title: t('deadlines.right'),
      render: ({ itemId, itemKind, itemTitle, itemNumber, office }) => (
        <>
          <SiteLink to={hostingItemPath(itemId, itemKind)} className={styles.title}>
            {itemTitle}
          </SiteLink>
          <div className={styles.faint}>
            {t(`kind.${itemKind}`)} · {words.office(office, itemKind)} · <span className="numeric">{itemNumber}</span>
          </div>
        </>
      ),
    },
    {
      key: 'name',
      title: t('deadlines.what'),
      render: ({ name, note, decision }) => (
        <>
          {name}{' '}
          {(decision === 'keep' || decision === 'drop') && (
            <Sign tone={decision === 'drop' ? 'warn' : 'plain'}>{t(`decision.${decision}`)}</Sign>
          )}
          {note && <div className={styles.faint}>{note}</div>}
        </>
      ),
    },
    {
      key: 'due',
      title: t('deadlines.dueOn'),
      render: ({ dueOn, graceEnd, doneOn, state }) => (
        <>
          <strong className="day">{dueOn}</strong>{' '}
          {doneOn === null && <span className={styles.faint}>{words.distance(dueOn)}</span>}
          {graceEnd && state === 'grace' && (
            <div className={styles.faint}>{t('deadlines.graceUntil', { day: graceEnd })}</div>
          )}
        </>
      ),
    },
    {
      key: 'state',
      title: t('deadlines.state'),
      render: ({ state, doneOn }) => <DeadlineState state={state} isDone={doneOn !== null} />,
    },
    { key: 'client', title: t('party.client'), render: ({ clientName }) => clientName },
  ]
  return withActs
    ? [
        ...columns,
        {
          key: 'acts',
          title: t('deadlines.acts'),
          render: (deadline) =>
            deadline.role !== 'reader' && (
              <div className={styles.row}>
                <DeadlineActs deadline={deadline} />
              </div>
            ),
        },
      ]
    : columns
}
