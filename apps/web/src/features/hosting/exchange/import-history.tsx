import { useListPortfolioImports } from '@markwright/api-client/hosting'
import type { PortfolioImport } from '@markwright/api-client/models/portfolioImport'
import { useTranslation } from 'react-i18next'
import { isJobOpen } from '../../../shared/lib/job-state.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import hosting from '../components/hosting.module.css'
import { hostingPath } from '../model/hosting-paths.ts'
import styles from './exchange.module.css'

const SIZE = 10
const POLL_MS = 2000

/** The imports of the member, the latest first. */
export function ImportHistory() {
  const { t } = useTranslation('exchange')
  const address = useListAddress([SIZE])
  const answer = useListPortfolioImports(
    { current: address.page, size: address.size },
    {
      query: {
        ...listQuery,
        refetchInterval: ({ state }) => (state.data?.records.some((each) => isJobOpen(each.state)) ? POLL_MS : false),
      },
    },
  )
  const columns: Column<PortfolioImport>[] = [
    {
      key: 'file',
      title: t('import.file'),
      render: ({ id, fileName, rowCount }) => (
        <>
          <SiteLink to={hostingPath(paths.hostingImport, { id })} className={styles.value}>
            {fileName}
          </SiteLink>
          <div className={hosting.faint}>
            {t('import.rows', { count: rowCount, shown: rowCount.toLocaleString('en') })}
          </div>
        </>
      ),
    },
    { key: 'state', title: t('import.state'), render: ({ state }) => t(`import.states.${state}`) },
    { key: 'result', title: t('import.result'), render: (made) => <Counts made={made} /> },
    {
      key: 'time',
      title: t('import.time'),
      render: ({ createTime }) => <span className="numeric">{toLocalMinute(createTime)}</span>,
    },
  ]
  return (
    <section className={hosting.section} aria-labelledby="history">
      <h2 id="history">{t('import.history')}</h2>
      <RecordList
        label={t('import.history')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{ title: t('import.none') }}
      />
    </section>
  )
}

function Counts({ made }: { made: PortfolioImport }) {
  const { t } = useTranslation('exchange')
  const shown = (count: number) => count.toLocaleString('en')
  return t('import.counts', {
    added: shown(made.added),
    changed: shown(made.changed),
    unchanged: shown(made.unchanged),
    refused: shown(made.refused),
  })
}
