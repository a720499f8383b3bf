import { CheckOutlined } from '@ant-design/icons'
import { RETURN_TO_LOGIN_MS } from '@markwright/domain/people/sign-in-limits'
import { Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Step } from '../model/steps.ts'
import { useDialog } from './dialog-context.ts'
import styles from './identity.module.css'

const SIGNED_IN_SHOWN_MS = 1500

/** Says that it worked; after a registration one is back at signing in by oneself (spec 1 §4). */
export function SuccessView({ of }: { of: Extract<Step, { mode: 'success' }>['of'] }) {
  const { t } = useTranslation('identity')
  const { go, close } = useDialog()
  const goOn = () => (of === 'signedIn' ? close() : go({ mode: 'login' }))
  const goOnByItself = useEffectEvent(goOn)
  useEffect(() => {
    if (of === 'passwordSet') return
    const timer = setTimeout(() => goOnByItself(), of === 'signedIn' ? SIGNED_IN_SHOWN_MS : RETURN_TO_LOGIN_MS)
    return () => clearTimeout(timer)
  }, [of])
  return (
    <div className={styles.success}>
      <span className={styles.tick} aria-hidden="true">
        <CheckOutlined />
      </span>
      <div role="status">
        <p className={styles.headline}>{t(`success.${of}.title`)}</p>
        <p>{t(`success.${of}.text`)}</p>
      </div>
      <Button size="large" autoFocus onClick={goOn}>
        {t(`success.${of}.back`)}
      </Button>
    </div>
  )
}
