import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** What is known of a thing, as names and values; a dash stands for what is not. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value ?? '—'}</dd>
      </div>
    ))}
  </dl>
)
