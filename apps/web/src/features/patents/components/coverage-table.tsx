import { useGetPatentCoverage } from '@markwright/api-client/patents'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { SmallTable } from '../../../shared/list/small-table.tsx'
import styles from './patents.module.css'

/** Which publications can be searched. */
export function CoverageTable() {
  const { t } = useTranslation('patents')
  const { data } = useGetPatentCoverage()
  if (!data) return null
  return (
    <section className={styles.coverage} aria-label={t('coverage.title')}>
      <h2>{t('coverage.title')}</h2>
      <p className={styles.meta}>
        {t('coverage.total', { shown: data.publications.toLocaleString('en') })}
        {data.demonstration > 0 &&
          ` ${t('coverage.demonstration', { shown: data.demonstration.toLocaleString('en') })}`}
      </p>
      <SmallTable
        label={t('coverage.title')}
        rows={data.rows}
        keyOf={({ country, kind }) => `${country} ${kind ?? ''}`}
        pageSize={10}
        columns={[
          {
            key: 'office',
            title: t('coverage.office'),
            render: ({ country, countryName }) => `${country} ${countryName}`,
          },
          { key: 'kind', title: t('coverage.kind'), render: ({ kind }) => kind },
          {
            key: 'publications',
            title: t('coverage.publications'),
            isNumber: true,
            render: ({ publications }) => publications.toLocaleString('en'),
          },
          {
            key: 'years',
            title: t('coverage.years'),
            render: ({ firstOn, lastOn }) => (
              <span className="numeric">
                {[...new Set([firstOn?.slice(0, 4), lastOn?.slice(0, 4)])].filter(Boolean).join('–')}
              </span>
            ),
          },
          {
            key: 'imported',
            title: t('coverage.imported'),
            render: ({ importedAt }) => importedAt && <span className="numeric">{toLocalMinute(importedAt)}</span>,
          },
        ]}
      />
    </section>
  )
}
