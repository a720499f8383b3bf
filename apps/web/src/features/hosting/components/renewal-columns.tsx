import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import { useTranslation } from 'react-i18next'
import { hostingItemPath } from '../model/hosting-paths.ts'
import type { Column } from '../../../shared/list/column.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useWords } from '../hooks/use-words.ts'
import { DecisionSign } from './annuity-signs.tsx'
import styles from './hosting.module.css'
import { DeadlineState } from './signs.tsx'
import { isRenewable, StartRenewal } from './start-renewal.tsx'

/** Columns of a list of renewals. */
export function useRenewalColumns(): Column<HostingDeadline>[] {
  const { t } = useTranslation('annuities')
  const words = useWords()
  return [
    {
      key: 'right',
      title: t('renewal.mark'),
      render: ({ itemId, itemKind, itemTitle, itemNumber, office }) => (
        <>
          <SiteLink to={hostingItemPath(itemId, itemKind)} className={styles.title}>
            {itemTitle}
          </SiteLink>
          <div className={styles.faint}>
            {words.office(office, itemKind)} · <span className="numeric">{itemNumber}</span>
          </div>
        </>
      ),
    },
    {
      key: 'due',
      title: t('due'),
      render: ({ dueOn, graceEnd, state }) => (
        <>
          <strong className="day">{dueOn}</strong> <span className={styles.faint}>{words.distance(dueOn)}</span>
          {graceEnd && state === 'grace' && <div className={styles.faint}>{t('graceUntil', { day: graceEnd })}</div>}
          <div className={styles.tags}>
            <DeadlineState state={state} />
          </div>
        </>
      ),
    },
    { key: 'decision', title: t('filter.decision'), render: ({ decision }) => <DecisionSign decision={decision} /> },
    { key: 'client', title: t('client'), render: ({ clientName }) => clientName },
    {
      key: 'acts',
      title: t('acts'),
      render: (deadline) =>
        !isRenewable(deadline) ? (
          <span className={styles.faint}>{t('renewal.elsewhere')}</span>
        ) : (
          deadline.role !== 'reader' &&
          deadline.decision !== 'drop' &&
          deadline.state !== 'lapsed' && <StartRenewal deadlines={[deadline]} isSmall />
        ),
    },
  ]
}
