import { useListPatentClaims } from '@markwright/api-client/patents'
import type { PatentClaim } from '@markwright/api-client/models/patentClaim'
import type { PatentClaimSet } from '@markwright/api-client/models/patentClaimSet'
import { Checkbox } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { htmlLanguage, MarkedText, spansWithin, type Spans } from '../marked-text.tsx'
import styles from '../patents.module.css'
import { withInserts } from './inserted-text.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { TextBlocks } from './text-blocks.tsx'
import { useMarks } from './use-marks.ts'

type Marks = ReturnType<typeof useMarks>

/** The claims as a tree: each below the first one that it depends on. */
export function ClaimsTab({ id, expr }: { id: string; expr: string | null }) {
  const { t } = useTranslation('patents')
  const result = useListPatentClaims({ id })
  const marksOf = useMarks(id, expr)
  const [isShort, setIsShort] = useState(false)
  return (
    <LanguageChoice answer={result}>
      {(set) => (
        <section className={`${styles.section} ${styles.claims} ${styles.text}`} lang={htmlLanguage(set.language)}>
          <p className={styles.tools}>
            <span>
              {t('claims.count', {
                count: set.claims.length,
                independent: set.claims.filter(({ independent }) => independent).length,
              })}
            </span>
            <Checkbox checked={isShort} onChange={({ target }) => setIsShort(target.checked)}>
              {t('claims.independentOnly')}
            </Checkbox>
          </p>
          <ClaimList set={set} parent={null} marksOf={marksOf} isShort={isShort} />
        </section>
      )}
    </LanguageChoice>
  )
}

function ClaimList({
  set,
  parent,
  marksOf,
  isShort,
}: {
  set: PatentClaimSet
  parent: number | null
  marksOf: Marks
  isShort: boolean
}) {
  const { t } = useTranslation('patents')
  const claims = set.claims.filter((claim) => parentOf(claim, set.claims) === parent)
  if (claims.length === 0) return null
  return (
    <ol>
      {claims.map((claim) => (
        <li key={claim.no} id={`claim-${claim.no}`}>
          <div className={`${styles.claim} ${claim.independent ? styles.independent : ''}`}>
            <strong>{claim.no}.</strong>{' '}
            {claim.independent && <span className={styles.status}>{t('claims.independent')}</span>}{' '}
            {claim.dependsOn.length > 0 && (
              <span className={styles.meta}>{t('claims.dependsOn', { list: rangesOf(claim.dependsOn) })} </span>
            )}
            <ClaimText claim={claim} marks={marksOf('claims', set.language, set.claims.indexOf(claim))} />
          </div>
          {!isShort && <ClaimList set={set} parent={claim.no} marksOf={marksOf} isShort={false} />}
        </li>
      ))}
    </ol>
  )
}

/** Running text, with formulas, images and tables where the claim has some. */
function ClaimText({ claim, marks }: { claim: PatentClaim; marks: Spans }) {
  const { text } = claim
  const part = withInserts(claim, marks, (from, to) => (
    <MarkedText text={text.slice(from, to)} marks={spansWithin(marks, from, to)} />
  ))
  return text.includes('\t') ? <TextBlocks text={text} part={part} /> : part(0, text.length)
}

/** Numbers in rising order with those that follow one another joined: 1–4, 7. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}

/** Only a claim before it can carry another, so that no broken record makes a circle. */
function parentOf({ no, dependsOn }: PatentClaim, claims: readonly PatentClaim[]): number | null {
  return dependsOn.find((each) => each < no && claims.some((claim) => claim.no === each)) ?? null
}
