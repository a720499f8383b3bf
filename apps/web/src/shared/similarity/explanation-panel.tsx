import type { Similarity } from '@markwright/api-client/models/similarity'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { ComparedPair, type ComparedSides } from './compared-pair.tsx'
import { ComponentBars } from './component-bars.tsx'
import styles from './explanation-panel.module.css'
import { LevelBadge } from './level-badge.tsx'
import { comparedField } from './span-layout.ts'

/**
 * Why a mark is similar to a query: the two one above the other, how similar in each respect, in one sentence, by which rule.
 * It knows the similarity only, so that results, comparison, report and monitor can show the same.
 */
export function ExplanationPanel({
  query,
  name,
  nameOther,
  similarity,
  engineVersion,
  language,
  sides,
}: {
  query: string
  name: string | null
  nameOther?: string | null
  similarity: Similarity
  engineVersion: string
  /** Language tag of the mark, so that its characters take the forms of its country. */
  language?: string
  sides?: ComparedSides | undefined
}) {
  const { t } = useTranslation('similarity')
  const speaks = useLanguage() === 'cn' ? 'zh' : 'en'
  const found = comparedField(similarity.spans) === 'nameOther' ? nameOther : name
  return (
    <div className={styles.container}>
      <section className={styles.panel} data-level={similarity.level} aria-label={t('title')}>
        <ComparedPair
          // Lines are measured when the pair is drawn, so another pair is drawn anew.
          key={`${query}\n${found}`}
          query={query}
          found={found ?? ''}
          spans={similarity.spans}
          language={language}
          sides={sides}
        />
        <div className={styles.verdict}>
          <div>
            <LevelBadge level={similarity.level} score={similarity.score} />
          </div>
          <div>
            {similarity.reasons.map((reason) => (
              <p key={reason.code} className={styles.sentence}>
                {reason[speaks]}
              </p>
            ))}
          </div>
          <ComponentBars values={similarity.components} />
        </div>
        <p className={styles.note}>
          {t('rule')} <code>{similarity.rule}</code> · {t('engine')} <code>{engineVersion}</code> · {t('notice')}
        </p>
      </section>
    </div>
  )
}
