import type { PatentLegalStatusCode } from '@markwright/api-client/models/patentLegalStatusCode'
import { patentStatusName } from '@markwright/domain/patents/patent-labels'
import { useLanguage } from '../../../shared/i18n/language.ts'
import styles from './patents.module.css'

export const StatusBadge = ({ code, title }: { code: PatentLegalStatusCode; title?: string | undefined }) => (
  <span className={`${styles.status} ${styles[code]}`} title={title}>
    {patentStatusName(code, useLanguage())}
  </span>
)
