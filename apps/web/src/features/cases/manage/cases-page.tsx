import { useListManagedCases } from '@markwright/api-client/backoffice'
import { useListCaseTypes } from '@markwright/api-client/cases'
import { CaseState as states } from '@markwright/api-client/models/caseState'
import type { ManagedCaseHead } from '@markwright/api-client/models/managedCaseHead'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { manageCasePath } from '../../../shared/lib/paths.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { Instant } from '../../../shared/manage/instant.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { StateTag } from '../../../shared/manage/state-tag.tsx'
import { CaseState } from '../components/case-state.tsx'

const stateValues = Object.values(states)

/** The desk: cases of all members, those that can be filed first. */
export function ManagedCasesPage() {
  const { t } = useTranslation(['backoffice', 'cases'])
  const language = useLanguage()
  const types = useListCaseTypes()
  const typeValues = (types.data ?? []).map(({ productType }) => String(productType))
  const list = useListRequest({
    keyword: 'text',
    state: stateValues,
    productType: typeValues,
    mine: 'flag',
    unanswered: 'flag',
    overdue: 'flag',
  })
  const { productType, ...request } = list.request
  const result = useListManagedCases(
    { ...request, ...(productType !== undefined && { productType: Number(productType) }) },
    { query: listQuery },
  )
  const columns: Column<ManagedCaseHead>[] = [
    {
      key: 'case',
      title: t('cases:list.case'),
      render: ({ id, caseNo, typeName, title }) => (
        <>
          <SiteLink to={manageCasePath(id)} className="numeric">
            {caseNo}
          </SiteLink>{' '}
          {typeName[language]}
          <span style={{ display: 'block', overflowWrap: 'anywhere' }}>{title}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('cases:list.state'),
      render: (each) => (
        <>
          <CaseState of={each} />
          {each.isUnanswered && <StateTag tone="warn" text={t('cases:messages.unanswered')} />}
        </>
      ),
    },
    {
      key: 'deadline',
      title: t('cases:deadlines.next'),
      render: ({ nextDeadline }) => (nextDeadline ? <time className="day">{nextDeadline}</time> : '—'),
    },
    {
      key: 'member',
      title: t('cases:manage.member'),
      render: ({ member }) => <span className="numeric">{member}</span>,
    },
    { key: 'assignee', title: t('cases:manage.assignee'), render: ({ assignee }) => assignee ?? '—' },
    { key: 'office', title: t('cases:list.officeNumber'), render: ({ officeNumber }) => officeNumber ?? '—' },
    { key: 'created', title: t('cases:manage.created'), render: ({ createTime }) => <Instant at={createTime} /> },
  ]
  return (
    <WorkPage title={t('menu.cases')}>
      <ManagedList
        label={t('menu.cases')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <>
            <FilterSearch
              name="keyword"
              label={t('cases:manage.search')}
              placeholder={t('cases:manage.searchPlaceholder')}
            />
            <FilterChoice
              name="state"
              label={t('cases:list.state')}
              values={stateValues}
              wordFor={(state) => t(`cases:states.${state}`)}
            />
            <FilterChoice
              name="productType"
              label={t('cases:manage.type')}
              values={typeValues}
              wordFor={(value) =>
                types.data?.find((type) => String(type.productType) === value)?.name[language] ?? value
              }
            />
            <FilterChoice
              name="mine"
              label={t('cases:manage.assignee')}
              values={['true'] as const}
              none={t('cases:manage.all')}
              wordFor={() => t('cases:manage.onlyMine')}
            />
            <FilterChoice
              name="overdue"
              label={t('cases:deadlines.title')}
              values={['true'] as const}
              none={t('cases:manage.all')}
              wordFor={() => t('cases:deadlines.overdue')}
            />
            <FilterChoice
              name="unanswered"
              label={t('cases:messages.title')}
              values={['true'] as const}
              none={t('cases:manage.all')}
              wordFor={() => t('cases:messages.unanswered')}
            />
          </>
        }
        empty={{ title: t('cases:manage.none'), text: t('cases:manage.noneText') }}
      />
    </WorkPage>
  )
}
