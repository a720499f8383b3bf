import { SwapOutlined } from '@ant-design/icons'
import {
  getGetTranslationQuotaQueryKey,
  translateText,
  useGetTextTranslation,
  useGetTranslationQuota,
  useListTranslationDirections,
} from '@markwright/api-client/translation'
import { countCharacters, TRANSLATION_CHARACTERS_MAX } from '@markwright/domain/texts/count-characters'
import { countWords } from '@markwright/domain/texts/count-words'
import {
  sourceOf,
  targetOf,
  translationLanguages,
  type TranslationLanguage,
} from '@markwright/domain/texts/translation-languages'
import { joinSentences } from '@markwright/domain/texts/translation-text'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Input, Select, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useDraftState } from '../../../shared/lib/use-draft-state.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { servicesOf, type SourceChoice, targetFor, targetsOf } from '../model/languages.ts'
import { useTextDraft } from '../model/text-draft.ts'
import { GlossaryChoice } from './glossary-choice.tsx'
import { QuotaNote } from './quota-note.tsx'
import { ResultSentences, type ShownTranslation, TextResult } from './text-result.tsx'
import { TranslationProblem } from './translation-problem.tsx'
import styles from './translation.module.css'

type Opened = { text: string; source: TranslationLanguage; target: TranslationLanguage; result: ShownTranslation }

/** Translates a text; `logId` opens one of the log again. */
export function TextTranslator({ logId }: { logId: string | null }) {
  if (logId === null) return <Translator opened={null} />
  return <FromLog key={logId} id={logId} />
}

function FromLog({ id }: { id: string }) {
  const { data, error, refetch } = useGetTextTranslation(id, { query: { staleTime: 0, gcTime: 0 } })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 8 }} />
  const { direction } = data
  return (
    <Translator
      opened={{
        text: data.sourceText,
        source: sourceOf(direction),
        target: targetOf(direction),
        result: { ...data, logId: data.id },
      }}
    />
  )
}

function Translator({ opened }: { opened: Opened | null }) {
  const { t } = useTranslation('translation')
  const client = useQueryClient()
  const draft = useTextDraft()
  // A look at a translation of the log costs nothing of what was typed.
  const { values, change } = useDraftState(opened ? null : draft, (saved) => ({
    text: opened?.text ?? saved.text ?? '',
    source: opened?.source ?? saved.source ?? 'auto',
    target: opened?.target ?? saved.target ?? 'en-us',
  }))
  const { text, source, target } = values
  const [detected, setDetected] = useState<TranslationLanguage | null>(null)
  const [result, setResult] = useState<ShownTranslation | null>(opened?.result ?? null)
  /** The text that `result` is a translation of. */
  const [translated, setTranslated] = useState(opened?.text ?? null)
  const [glossaryIds, setGlossaryIds] = useState<string[] | null>(null)
  const quota = useGetTranslationQuota()
  const directions = useListTranslationDirections()
  const characters = countCharacters(text.trim())
  const isTooLong = characters > TRANSLATION_CHARACTERS_MAX
  const services = servicesOf(directions.data ?? [], source, target)

  const translating = useAction(async () => {
    const result = await translateText({ sourceText: text, source, target, ...(glossaryIds && { glossaryIds }) })
    client.setQueryData(getGetTranslationQuotaQueryKey(), result.quota)
    setDetected(result.detected)
    change({ target: targetOf(result.direction) })
    setResult(result)
    setTranslated(text)
  })
  const canStart = text.trim() !== '' && !isTooLong
  const start = () => {
    if (canStart) void translating.run()
  }
  const choose = (next: SourceChoice) => {
    change({ source: next, target: targetFor(next, target) })
    setDetected(null)
  }
  const known = source === 'auto' ? detected : source
  const swap = () => {
    if (known === null) return
    const isCurrent = result !== null && translated === text && targetOf(result.direction) === target
    change({
      text: isCurrent ? joinSentences(result.segments, result.direction) : text,
      source: target,
      target: targetFor(target, known),
    })
    setDetected(null)
    setResult(null)
  }
  const name = (language: TranslationLanguage) => ({ value: language, label: t(`language.${language}`) })
  return (
    <>
      <div className={styles.sides}>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            start()
          }}
        >
          <div className={styles.languages}>
            <label>
              <span className={styles.label}>{t('from')}</span>
              <Select<SourceChoice>
                value={source}
                className={styles.language}
                aria-label={t('from')}
                options={[
                  {
                    value: 'auto',
                    label: detected ? t('detected', { language: t(`language.${detected}`) }) : t('language.auto'),
                  },
                  ...translationLanguages.map(name),
                ]}
                onChange={choose}
              />
            </label>
            <Button
              icon={<SwapOutlined />}
              aria-label={t('swap')}
              title={t('swap')}
              disabled={known === null}
              onClick={swap}
            />
            <label>
              <span className={styles.label}>{t('to')}</span>
              <Select<TranslationLanguage>
                value={target}
                className={styles.language}
                aria-label={t('to')}
                options={targetsOf(source).map(name)}
                onChange={(next) => change({ target: next })}
              />
            </label>
            <GlossaryChoice chosen={glossaryIds} onChange={setGlossaryIds} />
          </div>
          <Input.TextArea
            value={text}
            rows={8}
            className={styles.source}
            aria-label={t('text')}
            aria-describedby="translation-count"
            aria-invalid={isTooLong}
            status={isTooLong ? 'error' : ''}
            placeholder={t('placeholder')}
            onChange={({ target: { value } }) => {
              change({ text: value })
              // Another text may be in another language.
              setDetected(null)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              start()
            }}
          />
          <div className={styles.below}>
            <span id="translation-count" className={styles.count} data-over={isTooLong || undefined}>
              {t('count', {
                characters: characters.toLocaleString('en'),
                limit: TRANSLATION_CHARACTERS_MAX.toLocaleString('en'),
                words: countWords(text).toLocaleString('en'),
              })}
            </span>
            <span className={styles.tools}>
              <span className={styles.hint}>{t('shortcut')}</span>
              {/* The icon of a button that is busy for a moment would stay in its name. */}
              <Button
                type="primary"
                htmlType="submit"
                aria-label={t('translate')}
                loading={translating.isRunning}
                disabled={!canStart}
              >
                {t('translate')}
              </Button>
            </span>
          </div>
          {isTooLong && (
            <p role="alert" className={styles.wrong}>
              {t('tooLong', { over: (characters - TRANSLATION_CHARACTERS_MAX).toLocaleString('en') })}
            </p>
          )}
        </form>
        {result ? <TextResult translation={result} /> : <p className={styles.empty}>{t('resultHere')}</p>}
      </div>
      {directions.data &&
        (services.length > 0 ? (
          <Alert
            type="info"
            showIcon
            style={{ marginTop: 12 }}
            title={t('leaves', { services: services.map((each) => `${each.name} (${each.sentTo})`).join(', ') })}
          />
        ) : (
          <p className={styles.faint}>{t('stays')}</p>
        ))}
      {quota.data && <QuotaNote quota={quota.data} />}
      <TranslationProblem error={translating.error} />
      <p role="status" className="visually-hidden">
        {translating.isRunning ? t('working') : result ? t('done') : ''}
      </p>
      {result && <ResultSentences translation={result} onChange={setResult} />}
    </>
  )
}
