import { useListManagedPlans } from '@markwright/api-client/backoffice'
import type { Plan } from '@markwright/api-client/models/plan'
import { cardName } from '@markwright/domain/money/card-levels'
import { periodText } from '@markwright/domain/money/limit-text'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { manageEntitlementsOfPlan } from '../../../../shared/lib/paths.ts'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../../shared/ui/layout/work-page.tsx'
import { type Column, RecordList } from '../../../../shared/list/record-list.tsx'
import { LimitList } from './limit-list.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PlanHistory } from './plan-history.tsx'
import { StateTag } from '../../../../shared/manage/state-tag.tsx'
import { listQuery } from '../../../../shared/list/list-query.ts'
import { useListAddress } from '../../../../shared/list/use-list-address.ts'
import { useMay } from '../../../../shared/manage/use-may.ts'

/** What everybody may use free, what a trial gives and what is sold: one table that every product reads. */
export function PlansPage() {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  const mayEdit = useMay()('plans.edit')
  const address = useListAddress()
  const { data, ...answer } = useListManagedPlans({ query: listQuery })
  const [edited, setEdited] = useState<Plan | 'new' | null>(null)
  const [shown, setShown] = useState<Plan | null>(null)
  const from = (address.page - 1) * address.size
  const page = data && { records: data.slice(from, from + address.size), total: data.length }
  const columns: Column<Plan>[] = [
    {
      key: 'name',
      title: t('plan.name'),
      render: ({ nameCn, nameEn, code }) => (
        <>
          <strong>{language === 'cn' ? nameCn : nameEn}</strong>
          <br />
          <small>{code}</small>
        </>
      ),
    },
    { key: 'kind', title: t('plan.kind'), render: ({ kind }) => t(`plan.kinds.${kind}`) },
    { key: 'period', title: t('plan.period'), render: (plan) => periodText(plan, language) ?? '—' },
    { key: 'limits', title: t('plan.limits'), render: ({ limits }) => <LimitList limits={limits} /> },
    { key: 'card', title: t('plan.card'), render: ({ cardLevel }) => cardName(cardLevel) ?? '—' },
    {
      key: 'holders',
      title: t('plan.holders'),
      render: ({ id, holders }) =>
        holders === 0 ? 0 : <SiteLink to={manageEntitlementsOfPlan(id)}>{holders.toLocaleString('en')}</SiteLink>,
    },
    {
      key: 'state',
      title: t('plan.state'),
      render: ({ isActive }) => (
        <StateTag tone={isActive ? 'good' : 'calm'} text={t(isActive ? 'plan.offered' : 'plan.notOffered')} />
      ),
    },
    {
      key: 'acts',
      title: t('plan.acts'),
      render: (plan) => (
        <Flex gap={8}>
          {mayEdit && (
            <Button size="small" aria-haspopup="dialog" onClick={() => setEdited(plan)}>
              {t('plan.edit')}
            </Button>
          )}
          <Button size="small" aria-haspopup="dialog" onClick={() => setShown(plan)}>
            {t('plan.history')}
          </Button>
        </Flex>
      ),
    },
  ]
  return (
    <WorkPage
      title={t('plan.title')}
      lead={t('plan.lead')}
      actions={
        mayEdit && (
          <Button type="primary" aria-haspopup="dialog" onClick={() => setEdited('new')}>
            {t('plan.new')}
          </Button>
        )
      }
    >
      <RecordList
        label={t('plan.title')}
        answer={{ ...answer, data: page }}
        address={address}
        columns={columns}
        empty={{ title: t('plan.title'), text: t('plan.lead') }}
      />
      <PlanDialog plan={edited} onClose={() => setEdited(null)} />
      <PlanHistory plan={shown} onClose={() => setShown(null)} />
    </WorkPage>
  )
}
