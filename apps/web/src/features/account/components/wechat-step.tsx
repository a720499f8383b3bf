import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'

/** The second step of binding and of release: a press that makes the change, and, where it failed, a new verification. */
export function WechatStep({
  text,
  label,
  change,
  onPress,
  onStartOver,
}: {
  text: string
  label: string
  change: { error: unknown; isRunning: boolean }
  onPress: () => void
  onStartOver: () => void
}) {
  const { t } = useTranslation('account')
  return (
    <>
      <p style={{ marginBottom: 16 }}>{text}</p>
      <ErrorNote error={change.error} />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button type="primary" loading={whenSlow(change.isRunning)} onClick={onPress}>
          {label}
        </Button>
        {change.error !== null && <Button onClick={onStartOver}>{t('verify.again')}</Button>}
      </div>
    </>
  )
}
