import {
  getFindTextTranslationQueryKey,
  getGetTranslationQuotaQueryKey,
  translateText,
  useFindTextTranslation,
  useGetTranslationQuota,
  useListTranslationDirections,
} from '@markwright/api-client/translation'
import type { StoredTextTranslation } from '@markwright/api-client/models/storedTextTranslation'
import type { TextTranslation } from '@markwright/api-client/models/textTranslation'
import { TRANSLATION_CHARACTERS_MAX } from '@markwright/domain/texts/count-characters'
import { sourceOf, targetOf, type TranslationDirection } from '@markwright/domain/texts/translation-languages'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Skeleton } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSessionToken } from '../../../shared/session/session.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { type Part, partsOfUnits, textOfPart, type Unit } from '../model/bilingual-units.ts'
import { servicesOf } from '../model/languages.ts'
import { BilingualSentence } from './bilingual-sentence.tsx'
import { QuotaNote } from './quota-note.tsx'
import { TranslationProblem } from './translation-problem.tsx'
import { TranslationSummary } from './translation-summary.tsx'
import styles from './translation.module.css'

type Translated = Pick<TextTranslation | StoredTextTranslation, 'segments' | 'engines' | 'isDraft' | 'shares'>

/** Units beside their translation, which is made part by part when it is requested; those of the log come by themselves. */
export function TranslatedParts({
  units,
  direction,
  part,
}: {
  units: readonly Unit[]
  direction: TranslationDirection
  part: 'claims' | 'description'
}) {
  const { t } = useTranslation('translation')
  const quota = useGetTranslationQuota()
  const directions = useListTranslationDirections()
  const parts = useMemo(() => partsOfUnits(units, TRANSLATION_CHARACTERS_MAX), [units])
  const services = servicesOf(directions.data ?? [], sourceOf(direction), targetOf(direction))
  return (
    <>
      {services.length > 0 ? (
        <Alert
          type="info"
          showIcon
          title={t('leaves', { services: services.map((each) => `${each.name} (${each.sentTo})`).join(', ') })}
        />
      ) : (
        directions.data && <p className={styles.faint}>{t('stays')}</p>
      )}
      {quota.data && <QuotaNote quota={quota.data} />}
      <p className={styles.faint}>{t('bilingual.again')}</p>
      {parts.map((each, at) => (
        <PartOfText
          // The parts of a text are its stretches.
          key={at}
          no={at + 1}
          units={units}
          content={each}
          direction={direction}
          kind={part}
        />
      ))}
    </>
  )
}

function PartOfText({
  no,
  units,
  content,
  direction,
  kind,
}: {
  no: number
  units: readonly Unit[]
  content: Part
  direction: TranslationDirection
  kind: 'claims' | 'description'
}) {
  const { t } = useTranslation('translation')
  const client = useQueryClient()
  const isSignedIn = useSessionToken() !== null
  const query = { sourceText: textOfPart(content), direction }
  const stored = useFindTextTranslation(query, { query: { enabled: isSignedIn } })
  const [made, setMade] = useState<Translated | null>(null)
  const translating = useAction(async () => {
    const result = await translateText(query)
    client.setQueryData(getGetTranslationQuotaQueryKey(), result.quota)
    setMade(result)
    await client.invalidateQueries({ queryKey: getFindTextTranslationQueryKey(query) })
  })
  const shown = made ?? stored.data ?? null
  const { lines, characters } = content
  const numbers = lines.flatMap(({ unit }) => (units[unit]!.isHeading ? [] : units[unit]!.no))
  const title = t('bilingual.of', {
    no,
    from: numbers[0] ?? '–',
    to: numbers.at(-1) ?? '–',
    characters: characters.toLocaleString('en'),
  })
  return (
    <section aria-label={title}>
      <div className={styles.partHead}>
        <h2>{title}</h2>
        {!shown && !stored.isLoading && (
          <Button type="primary" loading={translating.isRunning} onClick={() => void translating.run()}>
            {t('bilingual.translate')}
          </Button>
        )}
      </div>
      <TranslationProblem error={translating.error} />
      <p role="status" className="visually-hidden">
        {translating.isRunning ? t('bilingual.working') : shown ? t('done') : ''}
      </p>
      {shown && <TranslationSummary {...shown} />}
      <ol className={styles.rows}>
        {lines.map(({ unit, text }, at) => {
          const { no: number, isHeading } = units[unit]!
          const sentences = shown?.segments.filter(({ paragraph }) => paragraph === at + 1)
          return (
            <li
              key={`${unit} ${at}`}
              className={styles.unit}
              {...(!isHeading && {
                'aria-label': t(kind === 'claims' ? 'bilingual.claim' : 'bilingual.paragraph', { no: number }),
              })}
            >
              <span className={styles.no}>{!isHeading && number}</span>
              <div className={isHeading ? styles.headingUnit : undefined}>
                {sentences && sentences.length > 0 ? (
                  sentences.map((sentence, place) => (
                    // The sentences of a line have no other name than their place.
                    <BilingualSentence key={place} segment={sentence} direction={direction} />
                  ))
                ) : (
                  <div className={styles.pair}>
                    <p lang={direction.slice(0, 2)}>{text}</p>
                    {stored.isLoading || translating.isRunning ? (
                      <Skeleton active title={false} paragraph={{ rows: 1 }} />
                    ) : (
                      <p className={styles.faint}>{t('bilingual.pending')}</p>
                    )}
                  </div>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
