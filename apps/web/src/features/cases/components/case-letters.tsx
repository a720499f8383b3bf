import type { Case } from '@markwright/api-client/models/case'
import type { CaseLetter } from '@markwright/api-client/models/caseLetter'
import { Button } from 'antd'
import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { saveFile } from '../../../shared/lib/save-file.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import styles from './case-documents.module.css'

/** Documents of the office in a case, to download; `renderActions` adds what the reader can do with one. */
export function CaseLetters({
  letters,
  download,
  renderActions,
}: {
  letters: Case['letters']
  download: (id: string) => Promise<Blob>
  renderActions?: (letter: CaseLetter) => ReactNode
}) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const action = useAction(async ({ id, name }: CaseLetter) => saveFile(await download(id), name))
  return (
    <>
      <ul className={styles.kinds} aria-label={t('letters.title')}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <div className={styles.label}>
              {letter.label[language]} <time className="day">{letter.datedOn}</time>
              <span className={styles.note}>
                {letter.method && t(`letters.method.${letter.method}`)}{' '}
                {letter.receivedOn && t('letters.received', { day: letter.receivedOn })}
              </span>
            </div>
            <div className={styles.document}>
              <Button type="link" size="small" className={styles.name} onClick={() => void action.run(letter)}>
                {letter.name}
              </Button>
              {renderActions?.(letter)}
            </div>
          </li>
        ))}
      </ul>
      <ErrorNote error={action.error} />
    </>
  )
}
