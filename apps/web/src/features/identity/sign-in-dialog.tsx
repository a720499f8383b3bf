import type { Phone } from '@markwright/domain/people/phone'
import { Alert, Modal, Tabs } from 'antd'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import type { SignInRequest } from '../../shared/session/sign-in-dialog.ts'
import { usePhoneWidth } from '../../shared/lib/use-media.ts'
import { BindForm } from './components/bind-form.tsx'
import { DialogContext, useDialog } from './components/dialog-context.ts'
import { ForgotForm } from './components/forgot-form.tsx'
import styles from './components/identity.module.css'
import { NewPasswordForm } from './components/new-password-form.tsx'
import { PasswordForm } from './components/password-form.tsx'
import { QrPanel } from './components/qr-panel.tsx'
import { RegisterForm } from './components/register-form.tsx'
import { SmsForm } from './components/sms-form.tsx'
import { SuccessView } from './components/success-view.tsx'
import { useSessionStart } from './hooks/use-session-start.tsx'
import { isSet } from './model/auto-open.ts'
import { useOnChange } from '../../shared/lib/use-on-change.ts'
import { firstStep, type Step } from './model/steps.ts'

const noPhone: Phone = { regionCode: '86', number: '' }

/** Everything about signing in, in one dialog. It is open while there is a request; a new one begins it anew. */
export function SignInDialog({ request, onClose }: { request: SignInRequest | null; onClose: () => void }) {
  const { t } = useTranslation('identity')
  const [query] = useSearchParams()
  const [step, setStep] = useState<Step>(request ? firstStep(request) : { mode: 'login' })
  const [phone, setPhone] = useState(noPhone)
  const { start, question } = useSessionStart()

  useOnChange(request, () => {
    if (!request) return
    setStep(firstStep(request))
    setPhone(noPhone)
  })
  const isSocial = request?.kind === 'wechat' || request?.kind === 'bind' || isSet(query, 'wechatLogin')
  const dialog: DialogContext = {
    qrKind: isSocial ? 'social' : 'miniProgram',
    phone,
    savePhone: (changed) => setPhone((before) => ({ ...before, ...changed })),
    go: setStep,
    enter: async (call) => {
      if (await start(call)) setStep({ mode: 'success', of: 'signedIn' })
    },
    close: onClose,
  }
  return (
    <Modal
      open={request !== null}
      title={t(`titles.${step.mode}`)}
      width="fit-content"
      centered
      footer={null}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('close') }}
      destroyOnHidden
      onCancel={onClose}
    >
      {request?.kind === 'resume' && step.mode !== 'success' && (
        <Alert type="info" showIcon className={styles.resume} title={t('resume')} />
      )}
      <DialogContext value={dialog}>
        <StepFrame key={step.mode === 'quick' ? 'login' : step.mode}>
          <StepView step={step} />
        </StepFrame>
      </DialogContext>
      {question}
    </Modal>
  )
}

/** Has the focus where nothing in it takes it: what was pressed to come here is gone with the step before. */
function StepFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus()
  }, [])
  return (
    <div ref={frame} tabIndex={-1} className={styles.frame} data-transient>
      {children}
    </div>
  )
}

function StepView({ step }: { step: Step }) {
  if (step.mode === 'login' || step.mode === 'quick') return <SignInView mode={step.mode} />
  return (
    <div className={styles.column}>
      <SingleColumn step={step} />
    </div>
  )
}

function SingleColumn({ step }: { step: Exclude<Step, { mode: 'login' } | { mode: 'quick' }> }) {
  const { t } = useTranslation('identity')
  switch (step.mode) {
    case 'register':
      return (
        <>
          <RegisterForm />
          <Links to={['login']} lead={t('haveAccount')} />
        </>
      )
    case 'forgot':
      return (
        <>
          <ForgotForm />
          <Links to={['login']} />
        </>
      )
    case 'setPassword':
      return (
        <>
          <NewPasswordForm subject={step.subject} ticket={step.ticket} />
          <Links to={['login']} />
        </>
      )
    case 'success':
      return <SuccessView of={step.of} />
    case 'qr':
      return (
        <>
          <QrPanel />
          <Links to={['login']} />
        </>
      )
    case 'bind':
      return (
        <>
          <BindForm ticket={step.ticket} />
          <Links to={['login']} lead={t('haveAccount')} />
        </>
      )
  }
}

/** Password or SMS, with the code to scan beside it where there is room. */
function SignInView({ mode }: { mode: 'login' | 'quick' }) {
  const { t } = useTranslation('identity')
  const { go } = useDialog()
  const isPhone = usePhoneWidth()
  return (
    <div className={styles.sides}>
      <div className={styles.column}>
        <Tabs
          activeKey={mode}
          onChange={(key) => go({ mode: key === 'quick' ? 'quick' : 'login' })}
          items={[
            { key: 'login', label: t('tabs.login'), children: <PasswordForm /> },
            { key: 'quick', label: t('tabs.quick'), children: <SmsForm /> },
          ]}
          destroyOnHidden
        />
        <Links to={isPhone ? ['register', 'qr', 'forgot'] : ['register', 'forgot']} />
      </div>
      {!isPhone && <QrPanel />}
    </div>
  )
}

type Target = 'login' | 'register' | 'forgot' | 'qr'

function Links({ to, lead }: { to: Target[]; lead?: string }) {
  const { t } = useTranslation('identity')
  const { go } = useDialog()
  return (
    <p className={styles.links}>
      {lead}
      {to.map((mode) => (
        <button key={mode} type="button" className={styles.link} onClick={() => go({ mode })}>
          {t(`links.${mode}`)}
        </button>
      ))}
    </p>
  )
}
