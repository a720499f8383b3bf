import { useListLegalDocumentsOfMark } from '@markwright/api-client/legal-documents'
import type { TrademarkDetail } from '@markwright/api-client/models/trademarkDetail'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RENEWAL, StartCase } from '../../../../shared/cases/start-case.tsx'
import { DeadlineList } from '../../../../shared/deadlines/deadline-list.tsx'
import { usePhoneWidth } from '../../../../shared/lib/use-media.ts'
import { DetailActions, DetailBack } from './detail-bar.tsx'
import styles from './detail.module.css'
import { GoodsSection } from './goods-section.tsx'
import { LegalSection } from './legal-section.tsx'
import { MarkSummary } from './mark-summary.tsx'
import { PartiesSection } from './parties-section.tsx'
import { ProgressSection } from './progress-section.tsx'
import { RegisterFacts } from './register-facts.tsx'
import { ClaimsTable, MadridFacts, OppositionsTable } from './related-sections.tsx'
import { RenewalBar } from './renewal-bar.tsx'

/** Everything that the register says of a mark, in groups; groups without content are left out. */
export function TrademarkDetailView({ detail }: { detail: TrademarkDetail }) {
  const { t } = useTranslation(['detail', 'site'])
  const isPhone = usePhoneWidth()
  const { hit, dataDate, renewal, deadlines, goods, nationalGoods, progress } = detail
  const { applicants, applicantNumbers, agents, agentNumbers } = detail
  const { oppositions, priorities, seniorities, madrid } = detail
  const legal = useListLegalDocumentsOfMark({ id: hit.id }).data
  return (
    <article className={styles.page}>
      <div className={`${styles.bar} no-print`}>
        <DetailBack />
        {!isPhone && <DetailActions hit={hit} />}
      </div>
      <MarkSummary detail={detail} />
      {/* On a phone, what the mark is comes before what can be done with it. */}
      {isPhone && (
        <div className={`${styles.bar} no-print`}>
          <DetailActions hit={hit} />
        </div>
      )}
      <div className={styles.sections}>
        {renewal.status !== '' && (
          <Section title={t('section.renewal')} isWide>
            <RenewalBar renewal={renewal} office={hit.country} appNo={hit.appNo} />
            {canRenew(deadlines) && (
              <StartCase
                productType={RENEWAL}
                mark={{ number: hit.regNo ?? hit.appNo, name: hit.name, classes: hit.classes }}
                label={t('renewal.begin')}
              />
            )}
          </Section>
        )}
        {deadlines.length > 0 && (
          <Section title={t('section.deadlines')} isWide>
            <DeadlineList deadlines={deadlines.map((deadline) => ({ key: deadline.ruleId, deadline }))} />
          </Section>
        )}
        <Section title={t('section.facts')} isWide>
          <RegisterFacts detail={detail} />
        </Section>
        {goods.length + nationalGoods.length > 0 && (
          <Section title={t('section.goods')} isWide>
            <GoodsSection detail={detail} />
          </Section>
        )}
        {applicants.length + applicantNumbers.length > 0 && (
          <Section title={t('section.applicants')}>
            <PartiesSection parties={applicants} numbers={applicantNumbers} criterion="tmApplicant" />
          </Section>
        )}
        {agents.length + agentNumbers.length > 0 && (
          <Section title={t('section.agents')}>
            <PartiesSection parties={agents} numbers={agentNumbers} criterion="tmAgent" />
          </Section>
        )}
        {progress.length > 0 && (
          <Section title={t('section.progress')} isWide>
            <ProgressSection events={progress} />
          </Section>
        )}
        {oppositions.length > 0 && (
          <Section title={t('section.oppositions')} isWide>
            <OppositionsTable oppositions={oppositions} label={t('section.oppositions')} />
          </Section>
        )}
        {legal && legal.total + legal.parties.length > 0 && (
          <Section title={t('section.legal')} isWide>
            <LegalSection found={legal} number={hit.regNo ?? hit.appNo} />
          </Section>
        )}
        {priorities.length > 0 && (
          <Section title={t('section.priorities')}>
            <ClaimsTable claims={priorities} label={t('section.priorities')} />
          </Section>
        )}
        {seniorities.length > 0 && (
          <Section title={t('section.seniorities')}>
            <ClaimsTable claims={seniorities} label={t('section.seniorities')} />
          </Section>
        )}
        {madrid && (
          <Section title={t('section.madrid')}>
            <MadridFacts madrid={madrid} />
          </Section>
        )}
      </div>
      <p className={styles.origin}>
        {dataDate && t('dataDate', { date: dataDate })} {hit.demonstration ? t('site:demonstrationNote') : t('notice')}
      </p>
    </article>
  )
}

/** Whether a registration of mainland China, which is not that of an international one, can be renewed today. */
const canRenew = (deadlines: TrademarkDetail['deadlines']) =>
  deadlines.some(({ ruleId, state }) => ruleId === 'CN-TM-RENEW' && (state === 'open' || state === 'grace'))

function Section({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} data-wide={isWide} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
