import type { SearchProblem } from '@markwright/domain/marks/search-problem'
import { Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { pasteList } from '../../../../shared/lib/paste-list.ts'
import { ProblemNote } from './problem-note.tsx'
import styles from './tiles.module.css'

/** Similar groups by their codes. */
export function GroupField({
  value,
  onChange,
  problem,
}: {
  value: string
  onChange: (value: string) => void
  problem?: SearchProblem
}) {
  const { t } = useTranslation(['queries', 'query'])
  const id = useId()
  return (
    <>
      <Input
        style={{ maxWidth: 360 }}
        placeholder={t('groups.placeholder')}
        aria-label={t('query:condition.groups')}
        maxLength={3000}
        value={value}
        allowClear
        status={problem ? 'error' : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        onPaste={pasteList(onChange)}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem ? (
        <ProblemNote id={`${id}-note`} problem={problem} text={value} />
      ) : (
        <p id={`${id}-note`} className={styles.hint}>
          {t('groups.note')}
        </p>
      )}
    </>
  )
}
