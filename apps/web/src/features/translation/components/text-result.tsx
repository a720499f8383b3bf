import { DownloadOutlined, SoundOutlined } from '@ant-design/icons'
import { correctTranslation, downloadTextTranslation } from '@markwright/api-client/translation'
import type { TextTranslation } from '@markwright/api-client/models/textTranslation'
import { targetOf } from '@markwright/domain/texts/translation-languages'
import { joinSentences } from '@markwright/domain/texts/translation-text'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFileExport } from '../../../shared/lib/use-file-export.ts'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { SegmentRow } from './segment-row.tsx'
import { TranslationSummary } from './translation-summary.tsx'
import { speak, useVoice } from './use-speech.ts'
import styles from './translation.module.css'

export type ShownTranslation = Pick<
  TextTranslation,
  'direction' | 'segments' | 'shares' | 'engines' | 'isDraft' | 'logId'
>

/** A translated text as a whole, with what one can do with it. */
export function TextResult({ translation: { direction, segments } }: { translation: ShownTranslation }) {
  const { t } = useTranslation('translation')
  const text = joinSentences(segments, direction)
  const voice = useVoice(targetOf(direction))
  const rows = segments.map(({ src, tgt, paragraph }) => ({ src, tgt, paragraph }))
  const alone = useFileExport(() => downloadTextTranslation({ direction, rows }), `${t('fileName')}.docx`)
  const beside = useFileExport(
    () => downloadTextTranslation({ direction, rows, layout: 'bilingual' }),
    `${t('fileName')}.docx`,
  )
  return (
    <section className={styles.result} aria-label={t('result')}>
      <div className={styles.whole} lang={direction.slice(6, 8)} data-testid="translation">
        {text}
      </div>
      <div className={styles.tools}>
        <CopyText text={text} label={t('copy')} />
        <Button icon={<DownloadOutlined />} loading={alone.isRunning} onClick={() => void alone.run()}>
          {t('docx')}
        </Button>
        <Button icon={<DownloadOutlined />} loading={beside.isRunning} onClick={() => void beside.run()}>
          {t('bilingualDocx')}
        </Button>
        {voice && (
          <Button icon={<SoundOutlined />} onClick={() => speak(text, voice)}>
            {t('speak')}
          </Button>
        )}
      </div>
    </section>
  )
}

/** A translated text sentence by sentence beside its source, to be corrected. */
export function ResultSentences({
  translation,
  onChange,
}: {
  translation: ShownTranslation
  onChange: (translation: ShownTranslation) => void
}) {
  const { t } = useTranslation('translation')
  const { direction, segments, logId } = translation
  const correct = async (at: number, tgt: string) => {
    if (logId) await correctTranslation({ logId, segment: at, suggested: tgt })
    const changed = { ...segments[at]!, tgt, alignment: [], issues: [], ...(logId && { origin: 'memory' as const }) }
    onChange({ ...translation, segments: segments.with(at, changed) })
    notifySuccess(t(logId ? 'segment.saved' : 'segment.savedHere'))
  }
  return (
    <section className={styles.sentences} aria-label={t('sentences')}>
      <TranslationSummary {...translation} />
      <h2 className={styles.heading}>{t('sentences')}</h2>
      <p className={styles.faint}>{t(logId ? 'sentencesNote' : 'sentencesVisitorNote')}</p>
      <ol className={styles.rows}>
        {segments.map((segment, at) => (
          <SegmentRow
            // A translation has its sentences for as long as it is shown.
            key={at}
            segment={segment}
            no={at + 1}
            direction={direction}
            onCorrect={(tgt) => correct(at, tgt)}
          />
        ))}
      </ol>
    </section>
  )
}
