import { DiffOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { comparisonPath, type SoughtAddress } from '../../../../shared/lib/paths.ts'
import { usePhoneWidth } from '../../../../shared/lib/use-media.ts'
import { notifyError } from '../../../../shared/ui/feedback/notify.ts'
import styles from './selection-bar.module.css'
import { type Selected, set, useSelection } from '../../model/selection.ts'

/** What was put aside, at the bottom of the window, and what can be done with it. */
export function SelectionBar({
  onExport,
  sought,
}: {
  onExport: () => void
  /** What was searched for, where marks can be compared with it. */
  sought?: SoughtAddress | null
}) {
  const { t } = useTranslation('selection')
  const navigate = useNavigate()
  const isPhone = usePhoneWidth()
  const selected = useSelection()
  const [cleared, setCleared] = useState<readonly Selected[]>([])

  if (selected.length === 0)
    return cleared.length > 0 ? (
      <Bar label={t('bar')}>
        <span role="status" className={styles.summary}>
          {t('cleared')}
        </span>
        <Button
          onClick={() => {
            set(cleared)
            setCleared([])
          }}
        >
          {t('undo')}
        </Button>
        <Button type="text" onClick={() => setCleared([])}>
          {t('close')}
        </Button>
      </Bar>
    ) : null

  const ids = selected.map(({ id }) => id)
  const compare = () => {
    if (selected.length < 2) notifyError(t('tooFew'))
    else void navigate(comparisonPath(ids))
  }
  return (
    <Bar label={t('bar')}>
      <span role="status" className={styles.summary}>
        <strong className="numeric">{t('count', { count: selected.length })}</strong>
        <span className={styles.names}>{selected.map(({ name, appNo }) => name ?? appNo).join(t('separator'))}</span>
      </span>
      <Button type="primary" icon={!isPhone && <DiffOutlined />} onClick={compare}>
        {t('compare')}
      </Button>
      {sought && <Button onClick={() => void navigate(comparisonPath(ids, sought))}>{t('compareWithSearch')}</Button>}
      <Button icon={!isPhone && <DownloadOutlined />} onClick={onExport} aria-haspopup="dialog">
        {t('export')}
      </Button>
      <Button
        type="text"
        onClick={() => {
          setCleared(selected)
          set([])
        }}
      >
        {t('clear')}
      </Button>
    </Bar>
  )
}

const Bar = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={`${styles.bar} no-print`} aria-label={label}>
    {children}
  </section>
)
