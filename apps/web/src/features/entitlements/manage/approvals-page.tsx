import {
  approveStaffRequest,
  getListStaffApprovalsQueryKey,
  rejectStaffRequest,
  useListManagedPlans,
  useListStaffApprovals,
} from '@markwright/api-client/backoffice'
import type { Plan } from '@markwright/api-client/models/plan'
import type { StaffApproval } from '@markwright/api-client/models/staffApproval'
import { periodText } from '@markwright/domain/money/limit-text'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { shownMoney } from '../../../shared/lib/money.ts'
import { FilterChoice } from '../../../shared/list/filter-choice.tsx'
import type { Column } from '../../../shared/list/record-list.tsx'
import { ManagedList } from '../../../shared/manage/managed-list.tsx'
import { useListRequest } from '../../../shared/list/use-list-request.ts'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ConfirmedButton } from '../../../shared/manage/confirmed-button.tsx'
import { Instant } from '../../../shared/manage/instant.tsx'
import { LimitList } from './plans/limit-list.tsx'
import { PlanFacts } from './plans/plan-facts.tsx'
import { ReasonDialog } from '../../../shared/manage/reason-dialog.tsx'
import { StateTag, type Tone } from '../../../shared/manage/state-tag.tsx'
import { listQuery } from '../../../shared/list/list-query.ts'
import { useMay } from '../../../shared/manage/use-may.ts'

const states = ['requested', 'approved', 'rejected'] as const
const tones: Record<StaffApproval['state'], Tone> = { requested: 'warn', approved: 'good', rejected: 'calm' }

/** Grants, later ends, changes of plans and credit limits that one role has requested and a second one decides. */
export function ApprovalsPage() {
  const { t } = useTranslation(['backoffice', 'plans'])
  const language = useLanguage()
  const mayDecide = useMay()('approvals.decide')
  const list = useListRequest({ state: states })
  const result = useListStaffApprovals(list.request, { query: listQuery })
  const plans = useListManagedPlans({ query: listQuery })
  const columns: Column<StaffApproval>[] = [
    {
      key: 'kind',
      title: t('plans:approval.kind'),
      render: ({ kind, planNameCn, planNameEn, userPhone }) => (
        <>
          {[t(`plans:approval.kinds.${kind}`), language === 'cn' ? planNameCn : planNameEn].filter(Boolean).join(' · ')}
          {userPhone && (
            <>
              <br />
              {userPhone}
            </>
          )}
        </>
      ),
    },
    {
      key: 'content',
      title: t('plans:approval.content'),
      render: (approval) => <Content approval={approval} plan={plans.data?.find(({ id }) => id === approval.planId)} />,
    },
    { key: 'reason', title: t('plans:approval.reason'), render: ({ reason }) => reason },
    {
      key: 'requested',
      title: t('plans:approval.requested'),
      render: ({ requestedBy, requestTime }) => (
        <>
          {requestedBy}
          <br />
          <Instant at={requestTime} />
        </>
      ),
    },
    {
      key: 'state',
      title: t('plans:entitlement.state'),
      render: ({ state: current, decidedBy, decisionReason }) => (
        <>
          <StateTag tone={tones[current]} text={t(`plans:approval.states.${current}`)} /> {decidedBy}
          {decisionReason && <div>{decisionReason}</div>}
        </>
      ),
    },
    ...(mayDecide
      ? [
          {
            key: 'acts',
            title: t('plans:plan.acts'),
            render: (approval: StaffApproval) =>
              approval.state === 'requested' ? <Actions approval={approval} /> : null,
          },
        ]
      : []),
  ]
  return (
    <WorkPage title={t('menu.approvals')} lead={t('plans:approval.lead')}>
      <ManagedList
        label={t('menu.approvals')}
        answer={result}
        list={list}
        columns={columns}
        filters={
          <FilterChoice
            name="state"
            label={t('plans:entitlement.state')}
            values={states}
            wordFor={(value) => t(`plans:approval.states.${value}`)}
          />
        }
        empty={{ title: t('plans:approval.none'), text: t('plans:approval.noneText') }}
      />
    </WorkPage>
  )
}

/** What is to be done; `plan`: the plan of the request as it is now. */
function Content({
  approval: { grant, extension, change, creditLimit },
  plan,
}: {
  approval: StaffApproval
  plan: Plan | undefined
}) {
  const { t } = useTranslation('plans')
  const language = useLanguage()
  if (extension)
    return (
      <>
        <Instant at={extension.from} /> → <Instant at={extension.to} />
      </>
    )
  if (creditLimit) {
    const { amount, before, endDate } = creditLimit
    return (
      <>
        {t('approval.credit.change', {
          before: before === null ? t('approval.credit.none') : shownMoney(before),
          after: shownMoney(amount),
        })}
        <br />
        {endDate ? t('approval.credit.ends', { day: endDate }) : t('approval.credit.noEnd')}
      </>
    )
  }
  if (change) return <PlanFacts content={change} />
  if (!grant) return null
  const period = plan && periodText(plan, language)
  return (
    <>
      <p>
        {t(`entitlement.kinds.${grant.kind}`)} × {grant.quantity ?? 1}
        {grant.days ? ` · ${t('entitlement.days')}: ${grant.days}` : period && ` · ${t('plan.period')}: ${period}`}
        {grant.orderNo && ` · ${t('entitlement.order', { orderNo: grant.orderNo })}`}
      </p>
      {grant.limits && <LimitList limits={grant.limits} />}
    </>
  )
}

function Actions({ approval: { id, version, requestedBy } }: { approval: StaffApproval }) {
  const { t } = useTranslation('plans')
  const queryClient = useQueryClient()
  const [isRejecting, setIsRejecting] = useState(false)
  const act = async (done: Promise<unknown>, words: string) => {
    await done.finally(() => void queryClient.invalidateQueries({ queryKey: getListStaffApprovalsQueryKey() }))
    notifySuccess(words)
  }
  return (
    <Flex gap={8} wrap>
      <ConfirmedButton
        size="small"
        label={t('approval.approve')}
        question={{ title: t('approval.approveTitle'), text: t('approval.approveText', { name: requestedBy }) }}
        act={() => act(approveStaffRequest(id, { version }), t('approval.approved'))}
      />
      <Button size="small" danger aria-haspopup="dialog" onClick={() => setIsRejecting(true)}>
        {t('approval.reject')}
      </Button>
      <ReasonDialog
        isOpen={isRejecting}
        title={t('approval.rejectTitle')}
        help={t('approval.rejectHelp')}
        confirmLabel={t('approval.reject')}
        act={(reason) => act(rejectStaffRequest(id, { version, reason }), t('approval.rejected'))}
        onClose={() => setIsRejecting(false)}
      />
    </Flex>
  )
}
