import { Button, Checkbox, Form, type FormInstance } from 'antd'
import type { ReactNode } from 'react'
import { useFormAction } from '../lib/use-form-action.ts'
import { useUserDraft } from '../session/use-user-draft.ts'
import { DraftForm } from '../ui/forms/draft-form.tsx'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import { SideDrawer } from '../ui/layout/side-drawer.tsx'
import { whenSlow } from '../ui/feedback/when-slow.tsx'

/** What the drawer holds: a record to change, or a new one. */
export type OpenedRecord<Row> = { kind: 'new'; isFirst: boolean } | { kind: 'old'; record: Row }

export type OwnRecordDrawerProps<Row> = {
  opened: OpenedRecord<Row> | null
  onSaved: (record: Row) => Promise<void>
  onClose: () => void
}

type FormSettings<Row, Values> = {
  /** Of the draft in local storage, such as `contact`. */
  name: string
  texts: { add: string; edit: string; isDefault: string; save: string }
  initialOf: (opened: OpenedRecord<Row>) => Values
  /** Changes the record with the id, or creates one. */
  save: (values: Values, id: string | null) => Promise<Row>
  /** The fields, without the one that makes the record the default. */
  children: (form: FormInstance<Values>) => ReactNode
}

/** A record of the member in a drawer; what is typed and not saved is there again when it is opened anew. */
export function OwnRecordDrawer<Row extends { id: string }, Values extends { isDefault: boolean }>({
  opened,
  onSaved,
  onClose,
  widthPx,
  ...settings
}: OwnRecordDrawerProps<Row> & FormSettings<Row, Values> & { widthPx: number }) {
  const { texts } = settings
  return (
    <SideDrawer
      subject={opened}
      title={opened?.kind === 'old' ? texts.edit : texts.add}
      widthPx={widthPx}
      onClose={onClose}
    >
      {(subject) => <OwnRecordForm {...settings} opened={subject} onSaved={onSaved} />}
    </SideDrawer>
  )
}

function OwnRecordForm<Row extends { id: string }, Values extends { isDefault: boolean }>({
  name,
  texts,
  initialOf,
  save,
  children,
  opened,
  onSaved,
}: FormSettings<Row, Values> & { opened: OpenedRecord<Row>; onSaved: (record: Row) => Promise<void> }) {
  const [form] = Form.useForm<Values>()
  const id = opened.kind === 'old' ? opened.record.id : null
  // A draft belongs to the record as it was read: one that was changed elsewhere since then begins anew.
  const read = opened.kind === 'old' ? JSON.stringify(opened.record) : 'new'
  const draft = useUserDraft<Values>(`${name}-${read}`)
  const { run, isRunning, error } = useFormAction(form, async (values: Values) => {
    const record = await save(values, id)
    draft.remove()
    await onSaved(record)
  })
  return (
    <DraftForm
      form={form}
      draft={draft}
      initial={initialOf(opened)}
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => void run(values)}
    >
      {children(form)}
      <Form.Item name="isDefault" valuePropName="checked">
        <Checkbox>{texts.isDefault}</Checkbox>
      </Form.Item>
      <ErrorNote error={error} act={id === null ? 'add' : 'change'} />
      <Button type="primary" htmlType="submit" loading={whenSlow(isRunning)}>
        {texts.save}
      </Button>
    </DraftForm>
  )
}
