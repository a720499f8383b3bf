import { FormDialog } from './form-dialog.tsx'
import { ReasonField } from './reason-field.tsx'

/** Asks why before it acts. */
export function ReasonDialog({
  isOpen,
  title,
  text,
  help,
  confirmLabel,
  act,
  onClose,
}: {
  isOpen: boolean
  title: string
  text?: string
  help: string
  confirmLabel: string
  act: (reason: string) => Promise<void>
  onClose: () => void
}) {
  return (
    <FormDialog<{ reason: string }>
      isOpen={isOpen}
      title={title}
      confirmLabel={confirmLabel}
      isDanger
      act={({ reason }) => act(reason.trim())}
      onClose={onClose}
    >
      {text && <p style={{ marginBottom: 16 }}>{text}</p>}
      <ReasonField help={help} hasFocus />
    </FormDialog>
  )
}
