import { useListManagedJobs } from '@markwright/api-client/backoffice'
import { ListManagedJobsState } from '@markwright/api-client/models/listManagedJobsState'
import type { ManagedJob } from '@markwright/api-client/models/managedJob'
import type { Language } from '@markwright/domain/site/language'
import { type JobKind, jobKindNames, jobKinds } from '@markwright/domain/site/job-kinds'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalTime } from '../../../shared/lib/local-time.ts'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { useMay } from '../../../shared/manage/use-may.ts'
import { liveQuery } from '../../../shared/manage/live-query.ts'
import { Instant } from '../../../shared/manage/instant.tsx'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { StateTag, type Tone } from '../../../shared/manage/state-tag.tsx'
import { Detail } from './detail.tsx'
import { JobActions } from './job-actions.tsx'

const states = Object.values(ListManagedJobsState)
const tones: Record<ManagedJob['state'], Tone> = {
  queued: 'warn',
  active: 'warn',
  completed: 'good',
  failed: 'bad',
  cancelled: 'calm',
}

/** Background work by kind and state, why it failed, and what can be done. */
export function JobList() {
  const { t } = useTranslation(['operations', 'backoffice'])
  const language = useLanguage()
  const mayManage = useMay()('operations.manage')
  const list = useListRequest({ keyword: 'text', state: states, kind: jobKindNames })
  const result = useListManagedJobs(list.request, { query: liveQuery })
  const columns: Column<ManagedJob>[] = [
    {
      key: 'kind',
      title: t('jobs.kind'),
      // A kind of a newer server has no name here yet.
      render: ({ kind }) => (jobKinds[kind as JobKind] as Record<Language, string> | undefined)?.[language] ?? kind,
    },
    { key: 'state', title: t('jobs.state'), render: (job) => <JobState job={job} /> },
    { key: 'acts', title: t('jobs.acts'), render: (job) => mayManage && <JobActions job={job} /> },
    {
      key: 'reason',
      title: t('jobs.reason'),
      render: ({ reason, cause }) => (
        <>
          {reason}
          <Detail text={cause} />
        </>
      ),
    },
    { key: 'created', title: t('jobs.created'), render: ({ createTime }) => <Instant at={createTime} /> },
    {
      key: 'age',
      title: t('jobs.age'),
      render: ({ startTime, finishTime }) => (
        <>
          <Instant at={startTime} /> / <Instant at={finishTime} />
        </>
      ),
    },
    { key: 'runs', title: t('jobs.runs'), render: ({ runs }) => <span className="numeric">{runs}</span> },
    { key: 'owner', title: t('jobs.owner'), render: ({ ownerPhone }) => ownerPhone ?? '—' },
    { key: 'request', title: t('jobs.request'), render: ({ requestId }) => <Detail text={requestId} /> },
  ]
  return (
    <ManagedList
      label={t('tabs.jobs')}
      answer={result}
      list={list}
      columns={columns}
      filters={
        <>
          <FilterSearch name="keyword" label={t('jobs.keyword')} placeholder={t('jobs.keywordPlaceholder')} />
          <FilterChoice
            name="kind"
            label={t('jobs.kind')}
            values={jobKindNames}
            wordFor={(value) => jobKinds[value][language]}
          />
          <FilterChoice
            name="state"
            label={t('jobs.state')}
            values={states}
            wordFor={(value) => t(`jobs.states.${value}`)}
          />
        </>
      }
      empty={{ title: t('jobs.none'), text: t('jobs.noneText') }}
    />
  )
}

function JobState({ job: { state, isStopping, progress, nextTime, runs } }: { job: ManagedJob }) {
  const { t } = useTranslation('operations')
  return (
    <>
      <StateTag tone={tones[state]} text={t(`jobs.states.${state}`)} />{' '}
      {state === 'active' && <span className="numeric">{progress} %</span>} {isStopping && t('jobs.stopping')}
      {nextTime !== null && runs > 0 && t('jobs.next', { time: toLocalTime(nextTime) })}
    </>
  )
}
