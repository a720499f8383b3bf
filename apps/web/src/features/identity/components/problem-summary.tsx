import { useTranslation } from 'react-i18next'
import type { Failure } from '../model/failure.ts'
import type { FieldName } from '../model/form-values.ts'
import { useDialog } from './dialog-context.ts'
import styles from './identity.module.css'

/** `field` is the one at fault, `wayOut` the mode in which the user gets on. */
export type Problem = {
  text: string
  detail: string | null
  field: FieldName | null
  wayOut: Failure['wayOut']
}

/** Everything that is wrong, above the form; each leads to its field. */
export function ProblemSummary({
  problems,
  onOpen,
}: {
  problems: readonly Problem[]
  onOpen: (field: FieldName) => void
}) {
  const { t } = useTranslation('identity')
  const { go } = useDialog()
  return (
    <div role="alert">
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ text, detail, field, wayOut }, index) => (
            <li key={index}>
              {field ? (
                <button type="button" className={styles.problem} onClick={() => onOpen(field)}>
                  {text}
                </button>
              ) : (
                <strong>{text}</strong>
              )}
              {detail && <p>{detail}</p>}
              {wayOut && (
                <button type="button" className={styles.problem} onClick={() => go({ mode: wayOut })}>
                  {t(`wayOut.${wayOut}`)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
