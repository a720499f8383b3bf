import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { classificationPath } from '../model/classification-address.ts'
import styles from './classification.module.css'

/** The way up from a class or group. */
export function Crumbs({ classNo, group }: { classNo: number; group?: string }) {
  const { t } = useTranslation('classification')
  return (
    <nav aria-label={t('crumbs')} className={styles.crumbs}>
      <SiteLink to={classificationPath({})}>{t('allClasses')}</SiteLink>
      {group ? (
        <>
          <SiteLink to={classificationPath({ classNo })}>{t('classShort', { no: classNo })}</SiteLink>
          <span className="numeric" aria-current="page">
            {group}
          </span>
        </>
      ) : (
        <span aria-current="page">{t('classShort', { no: classNo })}</span>
      )}
    </nav>
  )
}
