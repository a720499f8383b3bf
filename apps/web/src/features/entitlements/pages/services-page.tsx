import { Tabs } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { FeeSchedule } from '../../../shared/catalogue/fee-schedule.tsx'
import { PriceList } from '../../../shared/catalogue/price-list.tsx'
import { useMemberPage } from '../../../shared/session/session.ts'
import { closeSignIn, openSignIn } from '../../../shared/session/sign-in-dialog.ts'
import { SignInButtons } from '../../../shared/ui/controls/sign-in-buttons.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { PatentServices } from '../components/patent-services.tsx'
import { PlanList } from '../components/plan-list.tsx'
import { TrademarkServices } from '../components/trademark-services.tsx'
import { TrialPanel } from '../components/trial-panel.tsx'
import styles from './services-page.module.css'

/** Numbers 27, 28 and 26 of spec 2 §3. */
const tabs = ['trademark', 'patent', 'trial'] as const

/** What the user may use; a visitor is asked to sign in (spec 1 §2.4) and can read on without. */
export function ServicesPage() {
  const { t } = useTranslation('entitlements')
  const isMember = useMemberPage()
  const [parameters, setParameters] = useSearchParams()
  const tab = tabs.find((each) => each === parameters.get('tab')) ?? tabs[0]

  // Who signs out here has not come as a visitor.
  const [wasVisitor] = useState(!isMember)
  useEffect(() => {
    if (!wasVisitor) return
    openSignIn()
    // Going back leaves the query behind with the page.
    return closeSignIn
  }, [wasVisitor])

  return (
    <WorkPage title={t('services.title')} lead={t('services.lead')}>
      {!isMember && tab !== 'trial' && (
        <section className={styles.invitation}>
          <h2>{t('services.visitorTitle')}</h2>
          <p>{t('services.visitorText')}</p>
          <div className={styles.actions}>
            <SignInButtons />
          </div>
        </section>
      )}
      <Tabs
        style={{ marginTop: 20 }}
        activeKey={tab}
        destroyOnHidden
        onChange={(next) => setParameters(next === tabs[0] ? {} : { tab: next }, { replace: true })}
        items={[
          {
            key: 'trademark',
            label: t('services.tabs.trademark'),
            children: (
              <>
                <PriceList serviceType={27} />
                <TrademarkServices isMember={isMember} />
                <PlanList serviceType={27} />
                <FeeSchedule right="trademark" />
              </>
            ),
          },
          {
            key: 'patent',
            label: t('services.tabs.patent'),
            children: (
              <>
                <PriceList serviceType={28} />
                <PatentServices isMember={isMember} />
                <PlanList serviceType={28} />
                <FeeSchedule right="patent" />
              </>
            ),
          },
          {
            key: 'trial',
            label: t('services.tabs.trial'),
            children: (
              <TrialPanel
                isMember={isMember}
                serviceType={parameters.get('type') === '28' ? 28 : 27}
                onChoose={(type) => setParameters({ tab: 'trial', ...(type === 28 && { type: '28' }) })}
              />
            ),
          },
        ]}
      />
    </WorkPage>
  )
}
