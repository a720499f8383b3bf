import type { GazetteNotice } from '@markwright/api-client/models/gazetteNotice'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../../shared/ui/controls/site-link.tsx'
import { gazetteNoticePath } from '../../model/gazette-address.ts'
import { markLanguage } from '../../../../shared/similarity/mark-language.ts'
import { MarkImage } from '../results/mark-image.tsx'
import styles from './gazette.module.css'
import { OppositionNote } from './opposition-note.tsx'

/** Notices as a table; on a phone each is a block of its own. */
export function NoticeList({ notices, isBusy }: { notices: GazetteNotice[]; isBusy: boolean }) {
  const { t } = useTranslation('gazette')
  return (
    <table className={styles.notices} aria-busy={isBusy}>
      <thead>
        <tr>
          <th scope="col">{t('column.mark')}</th>
          <th scope="col">{t('column.kind')}</th>
          <th scope="col">{t('column.appNo')}</th>
          <th scope="col">{t('column.class')}</th>
          <th scope="col">{t('column.applicant')}</th>
          <th scope="col">{t('column.opposition')}</th>
        </tr>
      </thead>
      <tbody>
        {notices.map((notice) => (
          <tr key={notice.id}>
            <th scope="row">
              <span className={styles.mark}>
                <MarkImage className={styles.image} hit={{ ...notice, thumbUrl: notice.imageUrl }} />
                <SiteLink to={gazetteNoticePath(notice.id)}>
                  <span lang={markLanguage(notice.country, notice.name ?? '')}>{notice.name ?? t('figure')}</span>
                </SiteLink>
              </span>
            </th>
            <td data-label={t('column.kind')}>{notice.typeName}</td>
            <td data-label={t('column.appNo')} className="numeric">
              {notice.appNo}
            </td>
            <td data-label={t('column.class')} className="numeric">
              {notice.class.join(', ')}
            </td>
            <td data-label={t('column.applicant')}>{notice.applicant ?? '—'}</td>
            <td data-label={t('column.opposition')}>
              <OppositionNote opposition={notice.opposition} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
