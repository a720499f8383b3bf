import { FieldTimeOutlined } from '@ant-design/icons'
import { useGetPatentAnnuities, useGetPortfolioItem } from '@markwright/api-client/hosting'
import type { HostingDeadline } from '@markwright/api-client/models/hostingDeadline'
import type { PatentAnnuities } from '@markwright/api-client/models/patentAnnuities'
import type { PatentAnnuity } from '@markwright/api-client/models/patentAnnuity'
import type { PortfolioItem } from '@markwright/api-client/models/portfolioItem'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { DeadlineReasons } from '../../../shared/deadlines/deadline-list.tsx'
import { homeToday } from '../../../shared/lib/local-time.ts'
import { paths } from '../../../shared/lib/paths.ts'
import { hostingItemPath, hostingPath } from '../model/hosting-paths.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { DecisionSign, StageSign } from '../components/annuity-signs.tsx'
import { DeadlineActs } from '../components/deadline-acts.tsx'
import { FeeCell, FeeDrawer, type ShownFee } from '../components/fee.tsx'
import styles from '../components/hosting.module.css'
import { ReceiptButton } from '../components/receipt-button.tsx'
import deadlineStyles from '../components/right-deadlines.module.css'
import { DeadlineState, Sign } from '../components/signs.tsx'
import { useFeeDrawer } from '../hooks/use-fee-drawer.ts'
import { useReceipts } from '../hooks/use-receipts.ts'
import { useWords } from '../hooks/use-words.ts'

/** All patent years of a right. */
export function PatentAnnuitiesPage() {
  const { t } = useTranslation('annuities')
  const words = useWords()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const query = { enabled: id !== '', staleTime: 0, retry: false }
  const item = useGetPortfolioItem(id, { query })
  const annuities = useGetPatentAnnuities(id, { query })
  return (
    <WorkPage
      title={t('detail.title')}
      lead={
        item.data ? (
          <span className={styles.row}>
            <strong>{item.data.title}</strong>
            <span>{words.office(item.data.office, 'patent')}</span>
            <span className="numeric">{item.data.registrationNumber ?? item.data.number}</span>
            {item.data.clientName && <span>{item.data.clientName}</span>}
          </span>
        ) : (
          t('detail.lead')
        )
      }
      actions={
        <div className={styles.row}>
          {item.data && <ButtonLink to={hostingItemPath(id, 'patent')}>{t('detail.toPatent')}</ButtonLink>}
          <ButtonLink to={paths.annuities}>{t('detail.toAll')}</ButtonLink>
        </div>
      }
    >
      <RecordView
        id={id}
        answer={{
          data: item.data && annuities.data && { item: item.data, annuities: annuities.data },
          error: annuities.error ?? item.error,
          refetch: () => Promise.all([item.refetch(), annuities.refetch()]),
        }}
        missing={{
          stamp: <FieldTimeOutlined />,
          title: t('detail.gone'),
          text: t('detail.goneText'),
          actions: <ButtonLink to={paths.annuities}>{t('detail.toAll')}</ButtonLink>,
        }}
      >
        {(data) => <Years {...data} />}
      </RecordView>
    </WorkPage>
  )
}

