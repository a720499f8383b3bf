import styles from './state-tag.module.css'

/** How a state is meant. */
export type Tone = 'good' | 'warn' | 'bad' | 'calm'

/** A state in a word; the tone only underlines it. */
export const StateTag = ({ tone, text }: { tone: Tone; text: string }) => (
  <span className={styles.tag} data-tone={tone}>
    {text}
  </span>
)
