import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { useListGazetteIssues } from '@markwright/api-client/gazette'
import type { GazetteIssueOverview } from '@markwright/api-client/models/gazetteIssueOverview'
import { countryName } from '@markwright/domain/places/countries'
import { gazetteIssueName } from '@markwright/domain/marks/gazette-labels'
import { Button, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { useLoadedCountries } from '../../hooks/use-loaded-countries.ts'
import styles from './gazette.module.css'

/** Issues that can be chosen from at once; older ones are reached from issue to issue. */
const ISSUES_MAX = 100

/** Whose gazette, and which issue of it. */
export function GazetteIssueBar({
  office,
  overview,
  onOffice,
  onIssue,
}: {
  office: string
  overview: GazetteIssueOverview | null
  onOffice: (office: string) => void
  onIssue: (issue: string) => void
}) {
  const { t } = useTranslation('gazette')
  const language = useLanguage()
  const { loaded } = useLoadedCountries()
  const { data } = useListGazetteIssues({ country: office, size: ISSUES_MAX })
  const issues = (data?.records ?? []).map(({ issueNo, issueDate, count }) => ({
    value: issueNo,
    label: issueLabel(issueNo, issueDate, gazetteIssueName(issueNo, language)),
    title: t('noticeCount', { count }),
  }))
  const current = overview && {
    value: overview.issueNo,
    label: issueLabel(overview.issueNo, overview.issueDate, gazetteIssueName(overview.issueNo, language)),
  }
  const step = (issue: string | null | undefined, label: string, icon: ReactNode) => (
    <Button icon={icon} disabled={!issue} aria-label={label} title={label} onClick={() => issue && onIssue(issue)} />
  )
  return (
    <div className={styles.bar}>
      <Select
        aria-label={t('office')}
        className={styles.office}
        value={office}
        options={[...new Set([office, ...loaded])].map((code) => ({ value: code, label: countryName(code, language) }))}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={onOffice}
      />
      {step(overview?.prev, t('prev'), <LeftOutlined />)}
      <Select
        aria-label={t('issue')}
        className={styles.issue}
        value={current?.value ?? null}
        options={current && !issues.some(({ value }) => value === current.value) ? [current, ...issues] : issues}
        showSearch={{ optionFilterProp: 'label' }}
        disabled={issues.length === 0}
        onChange={onIssue}
      />
      {step(overview?.next, t('next'), <RightOutlined />)}
    </div>
  )
}

/** An issue without a number of its own is known by its day. */
const issueLabel = (issueNo: string, issueDate: string, numbered: string) =>
  issueNo === issueDate ? issueDate : `${numbered} · ${issueDate}`
