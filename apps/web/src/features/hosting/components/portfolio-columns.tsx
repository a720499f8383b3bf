import type { PortfolioKind } from '@markwright/api-client/models/portfolioKind'
import type { PortfolioRow } from '@markwright/api-client/models/portfolioRow'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../shared/list/record-list.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { useWords } from '../hooks/use-words.ts'
import { hostingItemPath } from '../model/hosting-paths.ts'
import type { ColumnName } from '../model/list-columns.ts'
import { isDayField } from '../model/fields.ts'
import styles from './hosting.module.css'
import { DeadlineState, Differs, Sign } from './signs.tsx'

/** How the columns of a list are called. */
export function useColumnNames(kind: PortfolioKind) {
  const { t } = useTranslation('hosting')
  const words = useWords()
  return (name: ColumnName) => {
    if (name === 'client') return t('party.client')
    if (name === 'actingAgent') return t('party.agent')
    if (name === 'office') return t('field.office')
    return name === 'nextDeadline' ? t('list.nextDeadline') : words.field(name, kind)
  }
}

/** Columns of a list of rights; a value that the register contradicts has a sign. */
export function usePortfolioColumns(kind: PortfolioKind, shown: readonly ColumnName[]): Column<PortfolioRow>[] {
  const { t } = useTranslation('hosting')
  const words = useWords()
  const nameOf = useColumnNames(kind)
  const column = (name: ColumnName): Column<PortfolioRow> => {
    const title = nameOf(name)
    if (name === 'office') return { key: name, title, render: ({ office }) => words.office(office, kind) }
    if (name === 'client') return { key: name, title, render: ({ clientName }) => clientName ?? '—' }
    if (name === 'actingAgent') return { key: name, title, render: ({ agentName }) => agentName ?? '—' }
    if (name === 'nextDeadline') return { key: name, title, render: nextDeadline }
    return {
      key: name,
      title,
      render: (row) => (
        <span className={isDayField(name) ? 'day' : undefined}>
          {words.value(name, row) ?? '—'}
          {row.differences.includes(name) && <Differs />}
        </span>
      ),
    }
  }
  const nextDeadline = ({ nextDeadline: next }: PortfolioRow) =>
    next === null ? (
      '—'
    ) : (
      <>
        <span className={styles.nowrap}>
          <span className="numeric">{next.dueOn}</span> <DeadlineState state={next.state} />
        </span>
        <div className={styles.faint}>
          {next.name}
          {t('comma')}
          {words.distance(next.dueOn)}
        </div>
      </>
    )
  return [
    {
      key: 'title',
      title: t(`name.${kind}`),
      render: (row) => (
        <>
          <SiteLink to={hostingItemPath(row.id, row.kind)} className={styles.title}>
            {row.title}
          </SiteLink>
          {row.differences.includes('title') && <Differs />}
          <div className={`${styles.faint} day`}>{row.number}</div>
          <div className={styles.tags}>
            {row.changeTime !== null && <Sign tone="news">{t('list.changed')}</Sign>}
            {row.differences.length > 0 && (
              <Sign tone="bad">{t('list.differences', { count: row.differences.length })}</Sign>
            )}
            {row.role !== 'owner' && <Sign>{t(`role.${row.role}`)}</Sign>}
          </div>
        </>
      ),
    },
    ...shown.map(column),
  ]
}
