import { useCallback, useRef } from 'react'
import styles from './blob-image.module.css'

/** An image that was fetched with the session of the caller; a press opens it as large as it is. */
export function BlobImage({ blob, alt, openLabel }: { blob: Blob; alt: string; openLabel: string }) {
  const address = useRef('')
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob)
      address.current = url
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={openLabel}
      onClick={() => window.open(address.current, '_blank')}
    >
      <img ref={show} alt={alt} />
    </button>
  )
}
