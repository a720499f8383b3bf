import { useListAnnuities } from '@markwright/api-client/hosting'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnnuityTabs } from '../../../shared/hosting/annuity-tabs.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { AnnuityFilters, useAnnuityFilter } from '../components/annuity-filters.tsx'
import { AnnuityList, useNoAnnuities } from '../components/annuity-list.tsx'
import { AskDialog } from '../components/ask-dialog.tsx'
import { DecisionBar } from '../components/decision-bar.tsx'
import { OrderAnnuities } from '../components/order-annuities.tsx'

/** Annuities with what they cost today; the selected ones are decided, asked about or ordered. */
export function AnnuitiesPage() {
  const { t } = useTranslation('annuities')
  const { address, filter, page, isFiltered } = useAnnuityFilter()
  const answer = useListAnnuities({ ...page, ...filter }, { query: listQuery })
  const empty = useNoAnnuities(isFiltered)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<'ask' | 'order' | null>(null)
  return (
    <WorkPage title={t('title')} lead={t('lead')}>
      <AnnuityTabs current="all" />
      <AnnuityFilters withStage />
      <AnnuityList
        label={t('title')}
        answer={answer}
        address={address}
        empty={empty}
        chosen={chosen}
        onChoose={setChosen}
        isOffered={({ stage }) => stage === 'open'}
      />
      <DecisionBar
        chosen={chosen}
        onClear={() => setChosen([])}
        buttons={
          <>
            <Button aria-haspopup="dialog" onClick={() => setOpened('ask')}>
              {t('bar.ask')}
            </Button>
            <Button type="primary" aria-haspopup="dialog" onClick={() => setOpened('order')}>
              {t('bar.order')}
            </Button>
          </>
        }
      />
      <AskDialog
        ids={chosen}
        isOpen={opened === 'ask'}
        onClose={(isMade) => {
          setOpened(null)
          if (isMade) setChosen([])
        }}
      />
      <OrderAnnuities ids={chosen} isOpen={opened === 'order'} onClose={() => setOpened(null)} />
    </WorkPage>
  )
}
