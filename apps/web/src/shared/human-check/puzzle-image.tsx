import type { ComponentProps } from 'react'
import styles from './human-check.module.css'

/** The panel with the image of a challenge, of the same size before it comes; what lies upon it are its children. */
export function PuzzleImage({ image, children, ...props }: ComponentProps<'div'> & { image: string | undefined }) {
  return (
    <div className={styles.image} {...props}>
      {image && <img src={`data:image/png;base64,${image}`} alt="" draggable={false} />}
      {children}
    </div>
  )
}
