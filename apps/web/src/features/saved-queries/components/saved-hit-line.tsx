import type { StoredHit } from '@markwright/api-client/models/storedHit'
import { countryName } from '@markwright/domain/places/countries'
import { trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import styles from './saved-queries.module.css'

/** A record in a line, as it stood when it was found. */
export function SavedHitLine({ hit }: { hit: StoredHit }) {
  const language = useLanguage()
  return (
    <>
      <SiteLink to={trademarkDetailPath(hit.id)} className={styles.mark}>
        {hit.name ?? hit.appNo}
      </SiteLink>
      {hit.level && <LevelBadge level={hit.level} score={hit.score ?? undefined} />}
      <span className="numeric">{hit.appNo}</span>
      <span>{countryName(hit.country, language)}</span>
      <span>{hit.statusText}</span>
      {hit.applicant && <span className={styles.faint}>{hit.applicant}</span>}
    </>
  )
}
