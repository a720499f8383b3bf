import type { Country } from '@markwright/api-client/models/country'
import { useListCountries } from '@markwright/api-client/trademarks'
import { Input, Skeleton, Table, type TableColumnType } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { usePhoneWidth } from '../../../shared/lib/use-media.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { Flag } from '../../../shared/ui/brand/flag.tsx'
import { PageTitle } from '../../../shared/ui/layout/page-title.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { LoadedFacts } from '../components/coverage/loaded-facts.tsx'
import styles from './supported-countries-page.module.css'

/** The 43 jurisdictions that can be searched, and what is loaded of each. */
export function SupportedCountriesPage() {
  const { t } = useTranslation(['coverage', 'query', 'site'])
  const language = useLanguage()
  const isPhone = usePhoneWidth()
  const { data, error, refetch } = useListCountries()
  const [wanted, setWanted] = useState('')
  const [isLoadedOnly, setIsLoadedOnly] = useState(false)

  const nameOf = ({ city, cityEn }: Country) => (language === 'cn' ? city : cityEn)
  const shown = data?.filter((country) => {
    const names = [country.code, country.city, country.cityEn].join('\n').toLowerCase()
    return names.includes(wanted.trim().toLowerCase()) && (!isLoadedOnly || country.count > 0)
  })
  const number = (value: number) => (value > 0 ? value.toLocaleString('en') : <span className={styles.none}>—</span>)
  const columns: TableColumnType<Country>[] = [
    {
      title: t('column.office'),
      render: (_value, country) => (
        <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
          <Flag code={country.code} />
          {nameOf(country)}
        </span>
      ),
      sorter: (a, b) => nameOf(a).localeCompare(nameOf(b), language === 'cn' ? 'zh' : 'en'),
    },
    { title: t('column.code'), dataIndex: 'code', width: 80, className: 'numeric', responsive: ['md'] },
    {
      title: t('column.continent'),
      render: (_value, { continent }) => t(`query:continent.${continent}`),
      width: 130,
      responsive: ['md'],
    },
    {
      title: t('column.count'),
      render: (_value, { count }) => number(count),
      width: isPhone ? 90 : 130,
      align: 'end',
      className: 'numeric',
      sorter: (a, b) => a.count - b.count,
      sortDirections: ['descend', 'ascend'],
    },
    {
      title: t('column.demonstration'),
      render: (_value, { demonstrationCount }) => number(demonstrationCount),
      width: 150,
      align: 'end',
      className: 'numeric',
      responsive: ['md'],
    },
    {
      title: t('column.updatedTo'),
      render: (_value, { updatedTo }) => updatedTo ?? <span className={styles.none}>—</span>,
      width: 130,
      className: 'numeric',
      sorter: (a, b) => (a.updatedTo ?? '').localeCompare(b.updatedTo ?? ''),
      sortDirections: ['descend', 'ascend'],
    },
    {
      title: <span className="visually-hidden">{t('column.search')}</span>,
      render: (_value, country) =>
        country.count > 0 && (
          <SiteLink
            to={`${paths.combinedQuery}?country=${country.code}`}
            aria-label={t('searchIn', { office: nameOf(country) })}
          >
            {t('column.search')}
          </SiteLink>
        ),
      width: 90,
      responsive: ['md'],
    },
  ]
  return (
    <div className={styles.page}>
      <PageTitle text={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.intro}>{t('intro')}</p>
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LoadedFacts hasLink={false} />
          <div className={styles.tools}>
            <Input
              allowClear
              style={{ width: 240 }}
              placeholder={t('find')}
              aria-label={t('find')}
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
            />
            <label>
              <input
                type="checkbox"
                checked={isLoadedOnly}
                onChange={(event) => setIsLoadedOnly(event.target.checked)}
              />
              {t('loadedOnly')}
            </label>
            <span role="status" className={styles.none}>
              {shown && t('shown', { count: shown.length })}
            </span>
          </div>
          {shown ? (
            <Table<Country>
              size="middle"
              rowKey="code"
              columns={columns}
              dataSource={shown}
              pagination={false}
              showSorterTooltip={false}
              locale={{ emptyText: t('noneFound') }}
            />
          ) : (
            <Skeleton active title={false} paragraph={{ rows: 16, width: '100%' }} />
          )}
        </>
      )}
    </div>
  )
}
