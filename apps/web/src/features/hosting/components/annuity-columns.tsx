import type { Annuity } from '@markwright/api-client/models/annuity'
import { useTranslation } from 'react-i18next'
import { patentAnnuitiesPath } from '../../../shared/lib/paths.ts'
import type { Column } from '../../../shared/list/column.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useWords } from '../hooks/use-words.ts'
import { DecisionSign, StageSign } from './annuity-signs.tsx'
import { FeeCell, type ShownFee } from './fee.tsx'
import styles from './hosting.module.css'
import { ReceiptButton } from './receipt-button.tsx'
import { DeadlineState } from './signs.tsx'

/** An annuity as a list has it. */
export type AnnuityRow = Annuity & { id: string }
export const annuityRows = (annuities: readonly Annuity[]): AnnuityRow[] =>
  annuities.map((annuity) => ({ ...annuity, id: annuity.deadline.id }))

/** Columns of a list of annuities; `onFee` shows the lines of a fee. */
export function useAnnuityColumns(onFee: (fee: ShownFee) => void): Column<AnnuityRow>[] {
  const { t } = useTranslation('annuities')
  const words = useWords()
  return [
    {
      key: 'right',
      title: t('right'),
      render: ({ deadline: { itemId, itemTitle, itemNumber, office }, registrationNumber }) => (
        <>
          <SiteLink to={patentAnnuitiesPath(itemId)} className={styles.title}>
            {itemTitle}
          </SiteLink>
          <div className={styles.faint}>
            {words.office(office, 'patent')} · <span className="numeric">{registrationNumber ?? itemNumber}</span>
          </div>
        </>
      ),
    },
    {
      key: 'year',
      title: t('due'),
      render: ({ deadline: { name, dueOn, graceEnd, doneOn, state } }) => (
        <>
          {name}
          <div>
            <strong className="day">{dueOn}</strong>{' '}
            {doneOn === null && <span className={styles.faint}>{words.distance(dueOn)}</span>}
          </div>
          <DeadlineState state={state} isDone={doneOn !== null} />
          {graceEnd && state === 'grace' && <div className={styles.faint}>{t('graceUntil', { day: graceEnd })}</div>}
        </>
      ),
    },
    {
      key: 'fee',
      title: t('fee'),
      render: ({ deadline: { itemTitle, name }, fee }) =>
        fee === null ? '—' : <FeeCell of={{ title: itemTitle, name, fee }} onOpen={onFee} />,
    },
    {
      key: 'status',
      title: t('status'),
      render: ({ id, deadline: { decision, doneOn, orderNo, year }, stage, hasReceipt }) => (
        <>
          <div className={styles.tags}>
            {stage === 'open' ? <DecisionSign decision={decision} /> : <StageSign stage={stage} />}
          </div>
          {doneOn && <div className={styles.faint}>{t('paidOn', { day: doneOn })}</div>}
          {orderNo && <div className={styles.faint}>{t('orderNo', { number: orderNo })}</div>}
          {hasReceipt && <ReceiptButton id={id} year={year ?? 0} />}
        </>
      ),
    },
    { key: 'client', title: t('client'), render: ({ deadline: { clientName } }) => clientName },
  ]
}
