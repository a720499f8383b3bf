import type { PortfolioItem } from '@markwright/api-client/models/portfolioItem'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { Facts } from '../../../shared/ui/layout/facts.tsx'
import { useAllApplicants } from '../hooks/use-hosting.ts'
import { hostingApplicantPath, hostingPath } from '../model/hosting-paths.ts'
import { pathOfKind } from '../model/kinds.ts'
import styles from './hosting.module.css'

/** What only the member knows of a right: to whom it belongs, fees, and notes. */
export function RightFacts({ item }: { item: PortfolioItem }) {
  const { t } = useTranslation('hosting')
  const applicants = useAllApplicants()
  const { kind, clientId, clientName, applicantId, agentName, claims, feeReduction, details, note, source } = item
  const applicant = applicants.data?.find(({ id }) => id === applicantId)
  const clientLink = clientId && <SiteLink to={hostingPath(pathOfKind[kind], { clientId })}>{clientName}</SiteLink>
  const applicantLink = applicant && (
    <SiteLink to={hostingApplicantPath(applicant.id)}>{applicant.applicantName}</SiteLink>
  )
  const agentLink = agentName && (
    <SiteLink to={hostingPath(paths.hostingAgents, { keyword: agentName })}>{agentName}</SiteLink>
  )
  return (
    <section className={styles.section} aria-labelledby="facts">
      <h2 id="facts">{t('right.own')}</h2>
      <Facts
        facts={[
          [t('party.client'), clientLink],
          [t('party.applicant'), applicantLink],
          [t('party.agent'), agentLink],
          ...(kind === 'patent'
            ? ([
                [t('field.claims'), claims],
                [t('field.feeReduction'), feeReduction && t(`feeReduction.${feeReduction}`)],
              ] as const)
            : []),
          ...(kind === 'software' ? ([[t('field.version'), details.version]] as const) : []),
          ...(kind === 'certificate'
            ? ([
                [t('field.issuer'), details.issuer],
                [t('field.category'), details.category],
              ] as const)
            : []),
          [t('field.source'), t(`source.${source}`)],
        ]}
      />
      {note && (
        <>
          <h3 style={{ margin: '16px 0 6px', fontSize: 15 }}>{t('field.note')}</h3>
          <p className={styles.note}>{note}</p>
        </>
      )}
    </section>
  )
}
