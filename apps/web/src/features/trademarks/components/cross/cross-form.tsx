import type { QueryImage } from '@markwright/api-client/models/queryImage'
import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { Button, Input, Segmented } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { whenSlow } from '../../../../shared/ui/feedback/when-slow.tsx'
import { type CrossFormQuery, crossProblems, crossSearchPath } from '../../model/cross-query.ts'
import { degrees, textLengthMax } from '../../model/query.ts'
import { ImageValue } from '../builder/image-value.tsx'
import { QueryModes } from '../builder/query-modes.tsx'
import { ChoiceRow } from '../query/choice-row.tsx'
import { Conditions } from '../query/conditions.tsx'
import { NormalizedOffer } from '../query/normalized-offer.tsx'
import { ProblemNote } from '../query/problem-note.tsx'
import formStyles from '../query/query-form.module.css'
import styles from './cross.module.css'

type By = 'name' | 'image'

/** One name or image for many offices. The form follows `initial`. */
export function CrossForm({
  initial,
  shown,
  isBusy,
  onSearch,
}: {
  initial: CrossFormQuery
  /** The image as the answer shows it again. */
  shown: QueryImage | undefined
  isBusy: boolean
  onSearch: (query: CrossFormQuery) => void
}) {
  const { t } = useTranslation(['cross', 'query'])
  const id = useId()
  const [by, setBy] = useState<By>(initial.source.imgFile ? 'image' : 'name')
  const [{ source, conditions }, setQuery] = useState(initial)
  const [problems, setProblems] = useState<readonly SearchProblem[]>([])
  const [isMoreOpen, setIsMoreOpen] = useState(false)
  const ofSource = problems.find(({ field }) => field === 'tradeMarkText' || field === 'image')

  const change = (changes: Partial<CrossFormQuery>) => {
    setQuery({ source, conditions, ...changes })
    setProblems([])
  }
  const queryOf = (wanted: CrossFormQuery['source']): CrossFormQuery => ({
    source: by === 'name' ? { ...wanted, imgFile: '', crop: null } : { ...wanted, text: '' },
    conditions,
  })
  // Another query need not wait for the answer to the last one.
  const isWaiting = (query: CrossFormQuery) => isBusy && crossSearchPath(query) === crossSearchPath(initial)
  const ask = (wanted = source) => {
    const query = queryOf(wanted)
    if (isWaiting(query)) return
    const found = crossProblems(query, by)
    setProblems(found)
    if (found.some(({ field }) => field === 'classify' || field === 'country')) setIsMoreOpen(true)
    if (found.length === 0) onSearch(query)
    else if (found[0]?.field === 'tradeMarkText') document.getElementById(id)?.focus()
  }
  return (
    <div className={formStyles.band}>
      <form
        role="search"
        noValidate
        className={formStyles.form}
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <QueryModes current="cross" />
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.source}>
          <Segmented<By>
            value={by}
            aria-label={t('by.label')}
            options={(['name', 'image'] as const).map((value) => ({ value, label: t(`by.${value}`) }))}
            onChange={(next) => {
              setBy(next)
              setProblems([])
            }}
          />
          {by === 'name' ? (
            <Input
              id={id}
              size="large"
              className={styles.name}
              value={source.text}
              allowClear
              maxLength={textLengthMax('tradeMarkText')}
              aria-label={t('name')}
              placeholder={t('name')}
              status={ofSource ? 'error' : undefined}
              aria-invalid={ofSource !== undefined}
              aria-describedby={ofSource && `${id}-problem`}
              onChange={({ target }) => change({ source: { ...source, text: target.value } })}
            />
          ) : (
            <ImageValue
              fileId={source.imgFile}
              label={t('by.image')}
              alt={t('by.image')}
              shown={shown}
              isWrong={ofSource !== undefined}
              onChange={(imgFile) => change({ source: { ...source, imgFile, crop: null } })}
            />
          )}
          <Button type="primary" size="large" htmlType="submit" loading={whenSlow(isWaiting(queryOf(source)))}>
            {t('query:search')}
          </Button>
        </div>
        {ofSource && <ProblemNote id={`${id}-problem`} problem={ofSource} text={source.text} />}
        <NormalizedOffer
          problem={ofSource}
          text={source.text}
          onAccept={(text) => {
            change({ source: { ...source, text } })
            ask({ ...source, text })
          }}
        />
        {by === 'image' && source.crop && <p className={styles.lead}>{t('cropped')}</p>}
        <ChoiceRow
          legend={t('query:degree.legend')}
          choices={degrees.map((value) => ({ value, label: t(`query:degree.${value}`) }))}
          value={conditions.degree}
          onChange={(degree) => change({ conditions: { ...conditions, degree } })}
        />
        <details
          className={formStyles.more}
          open={isMoreOpen}
          onToggle={({ currentTarget }) => setIsMoreOpen(currentTarget.open)}
        >
          <summary>
            {t('more')} <span className={styles.lead}>{t('chosen', { count: conditions.countries.length })}</span>
          </summary>
          <Conditions
            query={conditions}
            onChange={(next) => change({ conditions: next })}
            problems={problems}
            names={['countries', 'classes']}
          />
        </details>
      </form>
    </div>
  )
}
