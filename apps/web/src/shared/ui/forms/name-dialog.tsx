import { Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useAction } from '../../lib/use-action.ts'
import { ErrorNote } from '../feedback/error-note.tsx'

const NAME_MAX = 100

/** Gives something a name: a new one, or another than `initial`. Stays open, with the reason, where it is refused. */
export function NameDialog({
  isOpen,
  title,
  label,
  initial = '',
  confirmLabel,
  children,
  submit,
  onClose,
}: {
  isOpen: boolean
  title: string
  label: string
  initial?: string
  confirmLabel: string
  /** More to choose, below the name. */
  children?: ReactNode
  submit: (name: string) => Promise<void>
  onClose: () => void
}) {
  const [name, setName] = useState<string | null>(null)
  const value = name ?? initial
  const act = useAction(async () => {
    await submit(value.trim())
    setName(null)
    onClose()
  })
  const close = () => {
    act.forgive()
    setName(null)
    onClose()
  }
  return (
    <Modal
      open={isOpen}
      title={title}
      width={440}
      centered
      okText={confirmLabel}
      okButtonProps={{ loading: act.isRunning, disabled: value.trim() === '' }}
      onOk={() => void act.run()}
      onCancel={close}
    >
      <Input
        value={value}
        maxLength={NAME_MAX}
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => setName(target.value)}
        onPressEnter={() => value.trim() && void act.run()}
      />
      {children}
      <ErrorNote error={act.error} />
    </Modal>
  )
}
