import { useListPatentParagraphs } from '@markwright/api-client/patents'
import type { PatentDescription } from '@markwright/api-client/models/patentDescription'
import type { PatentParagraph } from '@markwright/api-client/models/patentParagraph'
import type { PatentSign } from '@markwright/api-client/models/patentSign'
import { Tooltip } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { patentDetailPath } from '../../../../shared/lib/paths.ts'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { htmlLanguage, MarkedText, spansWithin, type Spans } from '../marked-text.tsx'
import styles from '../patents.module.css'
import { withInserts } from './inserted-text.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { TextBlocks } from './text-blocks.tsx'
import { useMarks } from './use-marks.ts'

/** The description with its paragraph numbers, each a link; `paragraph` is the one that is linked to. */
export function DescriptionTab({ id, expr, paragraph }: { id: string; expr: string | null; paragraph: string | null }) {
  const { t } = useTranslation('patents')
  const result = useListPatentParagraphs({ id })
  return (
    <LanguageChoice answer={result}>
      {(description) => (
        <>
          {description.signs.length > 0 && (
            <details className={styles.section}>
              <summary>{t('signs.title', { count: description.signs.length })}</summary>
              <dl className={styles.pairs} style={{ marginTop: 8 }}>
                {description.signs.flatMap(({ sign, name, figures }) => [
                  <dt key={`${sign} sign`}>{sign}</dt>,
                  <dd key={sign}>
                    {name}
                    {figures.length > 0 && (
                      <span className={styles.meta}> {t('signs.figures', { list: figures.join(', ') })}</span>
                    )}
                  </dd>,
                ])}
              </dl>
            </details>
          )}
          <Paragraphs id={id} expr={expr} description={description} current={paragraph} />
        </>
      )}
    </LanguageChoice>
  )
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

function Paragraphs({
  id,
  expr,
  description: { language, paragraphs, signs },
  current,
}: {
  id: string
  expr: string | null
  description: PatentDescription
  current: string | null
}) {
  const { t } = useTranslation('patents')
  const marksOf = useMarks(id, expr)
  const bySign = useMemo(() => new Map(signs.map((sign) => [sign.sign, sign])), [signs])
  return (
    <section className={`${styles.section} ${styles.text}`} lang={htmlLanguage(language)}>
      {paragraphs.map((paragraph, at) =>
        paragraph.kind === 'heading' ? (
          <h2 key={at} style={{ marginTop: 14 }}>
            {paragraph.text}
          </h2>
        ) : (
          <div
            key={at}
            ref={paragraph.id === current ? bringIntoView : null}
            className={`${styles.paragraph} ${paragraph.id === current ? styles.current : ''}`}
          >
            <SiteLink
              className={`${styles.number} numeric`}
              to={`${patentDetailPath(id, expr, 'description')}&p=${encodeURIComponent(paragraph.id)}`}
              preventScrollReset
              aria-label={t('paragraphLink', { number: paragraph.id })}
            >
              [{paragraph.id}]
            </SiteLink>
            <div>
              <ParagraphBlocks paragraph={paragraph} marks={marksOf('description', language, at)} signs={bySign} />
            </div>
          </div>
        ),
      )}
    </section>
  )
}

/** Running text, formulas, images and tables of a paragraph. */
function ParagraphBlocks({
  paragraph,
  marks,
  signs,
}: {
  paragraph: PatentParagraph
  marks: Spans
  signs: ReadonlyMap<string, PatentSign>
}) {
  const { text } = paragraph
  const part = withInserts(paragraph, marks, (from, to) => (
    <SignedText text={text.slice(from, to)} marks={spansWithin(marks, from, to)} signs={signs} />
  ))
  return <TextBlocks text={text} part={part} />
}

const SIGN = /(?<![\d.,])\d{1,4}[a-z]?(?![\d]|[.,]\d)/g

/** A text whose reference signs show what they name; the rest with its marks. */
function SignedText({ text, marks, signs }: { text: string; marks: Spans; signs: ReadonlyMap<string, PatentSign> }) {
  const { t } = useTranslation('patents')
  const parts: ReactNode[] = []
  let at = 0
  const plain = (from: number, to: number) => (
    <MarkedText key={from} text={text.slice(from, to)} marks={spansWithin(marks, from, to)} />
  )
  for (const found of text.matchAll(SIGN)) {
    const sign = signs.get(found[0])
    // Where its name is before it, the number is the sign.
    if (!sign || !text.slice(Math.max(0, found.index - sign.name.length - 3), found.index).includes(sign.name)) continue
    if (found.index > at) parts.push(plain(at, found.index))
    const title =
      sign.figures.length > 0 ? `${sign.name} (${t('signs.figures', { list: sign.figures.join(', ') })})` : sign.name
    parts.push(
      <Tooltip key={`${found.index} sign`} title={title}>
        <span className={styles.sign}>{found[0]}</span>
      </Tooltip>,
    )
    at = found.index + found[0].length
  }
  return (
    <>
      {parts}
      {plain(at, text.length)}
    </>
  )
}
