import { type ReactNode, useId } from 'react'
import styles from './list.module.css'

/** A labelled field of a row of filters. */
export function FilterField({
  label,
  isWide = false,
  children,
}: {
  label: string
  isWide?: boolean
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={isWide ? styles.wideField : styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
