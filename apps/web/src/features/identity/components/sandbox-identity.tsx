import { Button, Input, Space } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { useSandboxIdentity } from '../hooks/use-sandbox-identity.ts'
import styles from '../../../shared/ui/layout/sandbox.module.css'

/** Who one is to the stand-in for WeChat. */
export function SandboxIdentity({
  identity: { openId, isGood, change, renew },
  isFixed = false,
}: {
  identity: ReturnType<typeof useSandboxIdentity>
  isFixed?: boolean
}) {
  const { t } = useTranslation('identity')
  const id = useId()
  return (
    <div className={styles.identity}>
      <label htmlFor={id}>{t('sandbox.identity')}</label>
      <Space.Compact block>
        <Input
          id={id}
          value={openId}
          disabled={isFixed}
          maxLength={64}
          status={isGood ? undefined : 'error'}
          aria-describedby={`${id}-help`}
          onChange={(event) => change(event.target.value)}
        />
        <Button disabled={isFixed} onClick={renew}>
          {t('sandbox.another')}
        </Button>
      </Space.Compact>
      <p id={`${id}-help`} className={isGood ? styles.help : styles.error}>
        {t(isGood ? 'sandbox.identityHelp' : 'sandbox.identityWrong')}
      </p>
    </div>
  )
}
