import type { Phone } from '@markwright/domain/phone'
import { Modal, Tabs } from 'antd'
import { useState } from 'react'
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
import { firstStep, type Step } from './model/steps.ts'

const noPhone: Phone = { regionCode: '86', number: '' }

/** Everything about signing in, in one dialog. It is open while there is a request; a new one begins it anew. */
export function SignInDialog({ request, onClose }: { request: SignInRequest | null; onClose: () => void }) {
  const { t } = useTranslation('identity')
  const [query] = useSearchParams()
  const [followed, setFollowed] = useState<SignInRequest | null>(null)
  const [step, setStep] = useState<Step>({ mode: 'login' })
  const [phone, setPhone] = useState(noPhone)
  const { start, question } = useSessionStart()

  if (request !== followed) {
    setFollowed(request)
    if (request) {
      setStep(firstStep(request))
      setPhone(noPhone)
    }
  }
  const isSocial = request?.kind === 'wechat' || request?.kind === 'bind' || isSet(query, 'wechatLogin')
  const dialog: DialogContext = {
    qrKind: isSocial ? 'social' : 'miniProgram',
    phone,
    keepPhone: (changed) => setPhone((before) => ({ ...before, ...changed })),
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
      <DialogContext value={dialog}>
        <StepView step={step} />
      </DialogContext>
      {question}
    </Modal>
  )
}

function StepView({ step }: { step: Step }) {
  const { t } = useTranslation('identity')
  switch (step.mode) {
    case 'login':
    case 'quick':
      return <SignInView mode={step.mode} />
    case 'register':
      return (
        <div className={styles.column}>
          <RegisterForm />
          <Links to={['login']} lead={t('haveAccount')} />
        </div>
      )
    case 'forgot':
      return (
        <div className={styles.column}>
          <ForgotForm />
          <Links to={['login']} />
        </div>
      )
    case 'setPassword':
      return (
        <div className={styles.column}>
          <NewPasswordForm subject={step.subject} ticket={step.ticket} />
        </div>
      )
    case 'success':
      return (
        <div className={styles.column}>
          <SuccessView of={step.of} />
        </div>
      )
    case 'qr':
      return (
        <div className={styles.column}>
          <QrPanel />
          <Links to={['login']} />
        </div>
      )
    case 'bind':
      return (
        <div className={styles.column}>
          <BindForm ticket={step.ticket} />
          <Links to={['login']} lead={t('bind.instead')} />
        </div>
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
