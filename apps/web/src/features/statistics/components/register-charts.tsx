import type { ApplicantCount } from '@markwright/api-client/models/applicantCount'
import type { RegisterStatistics } from '@markwright/api-client/models/registerStatistics'
import { countryName } from '@markwright/domain/places/countries'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { Flag } from '../../../shared/ui/brand/flag.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { type Scope, scopeParameters } from '../model/statistics-address.ts'
import { BarList, Legend } from '../../../shared/charts/bar-list.tsx'
import { ChartFrame } from '../../../shared/charts/chart-frame.tsx'
import styles from '../../../shared/charts/charts.module.css'
import { ColumnChart } from '../../../shared/charts/column-chart.tsx'
import { fillYears } from '../../../shared/charts/fill-years.ts'

const address = (scope: Scope) => `${paths.brand}?${new URLSearchParams(scopeParameters(scope))}`

/** The four views of the register: years, classes, offices, applicants. */
export function RegisterCharts({
  statistics: { byYear, byClass, byCountry },
  applicants,
  scope,
}: {
  statistics: RegisterStatistics
  applicants: readonly ApplicantCount[]
  scope: Scope
}) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const years = fillYears(byYear, (year) => ({ year, app: 0, reg: 0 }))
  const className = (no: number) => t('classNamed', { no, name: niceClassName(no, language) })
  const nameOf = ({ name, nameEn }: ApplicantCount) => (language === 'en' ? (nameEn ?? name) : name)
  const states = [t('valid'), t('pending'), t('other')]
  const number = (value: number) => value.toLocaleString('en')
  return (
    <div className={styles.charts}>
      <ChartFrame
        title={t('byYear')}
        header={[t('year'), t('applied'), t('registered')]}
        rows={byYear.map(({ year, app, reg }) => [year, app, reg])}
        isWide
      >
        <Legend names={[t('applied'), t('registered')]} />
        <ColumnChart
          label={t('chartOf', { title: t('byYear') })}
          columns={years.map(({ year, app, reg }) => ({
            label: String(year),
            values: [app, reg],
            title: `${year}${t('colon')}${t('applied')} ${number(app)}, ${t('registered')} ${number(reg)}`,
          }))}
        />
      </ChartFrame>
      <ChartFrame
        title={t('byClass')}
        header={[t('class'), t('count'), t('valid'), t('pending')]}
        rows={byClass.map(({ class: no, count, valid, pending }) => [className(no), count, valid, pending])}
        isWide
      >
        <ColumnChart
          label={t('chartOf', { title: t('byClass') })}
          columns={byClass.map(({ class: no, count }) => ({
            label: String(no),
            values: [count],
            title: `${className(no)}${t('colon')}${number(count)}`,
            isFaint: scope.classNo !== null && no !== scope.classNo,
          }))}
        />
      </ChartFrame>
      <ChartFrame
        title={t('byCountry')}
        header={[t('country'), t('count'), t('valid'), t('pending')]}
        rows={byCountry.map(({ country, total, valid, pending }) => [
          countryName(country, language),
          total,
          valid,
          pending,
        ])}
      >
        <BarList
          legend={states}
          bars={byCountry.map(({ country, total, valid, pending }) => ({
            key: country,
            label: (
              <SiteLink
                to={address({ ...scope, country })}
                aria-label={t('chooseCountry', { name: countryName(country, language) })}
                style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}
              >
                <Flag code={country} />
                {countryName(country, language)}
              </SiteLink>
            ),
            total,
            parts: [valid, pending, total - valid - pending],
          }))}
        />
      </ChartFrame>
      <ChartFrame
        title={t('byApplicant')}
        header={[t('applicant'), t('count')]}
        rows={applicants.map((each) => [nameOf(each), each.count])}
      >
        <BarList
          bars={applicants.map((each) => ({
            key: each.name,
            label: (
              <SiteLink
                to={`${paths.combinedQuery}?${new URLSearchParams({
                  tmApplicant: each.name,
                  queryWay: 'term',
                  country: scope.country ?? 'all',
                  ...(scope.classNo !== null && { classify: String(scope.classNo).padStart(2, '0') }),
                })}`}
                aria-label={t('marksOf', { name: nameOf(each) })}
                title={nameOf(each)}
              >
                {nameOf(each)}
              </SiteLink>
            ),
            total: each.count,
            parts: [each.count],
          }))}
        />
      </ChartFrame>
    </div>
  )
}
