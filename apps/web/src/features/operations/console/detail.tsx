import styles from './operations.module.css'

/** What a program reported, as it is; nothing where there is nothing. */
export const Detail = ({ text }: { text: string | null }) => text && <div className={styles.detail}>{text}</div>
