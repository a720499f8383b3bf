import { useTranslation } from 'react-i18next'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import { FilterDay } from '../../../shared/list/filter-day.tsx'
import { Filters } from '../../../shared/list/filters.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { decisions } from '../model/annuities.ts'
import { PartyFilters } from './party-select.tsx'

/** Of what is not listed unless it is asked for. */
const laterStages = ['all', 'ordered', 'paid', 'instructed', 'done'] as const

/** The filters of annuities as the address has them; without a stage, those that are not ordered. */
export function useAnnuityFilter() {
  const { address, filter, page, isFiltered } = useListRequest({
    clientId: 'text',
    decision: decisions,
    from: 'day',
    to: 'day',
    stage: laterStages,
  })
  const { stage = 'open' as const, ...others } = filter
  return { address, page, filter: stage === 'all' ? others : { ...others, stage }, isFiltered }
}

export function AnnuityFilters({
  withStage = false,
  withDecision = true,
}: {
  withStage?: boolean
  withDecision?: boolean
}) {
  const { t } = useTranslation('annuities')
  return (
    <Filters>
      <FilterDay name="from" label={t('filter.from')} />
      <FilterDay name="to" label={t('filter.to')} />
      <PartyFilters withApplicants={false} />
      {withDecision && (
        <FilterChoice
          name="decision"
          label={t('filter.decision')}
          values={decisions}
          wordFor={(decision) => t(`decision.${decision}`)}
        />
      )}
      {withStage && (
        <FilterChoice
          name="stage"
          label={t('filter.stage')}
          values={laterStages}
          none={t('stage.open')}
          wordFor={(stage) => (stage === 'all' ? t('filter.all') : t(`stage.${stage}`))}
        />
      )}
    </Filters>
  )
}
