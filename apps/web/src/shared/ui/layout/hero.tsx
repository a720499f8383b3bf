import type { ReactNode } from 'react'
import styles from './hero.module.css'
import { SealLogo } from '../brand/seal-logo.tsx'

/** The opening of a page that begins behind the header. */
export const Hero = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className={styles.hero}>
    <div className={styles.inner}>
      <div className={styles.seal}>
        <SealLogo sizePx={230} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.content}>{children}</div>
    </div>
  </section>
)
