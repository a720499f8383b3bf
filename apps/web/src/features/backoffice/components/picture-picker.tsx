import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { pictureLimits } from '../model/picture-limits.ts'
import { whenSlow } from '../../../shared/ui/when-slow.tsx'

const accepted = pictureLimits.suffixes.map((suffix) => `.${suffix.toLowerCase()}`).join(',')

/** A button that lets one choose a picture from one's own device. */
export function PicturePicker({
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
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        id={id}
        icon={<UploadOutlined />}
        disabled={isBusy}
        loading={whenSlow(isBusy)}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        style={{ display: 'none' }}
        accept={accepted}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again after a refusal.
          target.value = ''
          if (file) onPick(file)
        }}
      />
    </>
  )
}
