import { useListManagedCases } from '@markwright/api-client/backoffice'
import type { ManagedCaseHead } from '@markwright/api-client/models/managedCaseHead'
import { Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { manageCasePath, paths } from '../../../shared/lib/paths.ts'
import type { Column } from '../../../shared/list/record-list.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { StateTag } from '../../../shared/manage/state-tag.tsx'
import { useMay } from '../../../shared/manage/use-may.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { CaseState } from '../components/case-state.tsx'
import { BULK_MAX, BulkActions } from './bulk-actions.tsx'
import { DeskCalendars, ExportCases } from './desk-downloads.tsx'
import styles from './desk.module.css'
import { DeskFilters, useDeskRequest } from './desk-filters.tsx'
import { useBulkChange } from './use-bulk-change.ts'
import { useChosenCases } from './use-chosen-cases.ts'

/** The desk: cases of all members, those with the next deadline first. */
export function ManagedCasesPage() {
  const { t } = useTranslation(['backoffice', 'cases', 'caseDesk'])
  const { list, filter, request } = useDeskRequest()
  const mayManage = useMay()('cases.manage')
  const result = useListManagedCases(request, { query: listQuery })
  const { chosen, choose, setChosen } = useChosenCases(result.data?.records ?? none)
  const bulk = useBulkChange(chosen, setChosen)
  const { state } = filter
  const isTooMany = chosen.length > BULK_MAX
  const columns = useColumns()
  return (
    <WorkPage
      title={t('menu.cases')}
      lead={t('caseDesk:lead')}
      actions={
        <Flex gap={8} wrap>
          <ButtonLink to={paths.manageCaseWorkload}>{t('caseDesk:workload.open')}</ButtonLink>
          <DeskCalendars />
        </Flex>
      }
    >
      <ManagedList
        label={t('menu.cases')}
        answer={result}
        list={list}
        columns={columns}
        filters={<DeskFilters />}
        choice={{
          chosen: chosen.map(({ id }) => id),
          onChoose: choose,
          labelOf: ({ caseNo }) => t('caseDesk:choose', { number: caseNo }),
        }}
        actions={
          <div className={styles.bar}>
            <BulkActions
              cases={chosen}
              bulk={bulk}
              mayChange={mayManage}
              exporter={
                <ExportCases
                  selection={{ ids: chosen.map(({ id }) => id) }}
                  label={t('caseDesk:export.chosen')}
                  isDisabled={isTooMany}
                />
              }
              onUnchoose={() => choose([])}
            />
            {isTooMany && <p role="alert">{t('caseDesk:tooMany', { max: BULK_MAX })}</p>}
            {chosen.length === 0 && (state === 'ready' || state === 'filed') && (
              <ExportCases selection={{ filter: { ...filter, state } }} label={t('caseDesk:export.found')} />
            )}
          </div>
        }
        empty={{ title: t('cases:manage.none'), text: t('cases:manage.noneText') }}
      />
    </WorkPage>
  )
}

const none: readonly ManagedCaseHead[] = []

function useColumns(): Column<ManagedCaseHead>[] {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  return [
    {
      key: 'case',
      title: t('list.case'),
      render: ({ id, caseNo, typeName, title }) => (
        <>
          <SiteLink to={manageCasePath(id)} className="numeric" style={{ textDecoration: 'underline' }}>
            {caseNo}
          </SiteLink>{' '}
          {typeName[language]}
          <span style={{ display: 'block', overflowWrap: 'anywhere' }}>{title}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('list.state'),
      render: (each) => (
        <>
          <CaseState of={each} />
          {each.isUnanswered && <StateTag tone="warn" text={t('messages.unanswered')} />}
        </>
      ),
    },
    {
      key: 'deadline',
      title: t('deadlines.next'),
      render: ({ nextDeadline }) => (nextDeadline ? <time className="day">{nextDeadline}</time> : '—'),
    },
    {
      key: 'member',
      title: t('manage.member'),
      render: ({ member }) => <span className="numeric">{member}</span>,
    },
    { key: 'assignee', title: t('manage.assignee'), render: ({ assignee }) => assignee ?? '—' },
    { key: 'office', title: t('list.officeNumber'), render: ({ officeNumber }) => officeNumber ?? '—' },
    { key: 'created', title: t('manage.created'), render: ({ createTime }) => <Instant at={createTime} /> },
  ]
}
