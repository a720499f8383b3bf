import { UploadOutlined } from '@ant-design/icons'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { imageLimits } from './image-limits.ts'

/** A button that lets one choose an image from one's own device. */
export function ImagePicker({
  id,
  label,
  isBusy,
  onPick,
}: {
  id?: string
  label: string
  isBusy: boolean
  onPick: (file: File) => void
}) {
  return (
    <FileButton
      id={id}
      suffixes={imageLimits.suffixes}
      icon={<UploadOutlined />}
      disabled={isBusy}
      loading={whenSlow(isBusy)}
      onFile={onPick}
    >
      {label}
    </FileButton>
  )
}
