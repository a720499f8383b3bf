import { useListTrialApplications } from '@markwright/api-client/backoffice'
import { ListTrialApplicationsStatus } from '@markwright/api-client/models/listTrialApplicationsStatus'
import type { TrialApplication } from '@markwright/api-client/models/trialApplication'
import { dictionaries } from '@markwright/domain/site/dictionaries'
import { useTranslation } from 'react-i18next'
import { manageUserPath } from '../../../../shared/lib/paths.ts'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../../shared/lib/local-time.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../../shared/ui/layout/work-page.tsx'
import { Instant } from '../../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../../shared/list/filter-search.tsx'
import type { Column } from '../../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../../shared/manage/managed-list.tsx'
import { StateTag, type Tone } from '../../../../shared/manage/state-tag.tsx'
import { TrialActions } from './trial-actions.tsx'
import { listQuery } from '../../../../shared/list/list-query.ts'
import { useListRequest } from '../../../../shared/list/use-list-request.ts'
import { useMay } from '../../../../shared/manage/use-may.ts'

const states = Object.values(ListTrialApplicationsStatus)
const tones: Record<TrialApplication['status'], Tone> = { submitted: 'warn', approved: 'good', rejected: 'bad' }

/** Applications for a free trial: those that wait come first. */
export function TrialsPage() {
  const { t } = useTranslation('backoffice')
  const language = useLanguage()
  const list = useListRequest({ keyword: 'text', status: states })
  const mayDecide = useMay()('trials.decide')
  const result = useListTrialApplications(list.request, { query: listQuery })
  const industryOf = ({ industry }: TrialApplication) =>
    dictionaries.industry.find(({ value }) => value === industry)?.label[language] ?? industry
  const columns: Column<TrialApplication>[] = [
    { key: 'name', title: t('trials.applicant'), render: ({ name, company }) => `${name} · ${company}` },
    { key: 'industry', title: t('trials.industry'), render: industryOf },
    {
      key: 'contact',
      title: t('trials.contact'),
      render: ({ phone, email }) => (
        <>
          <span className="numeric">{phone}</span>
          <br />
          {email}
        </>
      ),
    },
    {
      key: 'user',
      title: t('trials.user'),
      render: ({ userId, userPhone }) => <SiteLink to={manageUserPath(userId)}>{userPhone}</SiteLink>,
    },
    { key: 'at', title: t('trials.at'), render: ({ createTime }) => <Instant at={createTime} /> },
    {
      key: 'status',
      title: t('trials.state'),
      render: (trial) => <StateTag tone={tones[trial.status]} text={t(`trials.status.${trial.status}`)} />,
    },
    { key: 'decided', title: t('trials.decided'), render: (trial) => <Decision trial={trial} /> },
    ...(mayDecide
      ? [{ key: 'acts', title: t('trials.acts'), render: (trial: TrialApplication) => <TrialActions trial={trial} /> }]
      : []),
  ]
  return (
    <WorkPage title={t('menu.trials')}>
      <ManagedList
        label={t('menu.trials')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch name="keyword" label={t('trials.search')} placeholder={t('trials.searchPlaceholder')} />
            <FilterChoice
              name="status"
              label={t('trials.state')}
              values={states}
              wordFor={(value) => t(`trials.status.${value}`)}
            />
          </>
        }
        empty={{ title: t('trials.none'), text: t('trials.noneText') }}
      />
    </WorkPage>
  )
}

function Decision({ trial: { decidedBy, decideTime, reason, endTime } }: { trial: TrialApplication }) {
  const { t } = useTranslation('backoffice')
  if (!decideTime) return <>—</>
  return (
    <>
      {decidedBy} · <Instant at={decideTime} />
      {(reason ?? endTime) && <br />}
      {reason ?? (endTime && t('trials.until', { time: toLocalMinute(endTime) }))}
    </>
  )
}
