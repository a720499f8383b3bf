import { useTranslation } from 'react-i18next'
import { paths } from '../lib/paths.ts'
import { LinkTabs } from '../ui/controls/link-tabs.tsx'

const annuityPaths = {
  all: paths.annuities,
  decide: paths.annuityDecisions,
  toOrder: paths.myAnnuities,
  orders: paths.myAnnuityOrders,
  asked: paths.decisionRequests,
} as const
const annuityTabs = ['all', 'decide', 'toOrder', 'orders', 'asked'] as const

/** The way between the pages of patent annuities. */
export function AnnuityTabs({ current }: { current: (typeof annuityTabs)[number] }) {
  const { t } = useTranslation('annuities')
  return (
    <div style={{ marginTop: 16 }}>
      <LinkTabs
        label={t('tabs.label')}
        current={current}
        tabs={annuityTabs.map((key) => ({ key, path: annuityPaths[key], text: t(`tabs.${key}`) }))}
      />
    </div>
  )
}

const renewalPaths = {
  decide: paths.renewalDecisions,
  toOrder: paths.myRenewals,
  orders: paths.myRenewalOrders,
} as const
const renewalTabs = ['decide', 'toOrder', 'orders'] as const

/** The way between the pages of renewals. */
export function RenewalTabs({ current }: { current: (typeof renewalTabs)[number] }) {
  const { t } = useTranslation('annuities')
  return (
    <div style={{ marginTop: 16 }}>
      <LinkTabs
        label={t('renewalTabs.label')}
        current={current}
        tabs={renewalTabs.map((key) => ({ key, path: renewalPaths[key], text: t(`renewalTabs.${key}`) }))}
      />
    </div>
  )
}
