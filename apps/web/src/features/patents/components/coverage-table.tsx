import { useGetPatentCoverage } from '@markwright/api-client/patents'
import type { PatentCoverageRow } from '@markwright/api-client/models/patentCoverageRow'
import { Table } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import styles from './patents.module.css'

/** Which publications can be searched. */
export function CoverageTable() {
  const { t } = useTranslation('patents')
  const { data } = useGetPatentCoverage()
  if (!data) return null
  return (
    <section className={styles.history} aria-label={t('coverage.title')}>
      <h2>{t('coverage.title')}</h2>
      <p className={styles.meta}>
        {t('coverage.total', { shown: data.publications.toLocaleString('en') })}
        {data.demonstration > 0 &&
          ` ${t('coverage.demonstration', { shown: data.demonstration.toLocaleString('en') })}`}
      </p>
      <div className={styles.scroll} role="group" aria-label={t('coverage.title')} tabIndex={0}>
        <Table<PatentCoverageRow>
          rowKey={({ country, kind }) => `${country} ${kind ?? ''}`}
          size="small"
          style={{ marginTop: 10, minWidth: 520 }}
          dataSource={data.rows}
          pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
          columns={[
            { title: t('coverage.office'), render: (_, { country, countryName }) => `${country} ${countryName}` },
            { title: t('coverage.kind'), dataIndex: 'kind', width: 80 },
            {
              title: t('coverage.publications'),
              render: (_, { publications }) => publications.toLocaleString('en'),
              className: 'numeric',
              align: 'end',
            },
            {
              title: t('coverage.years'),
              render: (_, { firstOn, lastOn }) =>
                [...new Set([firstOn?.slice(0, 4), lastOn?.slice(0, 4)])].filter(Boolean).join('–'),
              className: 'numeric',
            },
            {
              title: t('coverage.imported'),
              render: (_, { importedAt }) => importedAt && toLocalMinute(importedAt),
              className: 'numeric',
            },
          ]}
        />
      </div>
    </section>
  )
}
