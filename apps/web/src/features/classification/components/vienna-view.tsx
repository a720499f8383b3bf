import { parseViennaCode } from '@markwright/domain/marks/vienna-code'
import { useTranslation } from 'react-i18next'
import { ViennaPicker } from '../../../shared/classification/vienna-picker.tsx'
import { useLocalStorage } from '../../../shared/lib/use-local-storage.ts'
import styles from './classification.module.css'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'

const isCodes = (saved: unknown): saved is string[] =>
  Array.isArray(saved) && saved.every((code) => typeof code === 'string' && parseViennaCode(code) === code)

/** The figurative elements, to browse and to copy codes from. */
export function ViennaView() {
  const { t } = useTranslation('classification')
  const [codes, setCodes] = useLocalStorage<readonly string[]>('vienna-codes', [], isCodes)
  return (
    <>
      <p className={styles.lead}>{t('vienna.text')}</p>
      <ViennaPicker value={codes} onChange={setCodes} />
      {codes.length > 0 && (
        <div className={styles.actions}>
          <CopyText text={codes.join(';')} label={t('vienna.copy', { codes: codes.join(';') })} />
        </div>
      )}
    </>
  )
}
