import { useListNiceClasses } from '@markwright/api-client/classification'
import { findNiceClass, niceClassName } from '@markwright/domain/marks/nice-classes'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { groupHint } from '../../../shared/classification/chosen-goods.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { classificationPath } from '../model/classification-address.ts'
import styles from './classification.module.css'
import { Crumbs } from './crumbs.tsx'

/** A class: what it covers, the notes of the table, and its similar groups. */
export function ClassView({ classNo }: { classNo: number }) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const { data, error, refetch } = useListNiceClasses({ classNo })
  const niceClass = findNiceClass(classNo)!
  const found = data?.[0]
  const heading = (language === 'en' && found?.heading?.en) || found?.heading?.zh
  const note = (language === 'en' && found?.note?.en) || found?.note?.zh
  return (
    <>
      <Crumbs classNo={classNo} />
      <h2 className={styles.title}>{t('className', { no: classNo, name: niceClassName(classNo, language) })}</h2>
      <p className={styles.lead}>{language === 'cn' ? niceClass.descriptionZh : niceClass.descriptionEn}</p>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />}
      {(heading || note) && (
        <details className={styles.notes}>
          <summary>{t('classNotes')}</summary>
          {heading && <p lang={heading === found?.heading?.zh ? 'zh-CN' : 'en'}>{heading}</p>}
          {note && <p lang={note === found?.note?.zh ? 'zh-CN' : 'en'}>{note}</p>}
        </details>
      )}
      {found?.groups && found.groups.length > 0 && (
        <section className={styles.block}>
          <h3>{t('groupsOfClass', { count: found.groups.length })}</h3>
          <ul className={styles.groupLinks}>
            {found.groups.map(({ code, name, nameEn, items }) => (
              <li key={code}>
                <SiteLink to={classificationPath({ classNo, group: code })}>
                  <span className="numeric">{code}</span>
                  <span>
                    {language === 'en' && nameEn ? nameEn : name}
                    <span className={styles.itemOther}>{groupHint({ nameEn, items }, language)}</span>
                  </span>
                </SiteLink>
                <span className={styles.faint}>
                  {t('count.items', { count: items.length, shown: items.length.toLocaleString('en') })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
