import { useTranslation } from 'react-i18next'
import styles from './search-results.module.css'

/** By which keys a list of hits is worked. */
export function KeysNote({ canExplain }: { canExplain: boolean }) {
  const { t } = useTranslation('results')
  return (
    <p className={styles.keys}>
      <kbd>/</kbd> {t('keys.search')} <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.walk')} <kbd>Enter</kbd> {t('keys.open')}{' '}
      <kbd>X</kbd> {t('keys.select')}{' '}
      {canExplain && (
        <>
          <kbd>{t('keys.space')}</kbd> {t('keys.explain')}
        </>
      )}
    </p>
  )
}
