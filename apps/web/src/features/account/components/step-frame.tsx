import { Steps } from 'antd'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { useMemberPage } from '../../../shared/session/session.ts'
import { SignInView } from '../../../shared/ui/feedback/sign-in-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from './step-frame.module.css'

/** A change in steps, each named; `current` counts from 0. A user who does not see the page is led to each new step. */
export function StepFrame({
  title,
  steps,
  current,
  children,
}: {
  title: string
  steps: readonly string[]
  current: number
  children: ReactNode
}) {
  const { t } = useTranslation('account')
  const heading = useRef<HTMLHeadingElement>(null)
  const shownStep = useRef(current)
  const isSignedIn = useMemberPage()

  useEffect(() => {
    if (shownStep.current !== current) heading.current?.focus()
    shownStep.current = current
  }, [current])

  if (!isSignedIn)
    return (
      <WorkPage title={title}>
        <SignInView text={t('signInText')} />
      </WorkPage>
    )
  return (
    <WorkPage title={title} actions={<SiteLink to={paths.account}>{t('backToAccount')}</SiteLink>}>
      <Steps
        className={styles.steps}
        size="small"
        responsive={false}
        titlePlacement="vertical"
        current={current}
        items={steps.map((step) => ({ title: step }))}
      />
      <div className={styles.pane}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          <span className="visually-hidden">{t('stepOf', { number: current + 1, count: steps.length })}</span>
          {steps[current]}
        </h2>
        {children}
      </div>
    </WorkPage>
  )
}
