import { Skeleton } from 'antd'
import styles from './hits-cards.module.css'

/** The shape of what is about to come. */
export function ResultSkeleton({ kind }: { kind: 'table' | 'cards' | 'facets' }) {
  if (kind === 'facets') return <Skeleton active title={false} paragraph={{ rows: 10 }} />
  if (kind === 'table') return <Skeleton active title={false} paragraph={{ rows: 14, width: '100%' }} />
  return (
    <div className={styles.cards}>
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton.Node active className={styles.image} style={{ width: '100%', height: '100%' }} />
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      ))}
    </div>
  )
}
