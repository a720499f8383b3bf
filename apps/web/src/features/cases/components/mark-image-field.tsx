import { PictureOutlined } from '@ant-design/icons'
import { drawMarkText } from '@markwright/api-client/cases'
import { getFile } from '@markwright/api-client/files'
import { uploadLimits } from '@markwright/domain/files/upload-limits'
import { Button, Flex, Input, Radio } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDebouncedValue } from '../../../shared/lib/use-debounced-value.ts'
import { useImageUpload } from '../../../shared/lib/use-image-upload.ts'
import { FileButton } from '../../../shared/ui/controls/file-button.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import type { CaseMarkImage } from '../model/case-content.ts'
import { LoadedImage } from './loaded-image.tsx'
import { Control } from './control.tsx'
import styles from './mark-image-field.module.css'

const kinds = ['text', 'figure', 'both'] as const
const { suffixes, pixel } = uploadLimits.tmApply

/** A mark to be registered: its text, which the server draws, its figure, which is uploaded, or both. */
export function MarkImageField({
  path,
  label,
  value,
  onChange,
}: {
  path: string
  label: string
  value: CaseMarkImage
  onChange: (mark: CaseMarkImage) => void
}) {
  const { t } = useTranslation('cases')
  const { kind, text, image } = value
  const set = (changes: Partial<CaseMarkImage>) => onChange({ ...value, ...changes })
  const drawn = useDebouncedValue(text.trim())
  return (
    <fieldset className={styles.field}>
      <legend>{label}</legend>
      <Control path={`${path}.kind`} label={t('mark.kind')}>
        {(control) => (
          <Radio.Group
            {...control}
            value={kind}
            options={kinds.map((each) => ({ value: each, label: t(`mark.kinds.${each}`) }))}
            onChange={({ target }) => set({ kind: target.value as CaseMarkImage['kind'] })}
          />
        )}
      </Control>
      {kind !== 'figure' && (
        <Control path={`${path}.text`} label={t('mark.text')} help={kind === 'text' ? t('mark.textHelp') : null}>
          {(control) => (
            <Input
              {...control}
              maxLength={200}
              value={text}
              autoComplete="off"
              onChange={({ target }) => set({ text: target.value })}
            />
          )}
        </Control>
      )}
      {kind === 'text' && drawn !== '' && (
        <LoadedImage
          queryKey={['mark-text', drawn]}
          load={() => drawMarkText({ text: drawn })}
          alt={t('mark.drawn', { text: drawn })}
        />
      )}
      {kind !== 'text' && <Upload path={`${path}.image`} image={image} onChange={(stored) => set({ image: stored })} />}
    </fieldset>
  )
}

function Upload({
  path,
  image,
  onChange,
}: {
  path: string
  image: CaseMarkImage['image']
  onChange: (image: CaseMarkImage['image']) => void
}) {
  const { t } = useTranslation('cases')
  const upload = useImageUpload({ kind: 'tmApply', onStored: onChange })
  const [tooSmall, setTooSmall] = useState<string | null>(null)
  const start = async (file: File) => {
    const size = await sizeOf(file)
    const isTooSmall = size !== null && (size.width < pixel.widthMin || size.height < pixel.heightMin)
    setTooSmall(isTooSmall ? t('mark.tooSmall', size) : null)
    if (!isTooSmall) upload.start(file)
  }
  const problem = tooSmall ?? upload.problem
  return (
    <Control path={path} label={t('mark.image')} help={t('mark.imageHelp')}>
      {(control) => (
        <>
          {image && (
            <LoadedImage
              queryKey={['mark-file', image.id]}
              load={async () => (await getFile({ id: image.id })) as Blob}
              alt={image.name}
            />
          )}
          <Flex gap={8} align="center" wrap>
            <FileButton
              {...control}
              suffixes={suffixes}
              icon={<PictureOutlined />}
              loading={whenSlow(upload.isSending)}
              onFile={(file) => void start(file)}
            >
              {t(image ? 'mark.replace' : 'mark.choose')}
            </FileButton>
            {image && (
              <Button type="link" danger onClick={() => onChange(null)}>
                {t('remove')}
              </Button>
            )}
          </Flex>
          {problem && <p role="alert">{problem}</p>}
          <ErrorNote error={upload.error} />
        </>
      )}
    </Control>
  )
}

/** Pixels of an image; null for a file that the browser cannot read, which the server will refuse. */
async function sizeOf(file: File): Promise<{ width: number; height: number } | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    bitmap.close()
    return { width, height }
  } catch {
    return null
  }
}
