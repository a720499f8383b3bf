import type { Report } from '@markwright/api-client/models/report'
import { revokeReportShare, shareReport } from '@markwright/api-client/reports'
import { Button, Modal, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { analysisReportPath } from '../../../app/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { useCopied } from '../../../shared/lib/use-copied.ts'
import { ErrorNote } from '../../../shared/ui/error-note.tsx'
import { saySuccess } from '../../../shared/ui/say.ts'
import styles from './reports.module.css'

const spans = [7, 30, 90] as const

/** The link by which anybody reads a report: made, copied and revoked here. */
export function ShareDialog({
  report: { reportNo, share },
  isOpen,
  onChanged,
  onClose,
}: {
  report: Pick<Report, 'reportNo' | 'share'>
  isOpen: boolean
  onChanged: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('reports')
  const { isCopied, copy } = useCopied()
  const [days, setDays] = useState<(typeof spans)[number]>(30)
  const make = useAction(async () => {
    await shareReport(reportNo, { days })
    onChanged()
  })
  const revoke = useAction(async () => {
    await revokeReportShare(reportNo)
    saySuccess(t('share.revoked'))
    onChanged()
  })
  const address = share && new URL(`#${analysisReportPath(reportNo)}&share=${share.token}`, window.location.href).href
  return (
    <Modal open={isOpen} title={t('share.title')} width={620} centered footer={null} onCancel={onClose}>
      <p>{t('share.text')}</p>
      <div className={styles.acts}>
        <Select
          value={days}
          aria-label={t('share.days')}
          style={{ width: 120 }}
          options={spans.map((count) => ({ value: count, label: t('share.forDays', { count }) }))}
          onChange={setDays}
        />
        <Button type="primary" loading={make.isRunning} onClick={() => void make.run()}>
          {t(share ? 'share.renew' : 'share.make')}
        </Button>
      </div>
      <ErrorNote error={make.error ?? revoke.error} />
      {share && address && (
        <div className={styles.link}>
          <code>{address}</code>
          <span className={styles.note}>{t('share.until', { time: toLocalMinute(share.expireTime) })}</span>
          <Button size="small" aria-live="polite" onClick={() => copy(address)}>
            {t(isCopied ? 'share.copied' : 'share.copy')}
          </Button>
          <Button size="small" danger type="text" loading={revoke.isRunning} onClick={() => void revoke.run()}>
            {t('share.revoke')}
          </Button>
        </div>
      )}
    </Modal>
  )
}
