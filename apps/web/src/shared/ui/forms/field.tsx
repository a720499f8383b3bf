import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** A control with its label above and, where there is one, a note below that is read with it. */
export function Field({
  label,
  note,
  children,
}: {
  label: string
  note?: ReactNode
  children: (control: { id: string; 'aria-describedby': string | undefined }) => ReactNode
}) {
  const id = useId()
  const noteId = note ? `${id}-note` : undefined
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': noteId })}
      {note && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  )
}

/** Controls that answer one question together. */
export function FieldGroup({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  )
}
