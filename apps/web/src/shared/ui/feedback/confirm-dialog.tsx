import { Modal } from 'antd'
import type { ReactNode } from 'react'
import { useAction } from '../../lib/use-action.ts'
import { ErrorNote } from './error-note.tsx'

/** Asks before something is lost for good. Stays open, with the reason, where `act` is refused. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  confirmLabel,
  cancelLabel,
  act,
  onClose,
}: {
  isOpen: boolean
  title: string
  text?: ReactNode
  confirmLabel: string
  /** Where “Cancel” could be mistaken for the act itself. */
  cancelLabel?: string
  act: () => Promise<void>
  onClose: () => void
}) {
  const { run, isRunning, error, forgive } = useAction(async () => {
    await act()
    onClose()
  })
  return (
    <Modal
      open={isOpen}
      title={title}
      width={420}
      centered
      mask={{ closable: false }}
      okText={confirmLabel}
      cancelText={cancelLabel}
      okButtonProps={{ danger: true, loading: isRunning }}
      cancelButtonProps={{ disabled: isRunning }}
      closable={!isRunning}
      onOk={() => void run()}
      onCancel={() => {
        if (isRunning) return
        forgive()
        onClose()
      }}
      afterClose={holdFocus}
    >
      {text && <p>{text}</p>}
      <ErrorNote error={error} />
    </Modal>
  )
}

// What opened the dialog may be gone with what was deleted; the focus would stay in the dialog, out of sight.
function holdFocus() {
  requestAnimationFrame(() => {
    const focused = document.activeElement
    if (focused === document.body || !focused?.checkVisibility()) document.querySelector<HTMLElement>('#main')?.focus()
  })
}
