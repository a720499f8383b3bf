import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Says that a form holds what was typed before and not saved; lets it go on request. */
export function RestoredNote({ isRestored, onDiscard }: { isRestored: boolean; onDiscard: () => void }) {
  const { t } = useTranslation('backoffice')
  const [isShown, setIsShown] = useState(isRestored)
  if (!isShown) return null
  const discard = () => {
    setIsShown(false)
    onDiscard()
  }
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      style={{ marginBottom: 16 }}
      title={t('restored.text')}
      action={
        <Button size="small" onClick={discard}>
          {t('restored.discard')}
        </Button>
      }
    />
  )
}
