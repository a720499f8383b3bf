import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { gazetteIssueName } from '@markwright/domain/marks/gazette-labels'
import type { HTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { LevelBadge } from '../../../../shared/similarity/level-badge.tsx'
import type { ColumnName } from '../../model/result-columns.ts'
import {
  DemonstrationLabel,
  ExplanationToggle,
  HitName,
  OfficeLabel,
  StatusLabel,
  useApplicantName,
} from './hit-parts.tsx'
import styles from './hits-table.module.css'
import { SelectBox } from '../selection/select-box.tsx'
import { MarkImage } from './mark-image.tsx'

/** One hit of the table. */
export function HitRow({
  hit,
  labelsDemonstration,
  columns,
  isOpen,
  onToggle,
  rowProps,
}: {
  hit: TrademarkHit
  labelsDemonstration: boolean
  columns: readonly ColumnName[]
  isOpen: boolean
  onToggle: (hit: TrademarkHit) => void
  rowProps: HTMLAttributes<HTMLTableRowElement>
}) {
  const { t } = useTranslation(['results', 'selection'])
  const language = useLanguage()
  const applicantName = useApplicantName()
  const { similarity } = hit
  const cells: Record<ColumnName, ReactNode> = {
    similarity: similarity && (
      <div className={styles.similarity}>
        <LevelBadge level={similarity.level} score={similarity.score} />
        <ExplanationToggle isOpen={isOpen} onToggle={() => onToggle(hit)} name={hit.name} />
      </div>
    ),
    office: <OfficeLabel code={hit.country} />,
    appNo: hit.appNo,
    regNo: hit.regNo ?? '—',
    classes: briefClasses(hit.classes) || '—',
    similarGroups: hit.similarGroups.join(' ') || '—',
    status: <StatusLabel hit={hit} />,
    applicant: applicantName(hit) ?? '—',
    appDate: hit.appDate ?? '—',
    trialDate: (
      <>
        {hit.trialDate ?? '—'}
        {hit.trialIssue && <span className={styles.sub}>{gazetteIssueName(hit.trialIssue, language)}</span>}
      </>
    ),
    regDate: hit.regDate ?? '—',
    expiryDate: hit.expiryDate ?? '—',
    agent: hit.agent ?? '—',
  }
  return (
    <tr {...rowProps}>
      <td className="no-print">
        <SelectBox mark={hit} label={t('selection:selectMark', { name: hit.name ?? hit.appNo })} />
      </td>
      <td>
        <div className={styles.mark}>
          <MarkImage hit={hit} className={styles.image} />
          <div>
            <HitName hit={hit} /> {labelsDemonstration && hit.demonstration && <DemonstrationLabel />}
          </div>
        </div>
      </td>
      {columns.map((name) => (
        <td key={name} className={name.endsWith('Date') ? 'day' : 'numeric'}>
          {cells[name]}
        </td>
      ))}
    </tr>
  )
}

/** Classes that a cell has room for; the record names them all. */
const CLASSES_MAX = 8

const briefClasses = (classes: readonly number[]) =>
  classes.length > CLASSES_MAX
    ? `${classes.slice(0, CLASSES_MAX).join(' ')} +${classes.length - CLASSES_MAX}`
    : classes.join(' ')
