import type { Editor } from '@tiptap/react'
import { Button, Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { isLinkTarget } from './link-target.ts'

/** Makes the selected words a link, changes where one leads, or takes it away. */
export function LinkDialog({ editor, isOpen, onClose }: { editor: Editor; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('backoffice')
  const [form] = Form.useForm<{ href: string }>()
  const href = isOpen ? (editor.getAttributes('link')['href'] as string | undefined) : undefined
  const set = (target: string) => {
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    // Without selected words the address is its own word.
    if (empty && !href) chain.insertContent({ type: 'text', text: target, marks: [linkTo(target)] }).run()
    else chain.setLink({ href: target }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <Modal
      open={isOpen}
      title={t('editor.link')}
      okText={t('editor.setLink')}
      destroyOnHidden
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        preserve={false}
        initialValues={{ href: href ?? '' }}
        onFinish={(values) => set(values.href.trim())}
      >
        <Form.Item
          name="href"
          label={t('editor.address')}
          extra={t('editor.addressHelp')}
          rules={[
            {
              validator: (_rule, address: string) =>
                isLinkTarget(address) ? Promise.resolve() : Promise.reject(new Error(t('editor.addressWrong'))),
            },
          ]}
        >
          <Input autoFocus inputMode="url" maxLength={2000} placeholder="https://" />
        </Form.Item>
        {href && <Button onClick={remove}>{t('editor.removeLink')}</Button>}
      </Form>
    </Modal>
  )
}

const linkTo = (href: string) => ({ type: 'link', attrs: { href } })
