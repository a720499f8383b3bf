import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/feedback/confirm-dialog.tsx'

/** A button that asks before it acts. What was refused is said in the question, which stays. */
export function ConfirmedButton({
  label,
  question,
  act,
  ...button
}: Pick<ButtonProps, 'danger' | 'disabled' | 'size' | 'style'> & {
  label: string
  question: { title: string; text: string }
  act: () => Promise<void>
}) {
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setIsDialogOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={question.title}
        text={question.text}
        confirmLabel={label}
        act={act}
        onClose={() => setIsDialogOpen(false)}
      />
    </>
  )
}
