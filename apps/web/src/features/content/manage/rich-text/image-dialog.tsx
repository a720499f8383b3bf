import type { Editor } from '@tiptap/react'
import { Form, Input, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useImageUpload } from '../use-image-upload.ts'
import { ImagePicker } from '../image-picker.tsx'

/** Stores an image and puts it where the cursor is, with words for those who do not see it. */
export function ImageDialog({ editor, isOpen, onClose }: { editor: Editor; isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('backoffice')
  const [form] = Form.useForm<{ alt: string }>()
  const { upload, problem, isPending } = useImageUpload()
  const insert = async (file: File) => {
    const stored = await upload(file)
    if (!stored) return
    const { url: src, width, height } = stored
    const alt = (form.getFieldValue('alt') as string).trim()
    editor.chain().focus().insertContent({ type: 'image', attrs: { src, alt, width, height } }).run()
    onClose()
  }
  return (
    <Modal open={isOpen} title={t('editor.image')} footer={null} destroyOnHidden onCancel={onClose}>
      <Form form={form} layout="vertical" preserve={false} initialValues={{ alt: '' }}>
        <Form.Item name="alt" label={t('editor.alt')} extra={t('editor.altHelp')}>
          <Input autoFocus maxLength={200} />
        </Form.Item>
        <ImagePicker label={t('images.choose')} isBusy={isPending} onPick={(file) => void insert(file)} />
        <p>{t('images.help')}</p>
        <p role="alert">{problem}</p>
      </Form>
    </Modal>
  )
}
