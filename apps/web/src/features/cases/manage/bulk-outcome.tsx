import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { manageCasePath } from '../../../shared/lib/paths.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './desk.module.css'
import type { BulkOutcome as Outcome } from './use-bulk-change.ts'

/** What was done of a change of several cases, and why the rest was not. */
export function BulkOutcome({ outcome, onClose }: { outcome: Outcome | null; onClose?: () => void }) {
  const { t } = useTranslation('caseDesk')
  if (!outcome) return null
  const { done, left } = outcome
  return (
    <Alert
      type={left.length > 0 ? 'warning' : 'success'}
      showIcon
      role="status"
      style={{ marginBlock: 12 }}
      title={t('result.done', { count: done })}
      {...(onClose && { closable: { onClose, 'aria-label': t('result.close') } })}
      description={
        left.length > 0 && (
          <>
            {t('result.left', { count: left.length })}
            <ul className={styles.left} tabIndex={0}>
              {left.map(({ id, caseNo, problem }) => (
                <li key={id}>
                  {caseNo ? (
                    <SiteLink to={manageCasePath(id)} className="numeric" style={{ textDecoration: 'underline' }}>
                      {caseNo}
                    </SiteLink>
                  ) : (
                    t('result.gone')
                  )}
                  {t('result.colon')}
                  {problem?.text}
                </li>
              ))}
            </ul>
          </>
        )
      }
    />
  )
}
