import { formatClasses, parseClass } from '@markwright/domain/marks/class-numbers'
import { findNiceClass, niceClasses } from '@markwright/domain/marks/nice-classes'
import { splitList } from '@markwright/domain/marks/search-list'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { pasteList } from '../../../../shared/lib/paste-list.ts'
import { useRovingFocus } from '../../../../shared/lib/use-roving-focus.ts'
import { ProblemNote } from './problem-note.tsx'
import styles from './tiles.module.css'

const kinds = ['goods', 'services'] as const
const numbersOf = (kind: (typeof kinds)[number]) => niceClasses.filter((each) => each.kind === kind).map(({ no }) => no)

/** The 45 classes as tiles and, for those who know their numbers, as text: `03;09`. None chosen means all. */
export function ClassPicker({
  value,
  onChange,
  problem,
}: {
  value: string
  onChange: (value: string) => void
  problem?: SearchProblem
}) {
  const { t } = useTranslation('query')
  const language = useLanguage()
  const id = useId()
  const { groupProps, itemProps } = useRovingFocus('1')
  const [pointed, setPointed] = useState<number | null>(null)
  const chosen = new Set(splitList(value).flatMap((entry) => parseClass(entry.value) ?? []))
  const choose = (classes: Iterable<number>) => onChange(formatClasses([...new Set(classes)].toSorted((a, b) => a - b)))
  const explained = pointed === null ? null : findNiceClass(pointed)

  return (
    <div {...groupProps}>
      <div className={styles.head}>
        <label htmlFor={id}>{t('classes.typed')}</label>
        <Input
          id={id}
          style={{ width: 280 }}
          placeholder={t('classes.placeholder')}
          maxLength={140}
          value={value}
          allowClear
          status={problem ? 'error' : undefined}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onPaste={pasteList(onChange)}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" className={styles.quick} onClick={() => onChange('')}>
          {t('classes.all')}
        </button>
      </div>
      {problem && <ProblemNote id={`${id}-problem`} problem={problem} text={value} />}
      {kinds.map((kind) => {
        const members = numbersOf(kind)
        const hasAll = members.every((no) => chosen.has(no))
        return (
          <div key={kind} role="group" aria-label={t(`classes.${kind}`)} className={styles.group}>
            <div className={styles.head}>
              <h3>{t(`classes.${kind}`)}</h3>
              <button
                type="button"
                className={styles.quick}
                onClick={() =>
                  choose(hasAll ? [...chosen].filter((no) => !members.includes(no)) : [...chosen, ...members])
                }
              >
                {hasAll ? t('clear') : t('chooseAll')}
              </button>
            </div>
            <div className={styles.tiles}>
              {members.map((no) => {
                const { zh, en } = findNiceClass(no)!
                const { onFocus, ...roving } = itemProps(String(no))
                return (
                  <label
                    key={no}
                    className={styles.tile}
                    onPointerEnter={() => setPointed(no)}
                    onPointerLeave={() => setPointed(null)}
                  >
                    <input
                      type="checkbox"
                      checked={chosen.has(no)}
                      onChange={(event) =>
                        choose(event.target.checked ? [...chosen, no] : [...chosen].filter((each) => each !== no))
                      }
                      {...roving}
                      onFocus={(event) => {
                        onFocus(event)
                        setPointed(no)
                      }}
                      onBlur={() => setPointed(null)}
                    />
                    <span className={`${styles.no} numeric`}>{String(no).padStart(2, '0')}</span>
                    <span className={styles.label}>{language === 'cn' ? zh : en}</span>
                  </label>
                )
              })}
            </div>
          </div>
        )
      })}
      <p className={styles.hint} aria-live="polite">
        {explained && (language === 'cn' ? explained.descriptionZh : explained.descriptionEn)}
      </p>
    </div>
  )
}
