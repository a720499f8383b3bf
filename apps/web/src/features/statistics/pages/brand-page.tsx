import { BarChartOutlined } from '@ant-design/icons'
import { useGetRegisterStatistics, useListApplicantStatistics } from '@markwright/api-client/statistics'
import { keepPreviousData } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../../../shared/charts/charts.module.css'
import { RegisterCharts } from '../components/register-charts.tsx'
import { ScopeFilters } from '../components/scope-filters.tsx'
import { readScope, scopeParameters } from '../model/statistics-address.ts'

/** The registers loaded, in figures; the selection is in the address. */
export function BrandPage() {
  const { t } = useTranslation('statistics')
  const [parameters, setParameters] = useSearchParams()
  const scope = readScope(parameters)
  const query = { ...(scope.country && { country: scope.country }), ...(scope.classNo && { class: scope.classNo }) }
  const saved = { query: { placeholderData: keepPreviousData } }
  const statistics = useGetRegisterStatistics(query, saved)
  const applicants = useListApplicantStatistics(query, saved)
  const error = statistics.error ?? applicants.error
  const { data } = statistics
  const facts = data && [
    { name: t('total'), value: data.total },
    { name: t('valid'), value: data.valid },
    { name: t('pending'), value: data.pending },
  ]
  const retry = () => {
    void statistics.refetch()
    void applicants.refetch()
  }
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <ScopeFilters scope={scope} onChange={(next) => setParameters(scopeParameters(next))} />
      {error ? (
        <ErrorView error={error} onRetry={retry} />
      ) : !data || !applicants.data ? (
        <Skeleton active style={{ marginTop: 24 }} paragraph={{ rows: 14 }} />
      ) : data.updatedAt === null ? (
        <MessageView
          stamp={<BarChartOutlined />}
          title={t('none')}
          text={t('noneText')}
          actions={<ButtonLink to={paths.supportedCountries}>{t('country')}</ButtonLink>}
        />
      ) : (
        <div aria-busy={statistics.isFetching || applicants.isFetching}>
          <dl className={styles.facts}>
            {facts?.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value.toLocaleString('en')}</dd>
              </div>
            ))}
          </dl>
          <RegisterCharts statistics={data} applicants={applicants.data} scope={scope} />
          <p className={styles.origin}>
            {t('updatedAt', { time: toLocalMinute(data.updatedAt) })}
            {data.demonstration > 0 &&
              ` · ${t('demonstration', { count: data.demonstration, shown: data.demonstration.toLocaleString('en') })}`}
          </p>
        </div>
      )}
    </WorkPage>
  )
}
