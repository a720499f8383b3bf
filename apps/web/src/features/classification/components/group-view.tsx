import { useListSimilarGroups } from '@markwright/api-client/classification'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { classificationPath } from '../model/classification-address.ts'
import styles from './classification.module.css'
import { CopyText } from '../../../shared/ui/controls/copy-text.tsx'
import { Crumbs } from './crumbs.tsx'
import { GroupRelations } from './group-relations.tsx'
import { ItemLine } from './item-line.tsx'

/** A similar group: its items by part, its notes, and the groups it is related to. */
export function GroupView({ code }: { code: string }) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const { data, error, refetch } = useListSimilarGroups({ code })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} />
  const [group] = data
  if (!group)
    return (
      <MessageView
        stamp={code}
        title={t('noGroup')}
        actions={<ButtonLink to={classificationPath({})}>{t('allClasses')}</ButtonLink>}
      />
    )
  const { classNo, name, nameEn, notes, relations, parts = [], itemCount } = group
  const names = parts.flatMap(({ items }) => items.map(({ cn, en }) => (language === 'en' && en ? en : cn)))
  return (
    <>
      <Crumbs classNo={classNo} group={code} />
      <div className={styles.titleRow}>
        <h2 className={styles.title}>
          <span className="numeric">{code}</span> {language === 'en' && nameEn ? nameEn : name}
        </h2>
        <CopyText text={names.join(language === 'cn' ? '；' : '; ')} label={t('copyItems', { count: itemCount })} />
      </div>
      <GroupRelations relations={relations} />
      {notes.length > 0 && (
        <section className={styles.block}>
          <h3>{t('notes')}</h3>
          {language === 'en' && <p className={styles.faint}>{t('notesInChinese')}</p>}
          <ul className={styles.noteList} lang="zh-CN">
            {notes.map((note, index) => (
              <li key={index}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      {parts.map(({ label, items }, index) => (
        <section key={index} className={styles.block}>
          <h3>
            {parts.length === 1
              ? t('items')
              : label
                ? t('partNamed', { label })
                : t('paragraph', { number: index + 1 })}{' '}
            <span className={styles.faint}>
              {t('count.items', { count: items.length, shown: items.length.toLocaleString('en') })}
            </span>
          </h3>
          <ul className={styles.items}>
            {items.map((item) => (
              <ItemLine key={item.id} item={item} group={code} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
