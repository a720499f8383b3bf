import { FileSearchOutlined } from '@ant-design/icons'
import type { SuggestedClass } from '@markwright/api-client/models/suggestedClass'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { classificationPath } from '../model/classification-address.ts'
import styles from './classification.module.css'
import { ItemLine } from './item-line.tsx'

/** Further classes cover too little to be worth more than their names. */
const CLASSES_IN_FULL = 5
const GROUPS_SHOWN = 3

/** Classes in the order of what they cover of a description, with the items that are the reason. */
export function SuggestedClasses({ classes }: { classes: readonly SuggestedClass[] }) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  if (classes.length === 0)
    return <MessageView stamp={<FileSearchOutlined />} title={t('suggest.none')} text={t('suggest.noneText')} />
  return (
    <section aria-label={t('suggest.result')}>
      <p role="status" className={styles.faint}>
        {t('suggest.basis')}
      </p>
      <ol className={styles.suggested}>
        {classes.map(({ no, nameCn, nameEn, score, groups }, rank) => (
          <li key={no}>
            <h3>
              <SiteLink to={classificationPath({ classNo: no })}>
                {t('className', { no, name: language === 'cn' ? nameCn : nameEn })}
              </SiteLink>
              <span className={styles.share}>
                <span className={styles.bar} aria-hidden="true">
                  <span style={{ width: `${Math.round(score * 100)}%` }} />
                </span>
                <span className="numeric">{t('suggest.share', { percent: Math.round(score * 100) })}</span>
              </span>
            </h3>
            {rank < CLASSES_IN_FULL &&
              groups.slice(0, GROUPS_SHOWN).map(({ code, name, nameEn: groupEn, items }) => (
                <div key={code} className={styles.suggestedGroup}>
                  <SiteLink to={classificationPath({ classNo: no, group: code })}>
                    <span className="numeric">{code}</span> {language === 'en' && groupEn ? groupEn : name}
                  </SiteLink>
                  <ul className={styles.items}>
                    {items.map((item) => (
                      <ItemLine key={item.id} item={item} group={code} />
                    ))}
                  </ul>
                </div>
              ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
