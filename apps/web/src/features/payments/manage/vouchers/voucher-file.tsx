import { getVoucherFile } from '@markwright/api-client/backoffice'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../../shared/lib/save-file.ts'
import { useAction } from '../../../../shared/lib/use-action.ts'
import { BlobImage } from '../../../../shared/ui/layout/blob-image.tsx'
import { ErrorNote } from '../../../../shared/ui/feedback/error-note.tsx'

/** The file of a proof: an image is shown, anything else is saved. */
export function VoucherFile({ id, name, type }: { id: string; name: string; type: string }) {
  const { t } = useTranslation('commerce')
  const [image, setImage] = useState<Blob | null>(null)
  const open = useAction(async () => {
    const file: unknown = await getVoucherFile(id)
    if (!(file instanceof Blob)) return
    if (type.startsWith('image/') && type !== 'image/tiff') setImage(file)
    else saveFile(file, name)
  })
  return (
    <>
      <Button
        size="small"
        loading={open.isRunning}
        aria-label={t('voucher.openFile', { name })}
        onClick={() => void open.run()}
      >
        {t('voucher.file')}
      </Button>
      <ErrorNote error={open.error} />
      <Modal open={image !== null} title={name} footer={null} width={720} onCancel={() => setImage(null)}>
        {image && <BlobImage blob={image} alt={name} openLabel={t('voucher.openFile', { name })} />}
      </Modal>
    </>
  )
}
