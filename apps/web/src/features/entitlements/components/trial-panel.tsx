import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined, HistoryOutlined } from '@ant-design/icons'
import { getGetTrialStatusQueryKey, useGetTrialStatus, useListPlans } from '@markwright/api-client/entitlements'
import { useGetAccount } from '@markwright/api-client/account'
import type { ServiceType } from '@markwright/api-client/models/serviceType'
import type { Trial } from '@markwright/api-client/models/trial'
import { useQueryClient } from '@tanstack/react-query'
import { Segmented, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { SignInView } from '../../../shared/ui/feedback/sign-in-view.tsx'
import { TrialForm } from './trial-form.tsx'

/** The free trial of a member: the form to request it, or what has become of it. */
export function TrialPanel({
  isMember,
  serviceType,
  onChoose,
}: {
  isMember: boolean
  serviceType: ServiceType
  onChoose: (serviceType: ServiceType) => void
}) {
  const { t } = useTranslation('entitlements')
  if (!isMember) return <SignInView text={t('trial.signIn')} />
  return (
    <>
      <Segmented<ServiceType>
        aria-label={t('trial.product')}
        value={serviceType}
        options={([27, 28] as const).map((value) => ({ value, label: t(`trial.products.${value}`) }))}
        onChange={onChoose}
        style={{ marginBottom: 20 }}
      />
      <OwnTrial key={serviceType} serviceType={serviceType} />
    </>
  )
}

function OwnTrial({ serviceType }: { serviceType: ServiceType }) {
  const { t } = useTranslation('entitlements')
  const queryClient = useQueryClient()
  const trial = useGetTrialStatus({ serviceType }, { query: { staleTime: 0 } })
  const account = useGetAccount()
  const plans = useListPlans({ serviceType })
  const results = [trial, account, plans]
  const failed = results.find(({ data, error }) => error && !data)
  if (failed)
    return <ErrorView error={failed.error} onRetry={() => void Promise.all(results.map((each) => each.refetch()))} />
  if (!trial.data || !account.data || !plans.data) return <Skeleton active paragraph={{ rows: 8 }} />
  if (trial.data.status !== 'NONE') return <TrialState trial={trial.data} />
  const plan = plans.data.find((each) => each.kind === 'trial' && each.serviceType === serviceType)
  if (!plan)
    return <MessageView stamp={<HistoryOutlined />} title={t('trial.notOffered')} text={t('trial.notOfferedText')} />
  return (
    <TrialForm
      account={account.data}
      plan={plan}
      serviceType={serviceType}
      onApplied={(applied) => queryClient.setQueryData(getGetTrialStatusQueryKey({ serviceType }), applied)}
      onStale={() => void trial.refetch()}
    />
  )
}

function TrialState({ trial: { serviceType, status, applyTime, endTime, reason, searchesLeft } }: { trial: Trial }) {
  const { t } = useTranslation('entitlements')
  const time = (instant: string | null) => (instant ? toLocalMinute(instant) : '')
  const search = (
    <ButtonLink
      type={status === 'ACTIVE' ? 'primary' : 'default'}
      to={serviceType === 28 ? paths.patentSearch : paths.combinedQuery}
    >
      {t(serviceType === 28 ? 'trial.searchPatents' : 'trial.search')}
    </ButtonLink>
  )
  switch (status) {
    case 'ACTIVE':
      return (
        <MessageView
          stamp={<CheckCircleOutlined />}
          title={t('trial.active')}
          text={t('trial.activeText', { count: searchesLeft, time: time(endTime) })}
          actions={search}
        />
      )
    case 'ENDED':
      return (
        <MessageView
          stamp={<HistoryOutlined />}
          title={t('trial.ended')}
          text={t('trial.endedText', { time: time(endTime) })}
          actions={search}
        />
      )
    case 'REJECTED':
      return (
        <MessageView
          stamp={<CloseCircleOutlined />}
          title={t('trial.rejected')}
          text={t('trial.rejectedText', { reason })}
          actions={search}
        />
      )
    default:
      return (
        <MessageView
          stamp={<ClockCircleOutlined />}
          title={t('trial.submitted')}
          text={t('trial.submittedText', { time: time(applyTime) })}
          actions={search}
        />
      )
  }
}
