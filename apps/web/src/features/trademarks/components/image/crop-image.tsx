import type { Crop } from '@markwright/api-client/models/crop'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import styles from './crop-image.module.css'

/** The image with the part of it that is searched with, drawn by pointer or moved by the arrow keys. */
export function CropImage({
  preview,
  crop,
  onCrop,
  onRemove,
  isSmall,
}: {
  /** Null where a browser cannot show it. */
  preview: string | null
  crop: Crop | null
  onCrop: (crop: Crop | null) => void
  onRemove: () => void
  /** Leaves the room to an answer. */
  isSmall: boolean
}) {
  const { t } = useTranslation('imageSearch')
  const shown = crop && {
    unit: '%' as const,
    x: crop.x * 100,
    y: crop.y * 100,
    width: crop.width * 100,
    height: crop.height * 100,
  }
  return (
    <div className={styles.image}>
      {preview ? (
        <ReactCrop
          {...(shown && { crop: shown })}
          className={isSmall ? styles.small : styles.large}
          ruleOfThirds
          ariaLabels={{
            cropArea: t('crop.area'),
            nwDragHandle: t('crop.handle'),
            nDragHandle: t('crop.handle'),
            neDragHandle: t('crop.handle'),
            eDragHandle: t('crop.handle'),
            seDragHandle: t('crop.handle'),
            sDragHandle: t('crop.handle'),
            swDragHandle: t('crop.handle'),
            wDragHandle: t('crop.handle'),
          }}
          onChange={(_, { x, y, width, height }) => onCrop(partOf(x, y, width, height))}
        >
          <img src={preview} alt={t('queryImage')} />
        </ReactCrop>
      ) : (
        <p className={styles.none}>{t('noPreview')}</p>
      )}
      <div className={styles.tools}>
        <Button
          size="small"
          disabled={!preview}
          onClick={() => onCrop(crop ? null : { x: 0.1, y: 0.1, width: 0.8, height: 0.8 })}
        >
          {crop ? t('crop.whole') : t('crop.part')}
        </Button>
        <Button size="small" type="text" onClick={onRemove}>
          {t('replace')}
        </Button>
      </div>
      {preview && !isSmall && <p className={styles.note}>{t('crop.note')}</p>}
    </div>
  )
}

/** Null where hardly anything was drawn, as by a click. */
function partOf(x: number, y: number, width: number, height: number): Crop | null {
  if (width < 2 || height < 2) return null
  const share = (percent: number) => Math.min(1, Math.max(0, Math.round(percent * 100) / 10_000))
  return { x: share(x), y: share(y), width: share(width), height: share(height) }
}
