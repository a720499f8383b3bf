import { BellOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons'
import type { SavedPatentSearch } from '@markwright/api-client/models/savedPatentSearch'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { patentAlertPath } from '../../../shared/lib/paths.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import styles from '../../../shared/patents/saved-patents.module.css'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { AlertState } from './alert-state.tsx'

export type SavedSearchAct = 'watch' | 'rename' | 'remove'

export function SavedSearchRow({ search, onAct }: { search: SavedPatentSearch; onAct: (act: SavedSearchAct) => void }) {
  const { t } = useTranslation('savedPatents')
  const { t: patents } = useTranslation('patents')
  const { id, name, mode, content, address, createTime, alert } = search
  return (
    <li className={styles.row}>
      <div>
        <SiteLink to={address} className={styles.name}>
          {name}
        </SiteLink>
        <span className={styles.faint}>
          <span>{patents(`mode.${mode}`)}</span>
          {content !== name && <span>{content}</span>}
          <span className="numeric">{t('searches.savedOn', { time: toLocalMinute(createTime) })}</span>
        </span>
        <AlertState alert={alert} />
      </div>
      <span className={styles.acts}>
        {alert && <SiteLink to={patentAlertPath(id)}>{t('alert.hits', { count: alert.hitCount })}</SiteLink>}
        <Button
          size="small"
          icon={<BellOutlined />}
          aria-label={t(alert ? 'searches.editOf' : 'searches.watchOf', { name })}
          onClick={() => onAct('watch')}
        >
          {t(alert ? 'searches.edit' : 'searches.watch')}
        </Button>
        <Button
          type="text"
          size="small"
          icon={<EditOutlined />}
          aria-label={t('searches.renameOf', { name })}
          onClick={() => onAct('rename')}
        />
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={t('searches.removeOf', { name })}
          onClick={() => onAct('remove')}
        />
      </span>
    </li>
  )
}
