import {
  deleteCaseDraft,
  downloadCaseCalendar,
  getListCaseDraftsQueryKey,
  useListCaseDrafts,
  useListCases,
  useListCaseTypes,
} from '@markwright/api-client/cases'
import type { CaseDraftHead } from '@markwright/api-client/models/caseDraftHead'
import type { CaseHead } from '@markwright/api-client/models/caseHead'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { caseDraftPath, casePath, paths } from '../../../shared/lib/paths.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ConfirmDialog } from '../../../shared/ui/feedback/confirm-dialog.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { CaseCalendar } from '../components/case-calendar.tsx'
import { CaseState } from '../components/case-state.tsx'
import { useNewCase } from '../hooks/use-new-case.ts'
import { QuotationState } from '../components/quotation-state.tsx'
import styles from './cases-page.module.css'

const SIZE = 10
const tabs = ['open', 'drafts', 'finished', 'new'] as const

/** The member's cases: those that go on, drafts, those that are over, and the matters with which one can begin. */
export function CasesPage() {
  const { t } = useTranslation('cases')
  const [parameters] = useSearchParams()
  const tab = tabs.find((each) => each === parameters.get('tab')) ?? tabs[0]
  return (
    <WorkPage
      title={t('list.title')}
      lead={t('list.lead')}
      actions={tab === 'open' && <CaseCalendar download={() => downloadCaseCalendar()} />}
    >
      <LinkTabs
        label={t('list.title')}
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          path: key === tabs[0] ? paths.cases : `${paths.cases}?tab=${key}`,
          text: t(`list.tabs.${key}`),
        }))}
      />
      {tab === 'drafts' ? (
        <Drafts />
      ) : tab === 'new' ? (
        <NewCase />
      ) : (
        <Cases key={tab} isFinished={tab === 'finished'} />
      )}
    </WorkPage>
  )
}

function Cases({ isFinished }: { isFinished: boolean }) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const address = useListAddress([SIZE])
  const result = useListCases({ current: address.page, size: SIZE, finished: isFinished }, { query: listQuery })
  const columns: Column<CaseHead>[] = [
    {
      key: 'case',
      title: t('list.case'),
      render: ({ id, caseNo, typeName, title }) => (
        <>
          <SiteLink to={casePath(id)}>{typeName[language]}</SiteLink>
          <span className={styles.title}>{title}</span>
          <span className={`numeric ${styles.number}`}>{caseNo}</span>
        </>
      ),
    },
    { key: 'state', title: t('list.state'), render: (each) => <CaseState of={each} /> },
    { key: 'office', title: t('list.officeNumber'), render: ({ officeNumber }) => officeNumber ?? '—' },
    {
      key: 'updated',
      title: t('list.updated'),
      render: ({ updateTime }) => <span className="day">{toLocalMinute(updateTime)}</span>,
    },
  ]
  return (
    <RecordList
      label={t(`list.tabs.${isFinished ? 'finished' : 'open'}`)}
      answer={result}
      address={address}
      columns={columns}
      empty={{
        title: t(isFinished ? 'list.noneFinished' : 'list.none'),
        text: t('list.noneText'),
        actions: (
          <ButtonLink type="primary" to={`${paths.cases}?tab=new`}>
            {t('list.begin')}
          </ButtonLink>
        ),
      }}
    />
  )
}

function Drafts() {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const address = useListAddress([SIZE])
  const [deleted, setDeleted] = useState<CaseDraftHead | null>(null)
  const result = useListCaseDrafts({ current: address.page, size: SIZE }, { query: listQuery })
  const columns: Column<CaseDraftHead>[] = [
    {
      key: 'case',
      title: t('list.case'),
      render: ({ id, typeName, title, quotation }) => (
        <>
          <SiteLink to={caseDraftPath(id)}>{typeName[language]}</SiteLink>
          <span className={styles.title}>{title}</span>
          {quotation && <QuotationState of={{ state: quotation }} />}
        </>
      ),
    },
    {
      key: 'updated',
      title: t('list.updated'),
      render: ({ updateTime }) => <span className="day">{toLocalMinute(updateTime)}</span>,
    },
    {
      key: 'actions',
      title: t('list.actions'),
      render: (draft) => (
        <Button size="small" danger onClick={() => setDeleted(draft)}>
          {t('list.delete')}
        </Button>
      ),
    },
  ]
  return (
    <>
      <RecordList
        label={t('list.tabs.drafts')}
        answer={result}
        address={address}
        columns={columns}
        empty={{
          title: t('list.noDrafts'),
          text: t('list.noneText'),
          actions: (
            <ButtonLink type="primary" to={`${paths.cases}?tab=new`}>
              {t('list.begin')}
            </ButtonLink>
          ),
        }}
      />
      <ConfirmDialog
        isOpen={deleted !== null}
        title={t('list.deleteTitle')}
        text={t('list.deleteText')}
        confirmLabel={t('list.delete')}
        act={async () => {
          await deleteCaseDraft(deleted!.id)
          await queryClient.invalidateQueries({ queryKey: getListCaseDraftsQueryKey() })
        }}
        onClose={() => setDeleted(null)}
      />
    </>
  )
}

/** The matters that can be ordered; a press begins a draft. */
function NewCase() {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const { data, error, refetch } = useListCaseTypes()
  const begin = useNewCase()
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  return (
    <>
      <ErrorNote error={begin.error} />
      <ul className={styles.types} aria-label={t('list.tabs.new')}>
        {data.map(({ productType, name, isSold, pricing }) => (
          <li key={productType}>
            <Button
              block
              size="large"
              className={styles.type}
              disabled={begin.isRunning}
              onClick={() => void begin.run(productType)}
            >
              {name[language]}
            </Button>
            {isSold ? pricing === 'quoted' && <p>{t('list.quoted')}</p> : <p>{t('list.notSold')}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
