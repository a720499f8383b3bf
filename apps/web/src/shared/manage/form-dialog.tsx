import { Form, type FormInstance, type FormProps, Modal } from 'antd'
import type { ReactNode } from 'react'
import { useAction } from '../lib/use-action.ts'
import { ErrorNote } from '../ui/feedback/error-note.tsx'

/**
 * A form in a dialog, empty again at each opening. Stays open, with what was typed, where the act is refused or gives
 * `false`, as nothing or only a part was done.
 */
export function FormDialog<Values extends object>({
  isOpen,
  title,
  confirmLabel,
  isDanger = false,
  form: input,
  initialValues,
  onValuesChange,
  act,
  onClose,
  onClosed,
  children,
}: {
  isOpen: boolean
  title: string
  confirmLabel: string
  isDanger?: boolean
  /** For fields that depend on each other. */
  form?: FormInstance<Values>
  act: (values: Values) => Promise<void | boolean>
  onClose: () => void
  onClosed?: () => void
  children: ReactNode
} & Pick<FormProps<Values>, 'initialValues' | 'onValuesChange'>) {
  const [form] = Form.useForm<Values>(input)
  const { run, isRunning, error, forgive } = useAction(async (values: Values) => {
    if ((await act(values)) !== false) onClose()
  })
  return (
    <Modal
      open={isOpen}
      title={title}
      okText={confirmLabel}
      okButtonProps={{ danger: isDanger, loading: isRunning }}
      cancelButtonProps={{ disabled: isRunning }}
      destroyOnHidden
      afterClose={() => {
        forgive()
        onClosed?.()
      }}
      onOk={() => form.submit()}
      onCancel={() => !isRunning && onClose()}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        preserve={false}
        initialValues={initialValues}
        onValuesChange={onValuesChange}
        onFinish={(values) => void run(values)}
      >
        <ErrorNote error={error} />
        {children}
      </Form>
    </Modal>
  )
}
