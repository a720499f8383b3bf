import type { TranslationQuota } from '@markwright/api-client/models/translationQuota'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './translation.module.css'

const shown = (count: number) => count.toLocaleString('en')

/** What the user may still translate. */
export function QuotaNote({ quota }: { quota: TranslationQuota }) {
  const { t } = useTranslation('translation')
  return (
    <p className={styles.quota}>
      {t('quota.free', {
        texts: quota.textLeft,
        ofTexts: quota.textLimit,
        chars: shown(quota.charsLeft),
        ofChars: shown(quota.charsLimit),
      })}{' '}
      {quota.usesLeft > 0 && t('quota.uses', { count: quota.usesLeft })}{' '}
      {quota.wordsLeft > 0 && t('quota.words', { count: quota.wordsLeft, shown: shown(quota.wordsLeft) })}{' '}
      <SiteLink to={paths.services}>{t('quota.more')}</SiteLink>
    </p>
  )
}
