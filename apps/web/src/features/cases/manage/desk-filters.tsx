import { useListCaseStaff } from '@markwright/api-client/backoffice'
import { useListCaseTypes } from '@markwright/api-client/cases'
import { CaseState as states } from '@markwright/api-client/models/caseState'
import { DeskDeadline } from '@markwright/api-client/models/deskDeadline'
import { DeskStage } from '@markwright/api-client/models/deskStage'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterSearch } from '../../../shared/list/filter-search.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'

const stateValues = Object.values(states)
const stageValues = Object.values(DeskStage)
const deadlineValues = Object.values(DeskDeadline)
const sortValues = ['oldest', 'newest'] as const

/** As the operation takes it. */
const isAssignee = /^(mine|none|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i

/** The filters of the desk as its address has them, and the request for its page. */
export function useDeskRequest() {
  const types = useListCaseTypes()
  const list = useListRequest({
    keyword: 'text',
    state: stateValues,
    stage: stageValues,
    productType: (types.data ?? []).map(({ productType }) => String(productType)),
    assignee: 'text',
    deadline: deadlineValues,
    unanswered: 'flag',
    sort: sortValues,
  })
  const { productType, sort, assignee, ...filter } = list.filter
  const typed = {
    ...filter,
    ...(assignee !== undefined && isAssignee.test(assignee) && { assignee }),
    ...(productType !== undefined && { productType: Number(productType) }),
  }
  return { list, filter: typed, request: { ...list.page, ...typed, ...(sort !== undefined && { sort }) } }
}

/** What the cases of the desk are filtered and sorted by. */
export function DeskFilters() {
  const { t } = useTranslation(['caseDesk', 'cases'])
  const language = useLanguage()
  const types = useListCaseTypes()
  const staff = useListCaseStaff()
  const nameOf = (id: string) => {
    const found = staff.data?.find((each) => each.id === id)
    if (!found) return id
    return found.isActive ? found.name : t('filter.inactive', { name: found.name })
  }
  return (
    <>
      <FilterSearch name="keyword" label={t('cases:manage.search')} placeholder={t('cases:manage.searchPlaceholder')} />
      <FilterChoice
        name="state"
        label={t('cases:list.state')}
        values={stateValues}
        wordFor={(state) => t(`cases:states.${state}`)}
      />
      <FilterChoice
        name="stage"
        label={t('filter.stage')}
        values={stageValues}
        wordFor={(stage) => t(`filter.stages.${stage}`)}
      />
      <FilterChoice
        name="productType"
        label={t('cases:manage.type')}
        values={(types.data ?? []).map(({ productType }) => String(productType))}
        wordFor={(value) => types.data?.find((type) => String(type.productType) === value)?.name[language] ?? value}
      />
      <FilterChoice
        name="assignee"
        label={t('filter.assignee')}
        values={['mine', 'none', ...(staff.data ?? []).map(({ id }) => id)]}
        none={t('cases:manage.all')}
        wordFor={(value) => (value === 'mine' || value === 'none' ? t(`filter.${value}`) : nameOf(value))}
      />
      <FilterChoice
        name="deadline"
        label={t('filter.deadline')}
        values={deadlineValues}
        none={t('cases:manage.all')}
        wordFor={(deadline) => t(`filter.deadlines.${deadline}`)}
      />
      <FilterChoice
        name="unanswered"
        label={t('cases:messages.title')}
        values={['true'] as const}
        none={t('cases:manage.all')}
        wordFor={() => t('cases:messages.unanswered')}
      />
      <FilterChoice
        name="sort"
        label={t('filter.sort')}
        values={sortValues}
        none={t('filter.sorts.deadline')}
        wordFor={(sort) => t(`filter.sorts.${sort}`)}
      />
    </>
  )
}
