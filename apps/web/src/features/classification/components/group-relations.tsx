import type { GroupRelation } from '@markwright/api-client/models/groupRelation'
import { useTranslation } from 'react-i18next'
import { classOfGroup } from '../../../shared/classification/chosen-goods.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { classificationPath } from '../model/classification-address.ts'
import { type RelatedGroup, relatedGroups } from '../model/related-groups.ts'
import styles from './classification.module.css'

/** The groups that the notes relate to this one, in either direction. */
export function GroupRelations({ relations }: { relations: readonly GroupRelation[] }) {
  const { t } = useTranslation('classification')
  const related = relatedGroups(relations)
  return (
    <section className={styles.block}>
      <h3>{t('relations.title')}</h3>
      {related.length === 0 ? (
        <p className={styles.faint}>{t('relations.none')}</p>
      ) : (
        <>
          <p className={styles.faint}>{t('relations.note')}</p>
          <ul className={styles.relations}>
            {related.map((each) => (
              <Related key={each.code} related={each} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Related({ related: { code, name, nameEn, statements } }: { related: RelatedGroup }) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const shown = language === 'en' && nameEn ? nameEn : name
  return (
    <li>
      {shown === null ? (
        <span>
          <span className="numeric">{code}</span> {t('relations.gone')}
        </span>
      ) : (
        <SiteLink to={classificationPath({ classNo: classOfGroup(code), group: code })}>
          <span className="numeric">{code}</span> {shown}
        </SiteLink>
      )}
      <ul>
        {statements.map(({ kind, direction, former }) => (
          <li key={`${kind} ${direction} ${former}`} className={styles.relation} data-kind={kind}>
            {t(`relations.${kind}`)}
            {former && t('relations.former')}
            {t(`relations.${direction}`)}
          </li>
        ))}
      </ul>
    </li>
  )
}
