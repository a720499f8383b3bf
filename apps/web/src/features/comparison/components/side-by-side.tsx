import { CloseOutlined } from '@ant-design/icons'
import type { Comparison } from '@markwright/api-client/models/comparison'
import type { ComparisonSought } from '@markwright/api-client/models/comparisonSought'
import type { TrademarkDetail } from '@markwright/api-client/models/trademarkDetail'
import { countryName } from '@markwright/domain/places/countries'
import { niceClassName } from '@markwright/domain/marks/nice-classes'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { Flag } from '../../../shared/ui/brand/flag.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './comparison.module.css'
import { useMarkName } from './use-mark-name.ts'

type FactName =
  | 'office'
  | 'appNo'
  | 'regNo'
  | 'status'
  | 'classes'
  | 'similarGroups'
  | 'owner'
  | 'agent'
  | 'appDate'
  | 'priorityDate'
  | 'trialDate'
  | 'regDate'
  | 'expiryDate'
  | 'goods'

/** A column for each record, a row for each fact. On a phone the columns scroll and the facts stay. */
export function SideBySide({
  comparison: { marks, sought },
  onRemove,
}: {
  comparison: Comparison
  onRemove?: ((id: string) => void) | undefined
}) {
  const { t } = useTranslation('comparison')
  const language = useLanguage()
  const nameOf = useMarkName()
  const nameIn = (parties: TrademarkDetail['applicants']) =>
    parties.map(({ name, nameEn }) => (language === 'en' ? (nameEn ?? name) : name)).join(t('separator'))
  const facts: [FactName, (mark: TrademarkDetail) => ReactNode][] = [
    [
      'office',
      ({ hit }) => (
        <span className={styles.office}>
          <Flag code={hit.country} />
          {countryName(hit.country, language)}
        </span>
      ),
    ],
    ['appNo', ({ hit }) => hit.appNo],
    ['regNo', ({ hit }) => hit.regNo],
    ['status', ({ hit }) => hit.statusText],
    ['classes', ({ hit }) => hit.classes.join(t('separator'))],
    ['similarGroups', ({ hit }) => hit.similarGroups.join(t('separator'))],
    ['owner', ({ applicants }) => nameIn(applicants)],
    ['agent', ({ agents }) => nameIn(agents)],
    ['appDate', ({ hit }) => hit.appDate],
    ['priorityDate', ({ hit }) => hit.priorityDate],
    ['trialDate', ({ hit }) => hit.trialDate],
    ['regDate', ({ hit }) => hit.regDate],
    ['expiryDate', ({ hit }) => hit.expiryDate],
    ['goods', (mark) => mark.goods.length > 0 && <Goods mark={mark} />],
  ]
  return (
    <section className={styles.section}>
      <div className={styles.scroll} role="region" aria-label={t('side')} tabIndex={0}>
        <table className={styles.sides}>
          <caption className="visually-hidden">{t('side')}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.fact}>
                <span className="visually-hidden">{t('fact')}</span>
              </th>
              {sought && (
                <th scope="col">
                  <SoughtHead sought={sought} />
                </th>
              )}
              {marks.map((mark) => (
                <th key={mark.hit.id} scope="col">
                  <ComparedImage mark={mark} />
                  <SiteLink to={trademarkDetailPath(mark.hit.id)} className={styles.name} title={t('open')}>
                    {nameOf(mark.hit)}
                  </SiteLink>
                  {onRemove && (
                    <Button
                      className="no-print"
                      size="small"
                      type="text"
                      icon={<CloseOutlined />}
                      aria-label={t('remove', { name: nameOf(mark.hit) })}
                      onClick={() => onRemove(mark.hit.id)}
                    >
                      {t('removed')}
                    </Button>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts
              .filter(([, valueOf]) => marks.some((mark) => valueOf(mark)))
              .map(([label, valueOf]) => (
                <tr key={label}>
                  <th scope="row" className={styles.fact}>
                    {t(`facts.${label}`)}
                  </th>
                  {sought && <td className="numeric">{soughtFact(sought, label).join(t('separator')) || '—'}</td>}
                  {marks.map((mark) => (
                    <td key={mark.hit.id} className="numeric">
                      {valueOf(mark) || '—'}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function SoughtHead({ sought: { name, queryImage } }: { sought: ComparisonSought }) {
  const { t } = useTranslation('comparison')
  return (
    <>
      <span className={styles.image}>
        {queryImage ? (
          <img src={queryImage.preview} alt={t('soughtImage')} />
        ) : (
          <span className={styles.specimen} aria-hidden="true">
            {name}
          </span>
        )}
      </span>
      <span className={styles.none}>{t('sought')}</span> <span>{name}</span>
    </>
  )
}

/** A query says little of what a record does. */
const soughtFact = ({ classes, similarGroups }: ComparisonSought, fact: FactName): readonly (number | string)[] =>
  fact === 'classes' ? classes : fact === 'similarGroups' ? similarGroups : []

function ComparedImage({ mark: { hit } }: { mark: TrademarkDetail }) {
  const { t } = useTranslation('comparison')
  const nameOf = useMarkName()
  return (
    <span className={styles.image}>
      {hit.imageUrl ? (
        <img src={hit.imageUrl} alt={t('imageOf', { name: nameOf(hit) })} decoding="async" />
      ) : (
        <span className={hit.name ? styles.specimen : styles.none} aria-hidden={hit.name !== null}>
          {hit.name ?? t('noImage')}
        </span>
      )}
    </span>
  )
}

/** The goods of each class, folded: a record may have hundreds. */
function Goods({ mark: { goods } }: { mark: TrademarkDetail }) {
  const { t } = useTranslation('comparison')
  const language = useLanguage()
  const classes = [...new Set(goods.map((item) => item.class))].toSorted((a, b) => a - b)
  return classes.map((no) => {
    const items = goods.filter((item) => item.class === no)
    return (
      <details key={no} className={styles.goods}>
        <summary>
          {t('classItems', { no, name: niceClassName(no, language) })}{' '}
          <span className={styles.none}>{t('itemCount', { count: items.length })}</span>
        </summary>
        <ul>
          {items.map(({ text, textEn, group }, index) => (
            <li key={index}>
              {group && <span className={styles.none}>{group} </span>}
              {language === 'en' ? (textEn ?? text) : text}
            </li>
          ))}
        </ul>
      </details>
    )
  })
}
