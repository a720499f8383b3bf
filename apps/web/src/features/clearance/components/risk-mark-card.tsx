import type { RiskMark } from '@markwright/api-client/models/riskMark'
import { useTranslation } from 'react-i18next'
import { trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ExplanationPanel } from '../../../shared/similarity/explanation-panel.tsx'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './success.module.css'

/** An earlier mark that stands against the name: why it is similar, how its goods are related, what fell away with it. */
export function RiskMarkCard({ text, risk, engineVersion }: { text: string; risk: RiskMark; engineVersion: string }) {
  const { t } = useTranslation('clearance')
  const language = useLanguage()
  const { mark, share, goods, standing, family, gradeWithout, sameOwner } = risk
  const owner = language === 'en' ? (mark.applicantEn ?? mark.applicantCn) : (mark.applicantCn ?? mark.applicantEn)
  const { similarity } = mark
  const pair =
    goods.requested && goods.earlier && goods.earlier.name
      ? t('risk.pair', { requested: goods.requested.name, earlier: goods.earlier.name })
      : ''
  return (
    <article className={styles.risk}>
      <div className={styles.riskHead}>
        <h5>
          <SiteLink to={trademarkDetailPath(mark.id)}>{mark.name ?? mark.nameOther ?? mark.appNo}</SiteLink>
        </h5>
        {similarity && <LevelBadge level={similarity.level} score={similarity.score} />}
        <span className={styles.share}>
          <meter min={0} max={100} value={share} aria-label={t('risk.share')} />{' '}
          <span className="numeric">{t('risk.shareText', { share })}</span>
        </span>
      </div>
      <p className={styles.note}>
        <span className="numeric">
          {mark.country} {mark.appNo}
        </span>
        {owner && ` · ${owner}`} · {t(`standing.${standing}`)}
        {mark.appDate && ` · ${t('risk.filed', { day: mark.appDate })}`}
        {mark.demonstration && ` · ${t('risk.demonstration')}`}
      </p>
      <p>
        {t('risk.goods')}
        {language === 'cn' ? goods.text.zh : goods.text.en}
        {pair} <code>{goods.rule}</code>
        {goods.estimated && ` ${t('risk.estimated')}`}
        {goods.source && <span className={styles.source}>{goods.source}</span>}
      </p>
      <p>
        {sameOwner
          ? t('risk.sameOwner')
          : t('risk.without', { grade: gradeWithout, words: t(`grade.${gradeWithout}`) })}
        {family.length > 0 && ` ${t('risk.family', { count: family.length })}`}
      </p>
      {similarity && (
        <details>
          <summary>{t('risk.why')}</summary>
          <ExplanationPanel
            query={text}
            name={mark.name}
            nameOther={mark.nameOther}
            similarity={similarity}
            engineVersion={engineVersion}
          />
        </details>
      )}
    </article>
  )
}
