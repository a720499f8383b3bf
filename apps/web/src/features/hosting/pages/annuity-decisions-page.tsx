import { listAnnuities, useListAnnuities } from '@markwright/api-client/hosting'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnnuityTabs } from '../../../shared/hosting/annuity-tabs.tsx'
import { allPages } from '../../../shared/lib/all-pages.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { AnnuityFilters, useAnnuityFilter } from '../components/annuity-filters.tsx'
import { AnnuityList, useNoAnnuities } from '../components/annuity-list.tsx'
import { ChooseAll } from '../components/choose-all.tsx'
import { DecisionBar } from '../components/decision-bar.tsx'

/** Decisions on many annuities at once, those of other pages of the list too. */
export function AnnuityDecisionsPage() {
  const { t } = useTranslation('annuities')
  const { address, filter, page, isFiltered } = useAnnuityFilter()
  const request = { ...filter, stage: 'open' as const }
  const answer = useListAnnuities({ ...page, ...request }, { query: listQuery })
  const empty = useNoAnnuities(isFiltered)
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <WorkPage title={t('decide.title')} lead={t('decide.lead')}>
      <AnnuityTabs current="decide" />
      <AnnuityFilters />
      <AnnuityList
        label={t('decide.title')}
        answer={answer}
        address={address}
        empty={empty}
        chosen={chosen}
        onChoose={setChosen}
        actions={
          answer.data && (
            <ChooseAll
              total={answer.data.total}
              load={async () => {
                const all = await allPages((part) => listAnnuities({ ...request, ...part }))
                setChosen(all.filter(({ deadline }) => deadline.role !== 'reader').map(({ deadline }) => deadline.id))
              }}
            />
          )
        }
      />
      <DecisionBar chosen={chosen} onClear={() => setChosen([])} />
    </WorkPage>
  )
}
