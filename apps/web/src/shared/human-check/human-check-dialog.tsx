import { Modal } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HumanCheck } from './human-check.tsx'

/** Spec 1 §4: success is emitted a second after the check is passed, and half a second later the dialog closes. */
const CLOSE_DELAY_MS = 500
/** Above the dialog that requested the check. */
const Z_INDEX = 1200

/** The check as a dialog. `onClosed` is called when it is gone from the screen, passed or not. */
export function HumanCheckDialog({
  onVerified,
  onClosed,
}: {
  onVerified: (verification: string) => void
  onClosed: () => void
}) {
  const { t } = useTranslation('humanCheck')
  const [isOpen, setIsOpen] = useState(true)
  const [isVerified, setIsVerified] = useState(false)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (!isVerified) return
    const timer = setTimeout(() => setIsOpen(false), CLOSE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isVerified])

  return (
    <Modal
      open={isOpen}
      title={t('title')}
      width={380}
      zIndex={Z_INDEX}
      centered
      footer={null}
      mask={{ closable: false }}
      closable={{ 'aria-label': t('close') }}
      onCancel={() => setIsOpen(false)}
      afterOpenChange={setIsShown}
      afterClose={onClosed}
    >
      <HumanCheck
        takesFocus={isShown}
        onVerified={(verification) => {
          onVerified(verification)
          setIsVerified(true)
        }}
      />
    </Modal>
  )
}
