import { useListManagedJobs } from '@markwright/api-client/backoffice'
import { ListManagedJobsState } from '@markwright/api-client/models/listManagedJobsState'
import type { ManagedJob } from '@markwright/api-client/models/managedJob'
import type { Language } from '@markwright/domain/language'
import { type JobKind, jobKindNames, jobKinds } from '@markwright/domain/job-kinds'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { toLocalTime } from '../../../../shared/lib/local-time.ts'
import { useListAddress } from '../../../../shared/list/use-list-address.ts'
import { useMay } from '../../hooks/use-may.ts'
import { liveQuery } from '../../hooks/live-query.ts'
import { Instant } from '../instant.tsx'
import { FilterChoice } from '../../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../../shared/list/filter-search.tsx'
import { Filters } from '../../../../shared/list/filters.tsx'
import { type Column, RecordList } from '../../../../shared/list/record-list.tsx'
import { StateTag, type Tone } from '../state-tag.tsx'
import { Detail } from './detail.tsx'
import { JobActs } from './job-acts.tsx'

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
  const address = useListAddress()
  const keyword = address.text('keyword').trim()
  const state = address.choice('state', states)
  const kind = address.choice('kind', jobKindNames)
  const answer = useListManagedJobs(
    {
      current: address.page,
      size: address.size,
      ...(keyword && { keyword }),
      ...(state && { state }),
      ...(kind && { kind }),
    },
    { query: liveQuery },
  )
  const columns: Column<ManagedJob>[] = [
    {
      key: 'kind',
      title: t('jobs.kind'),
      // A kind of a newer server has no name here yet.
      render: ({ kind }) => (jobKinds[kind as JobKind] as Record<Language, string> | undefined)?.[language] ?? kind,
    },
    { key: 'state', title: t('jobs.state'), render: (job) => <JobState job={job} /> },
    { key: 'acts', title: t('jobs.acts'), render: (job) => mayManage && <JobActs job={job} /> },
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
    <>
      <Filters>
        <FilterSearch
          address={address}
          name="keyword"
          label={t('jobs.keyword')}
          placeholder={t('jobs.keywordPlaceholder')}
        />
        <FilterChoice
          address={address}
          name="kind"
          label={t('jobs.kind')}
          values={jobKindNames}
          none={t('backoffice:list.any')}
          wordFor={(value) => jobKinds[value][language]}
        />
        <FilterChoice
          address={address}
          name="state"
          label={t('jobs.state')}
          values={states}
          none={t('backoffice:list.any')}
          wordFor={(value) => t(`jobs.states.${value}`)}
        />
      </Filters>
      <RecordList
        label={t('tabs.jobs')}
        answer={answer}
        address={address}
        columns={columns}
        empty={{
          title: t('jobs.none'),
          text: keyword || state || kind ? t('backoffice:list.noneFound') : t('jobs.noneText'),
        }}
      />
    </>
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
