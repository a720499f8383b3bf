import { EditOutlined, SwapOutlined } from '@ant-design/icons'
import { listTranslationAlternatives } from '@markwright/api-client/translation'
import type { TextSegment } from '@markwright/api-client/models/textSegment'
import type { TranslationAlternative } from '@markwright/api-client/models/translationAlternative'
import type { TranslationDirection } from '@markwright/api-client/models/translationDirection'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { AlignedText } from './aligned-text.tsx'
import { SegmentEditor } from './segment-editor.tsx'
import styles from './translation.module.css'

/** A sentence beside its translation, which can be corrected or exchanged for another one. */
export function SegmentRow({
  segment,
  no,
  direction,
  onCorrect,
}: {
  segment: TextSegment
  no: number
  direction: TranslationDirection
  /** Resolves once the correction is saved. */
  onCorrect: (text: string) => Promise<void>
}) {
  const { t } = useTranslation('translation')
  const [current, setCurrent] = useState<number | null>(null)
  const [draft, setDraft] = useState<string | null>(null)
  const [alternatives, setAlternatives] = useState<TranslationAlternative[] | null>(null)
  const saving = useAction(async (text: string) => {
    await onCorrect(text)
    setDraft(null)
    setAlternatives(null)
  })
  const finding = useAction(async () =>
    setAlternatives(
      (await listTranslationAlternatives({ text: segment.src.slice(0, 1000), direction })).filter(
        ({ tgt }) => tgt !== segment.tgt,
      ),
    ),
  )
  const aligned = { pairs: segment.alignment, current, onPoint: setCurrent }
  return (
    <li className={styles.row}>
      <div className={styles.cell} lang={direction.slice(0, 2)}>
        <span className={styles.no}>{no}</span>
        <AlignedText text={segment.src} side="src" {...aligned} />
      </div>
      <div className={styles.cell}>
        {draft === null ? (
          <p lang={direction.slice(6, 8)}>
            <AlignedText text={segment.tgt} side="tgt" {...aligned} />
          </p>
        ) : (
          <SegmentEditor
            no={no}
            value={draft}
            lang={direction.slice(6, 8)}
            maxLength={10_000}
            isSaving={saving.isRunning}
            onChange={setDraft}
            onSave={() => void saving.run(draft)}
            onCancel={() => setDraft(null)}
          />
        )}
        <p className={styles.marks}>
          <Tag variant="filled">{t(`origin.${segment.origin}`)}</Tag>
          {segment.terms.map(({ src, tgt, glossary }) => (
            <Tag key={`${src}${tgt}`} variant="filled" title={t('segment.termOf', { glossary })}>
              {src} → {tgt}
            </Tag>
          ))}
          {segment.issues.map(({ kind, detail }) => (
            <Tag key={`${kind}${detail}`} color="warning">
              {t(`issue.${kind}`)}
              {detail && `: ${detail.slice(0, 60)}`}
            </Tag>
          ))}
          {draft === null && (
            <>
              <Button
                type="text"
                size="small"
                icon={<EditOutlined />}
                aria-label={t('segment.editOf', { no })}
                onClick={() => setDraft(segment.tgt)}
              >
                {t('segment.edit')}
              </Button>
              <Button
                type="text"
                size="small"
                icon={<SwapOutlined />}
                aria-label={t('segment.alternativesOf', { no })}
                loading={finding.isRunning}
                onClick={() => void finding.run()}
              >
                {t('segment.alternatives')}
              </Button>
            </>
          )}
        </p>
        <ErrorNote error={saving.error ?? finding.error} />
        {alternatives && (
          <ul className={styles.alternatives} aria-label={t('segment.alternativesOf', { no })}>
            {alternatives.length === 0 && <li>{t('segment.noAlternatives')}</li>}
            {alternatives.map((each) => (
              <li key={each.tgt}>
                <span>{each.tgt}</span>
                <span className={styles.faint}>
                  {each.origin === 'memory'
                    ? t('segment.byMemory', { percent: each.percent })
                    : t(each.origin === 'engine' ? 'segment.byEngine' : 'segment.withoutTerms', {
                        engine: each.engine,
                      })}
                </span>
                <Button size="small" onClick={() => void saving.run(each.tgt)}>
                  {t('segment.use')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {segment.matches.length > 0 && (
          <details className={styles.matches}>
            <summary>{t('segment.matches', { count: segment.matches.length })}</summary>
            <ul>
              {segment.matches.map((match) => (
                <li key={match.src}>
                  <b className="numeric">{match.percent} %</b> <Difference match={match} /> — {match.tgt}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}

/** The source of an entry of the memory with what the sentence lacks of it, and has beyond it. */
function Difference({ match: { src, difference } }: { match: TextSegment['matches'][number] }) {
  if (difference.length === 0) return src
  return difference.map(({ kind, text }, at) => {
    const Mark = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span'
    return (
      // The parts of a text have no other name than their place.
      <Mark key={at} className={kind === 'same' ? undefined : styles[kind]}>
        {text}
      </Mark>
    )
  })
}
