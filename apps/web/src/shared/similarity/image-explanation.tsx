import type { Area } from '@markwright/api-client/models/area'
import type { QueryImage } from '@markwright/api-client/models/queryImage'
import type { Similarity } from '@markwright/api-client/models/similarity'
import type { TrademarkHit } from '@markwright/api-client/models/trademarkHit'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { LevelBadge } from './level-badge.tsx'
import { withinWhole } from './region-boxes.ts'
import styles from './image-explanation.module.css'

/** Why an image is similar: both beside each other, with the parts that agree marked by the same number. */
export function ImageExplanation({
  image,
  caption,
  hit,
  similarity,
  engineVersion,
  isVerdictElsewhere = false,
}: {
  image: Pick<QueryImage, 'preview' | 'crop'>
  /** Of the image that is compared with; without it, that it was searched with. */
  caption?: string
  hit: Pick<TrademarkHit, 'name' | 'thumbUrl'>
  similarity: Similarity
  /** Null where it is shown elsewhere. */
  engineVersion: string | null
  /** Whether the degree of the marks and its rule are shown next to this. */
  isVerdictElsewhere?: boolean
}) {
  const { t } = useTranslation(['imageSearch', 'similarity', 'results'])
  const speaks = useLanguage() === 'cn' ? 'zh' : 'en'
  const regions = similarity.regions ?? []
  return (
    <section
      className={styles.panel}
      data-level={similarity.level}
      aria-label={t(isVerdictElsewhere ? 'regions' : 'similarity:title')}
    >
      <MarkedImage
        source={image.preview}
        caption={caption ?? t('queryImage')}
        boxes={regions.map(({ queryBox }) => withinWhole(queryBox, image.crop))}
      />
      <MarkedImage
        source={hit.thumbUrl ?? ''}
        caption={hit.name ?? t('results:figure')}
        boxes={regions.map(({ hitBox }) => hitBox)}
      />
      <div className={styles.verdict}>
        {!isVerdictElsewhere && (
          <>
            <div>
              <LevelBadge level={similarity.level} score={similarity.score} />
            </div>
            {similarity.reasons.map((reason) => (
              <p key={reason.code}>{reason[speaks]}</p>
            ))}
          </>
        )}
        <ol className={styles.regions}>
          {regions.map(({ score }, number) => (
            <li key={number}>{t('region', { number: number + 1, score })}</li>
          ))}
        </ol>
        {!isVerdictElsewhere && engineVersion !== null && (
          <p className={styles.note}>
            {t('similarity:rule')} <code>{similarity.rule}</code> · {t('similarity:engine')}{' '}
            <code>{engineVersion}</code> · {t('similarity:notice')}
          </p>
        )}
      </div>
    </section>
  )
}

function MarkedImage({ source, caption, boxes }: { source: string; caption: string; boxes: readonly Area[] }) {
  return (
    <figure className={styles.image}>
      <div className={styles.frame}>
        <img src={source} alt={caption} />
        {boxes.map(({ x, y, width, height }, number) => (
          <span
            key={number}
            className={styles.box}
            aria-hidden="true"
            style={{
              left: `${x * 100}%`,
              top: `${y * 100}%`,
              width: `${width * 100}%`,
              height: `${height * 100}%`,
            }}
          >
            <b>{number + 1}</b>
          </span>
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