function Years({
  item,
  annuities: { annuities, gap, unknownYears },
}: {
  item: PortfolioItem
  annuities: PatentAnnuities
}) {
  const { t } = useTranslation('annuities')
  const fees = useFeeDrawer()
  const receipts = useReceipts(annuities)
  const today = homeToday()
  const isUnknown = ({ recorded, dueOn }: PatentAnnuity) => !recorded && dueOn < today
  const earlier = annuities.filter(isUnknown)
  const known = annuities.filter((annuity) => !isUnknown(annuity))
  const list = (years: readonly PatentAnnuity[]) => (
    <ul className={deadlineStyles.list}>
      {years.map((annuity) => (
        <li key={annuity.year}>
          <Year
            annuity={annuity}
            isUnknown={isUnknown(annuity)}
            item={item}
            hasReceipt={annuity.deadlineId !== null && receipts.has(annuity.deadlineId)}
            onFee={fees.open}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <section className={styles.section} aria-labelledby="years">
      <h2 id="years">{t('detail.years')}</h2>
      {gap !== null && <p className={deadlineStyles.gap}>{t(`detail.gap.${gap}`)}</p>}
      {unknownYears.length > 0 && (
        <p className={deadlineStyles.gap}>
          {t('detail.unknownYears', { years: unknownYears.join(t('detail.separator')) })}
        </p>
      )}
      {list(known)}
      {earlier.length > 0 && (
        <details className={deadlineStyles.done}>
          <summary>{t('detail.earlier', { count: earlier.length })}</summary>
          {list(earlier)}
        </details>
      )}
      <FeeDrawer {...fees.drawer} />
    </section>
  )
}

function Year({
  annuity,
  isUnknown,
  item,
  hasReceipt,
  onFee,
}: {
  annuity: PatentAnnuity
  isUnknown: boolean
  item: PortfolioItem
  hasReceipt: boolean
  onFee: (fee: ShownFee) => void
}) {
  const { t } = useTranslation('annuities')
  const words = useWords()
  const { year, dueOn, graceEnd, state, fee, stage, decision, deadlineId, law } = annuity
  const name = t('yearOf', { year })
  const recorded: HostingDeadline | undefined = item.deadlines.find(({ id }) => id === deadlineId)
  const isDone = stage === 'done'
  const isOpen = stage === 'open' || stage === null
  return (
    <>
      <h3>
        {name} {isUnknown ? <Sign>{t('detail.unknownShort')}</Sign> : <DeadlineState state={state} isDone={isDone} />}{' '}
        {stage !== null && !isOpen && !isDone && <StageSign stage={stage} />}{' '}
        {stage === 'open' && decision !== null && <DecisionSign decision={decision} />}
      </h3>
      {isUnknown && <p className={styles.faint}>{t('detail.unknown')}</p>}
      <dl className={deadlineStyles.days}>
        <div>
          <dt>{t('detail.lastDay')}</dt>
          <dd className="numeric">
            <strong>{dueOn}</strong>
            {!isDone && !isUnknown && <span className={styles.faint}> {words.distance(dueOn)}</span>}
          </dd>
        </div>
        {graceEnd && (
          <div>
            <dt>{t('detail.graceEnd')}</dt>
            <dd className="numeric">{graceEnd}</dd>
            {law.surcharge && <dd className={styles.faint}>{law.surcharge}</dd>}
          </div>
        )}
        {fee !== null && !isUnknown && (
          <div>
            <dt>{t('fee')}</dt>
            <dd>
              <FeeCell of={{ title: item.title, name, fee }} onOpen={onFee} />
            </dd>
          </div>
        )}
        {recorded?.doneOn && (
          <div>
            <dt>{t('detail.doneOn')}</dt>
            <dd className="numeric">{recorded.doneOn}</dd>
          </div>
        )}
        {recorded?.orderNo && (
          <div>
            <dt>{t('detail.order')}</dt>
            <dd className="numeric">
              <SiteLink to={hostingPath(paths.myAnnuityOrders, { keyword: recorded.orderNo })}>
                {recorded.orderNo}
              </SiteLink>
            </dd>
          </div>
        )}
      </dl>
      {(hasReceipt || (recorded && stage === 'open' && item.role !== 'reader')) && (
        <div className={styles.row}>
          {hasReceipt && deadlineId !== null && <ReceiptButton id={deadlineId} year={year} />}
          {recorded && stage === 'open' && item.role !== 'reader' && <DeadlineActs deadline={recorded} />}
        </div>
      )}
      <details>
        <summary>{t('detail.rule')}</summary>
        <DeadlineReasons deadline={law} />
      </details>
    </>
  )
}
