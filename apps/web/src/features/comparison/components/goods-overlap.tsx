import type { Comparison } from '@markwright/api-client/models/comparison'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import styles from './comparison.module.css'
import { useComparedLabels } from './use-mark-name.ts'

/** Which classes, similar groups and items at least two of the records share. */
export function GoodsOverlap({ comparison }: { comparison: Comparison }) {
  const { goodsOverlap, sought } = comparison
  const { t } = useTranslation('comparison')
  const language = useLanguage()
  const compared = useComparedLabels(comparison)
  const names = (ids: readonly string[]) =>
    compared
      .filter(({ id }) => ids.includes(id))
      .map(({ label }) => label)
      .join(t('separator'))
  return (
    <section className={styles.section} aria-labelledby="overlap">
      <h2 id="overlap">{t('overlap')}</h2>
      <p className={styles.note}>{goodsOverlap.length > 0 ? t('overlapNote') : t('noOverlap')}</p>
      {sought && sought.classes.length === 0 && <p className={styles.note}>{t('soughtAllClasses')}</p>}
      {goodsOverlap.map(({ class: no, ids, groups, items }) => {
        return (
          <article key={no} className={styles.shared}>
            <h3>{t('classItems', { no, name: niceClassName(no, language) })}</h3>
            <p>{names(ids)}</p>
            <dl>
              {groups.length > 0 && (
                <>
                  <dt>{t('sharedGroups')}</dt>
                  <dd>
                    <ul>
                      {groups.map(({ group, ids: sharing }) => (
                        <li key={group}>
                          <span className="numeric">{group}</span> <span className={styles.none}>{names(sharing)}</span>
                        </li>
                      ))}
                    </ul>
                  </dd>
                </>
              )}
              <dt>{t('sharedItems')}</dt>
              <dd>
                {items.length === 0 ? (
                  t('noneShared')
                ) : (
                  <ul>
                    {items.map(({ text, ids: sharing }) => (
                      <li key={text}>
                        {text} <span className={styles.none}>{names(sharing)}</span>
                      </li>
                    ))}
                  </ul>
                )}
              </dd>
            </dl>
          </article>
        )
      })}
    </section>
  )
}
