import { BellOutlined, ReadOutlined } from '@ant-design/icons'
import { useGetGazetteNotice } from '@markwright/api-client/gazette'
import type { GazetteNoticeDetail } from '@markwright/api-client/models/gazetteNoticeDetail'
import { countryName } from '@markwright/domain/places/countries'
import { gazetteIssueName } from '@markwright/domain/marks/gazette-labels'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { newMonitorPath, paths, trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { OPPOSITION, StartCase } from '../../../shared/cases/start-case.tsx'
import { DeadlineReasons } from '../../../shared/deadlines/deadline-list.tsx'
import { GoodsSection } from '../components/detail/goods-section.tsx'
import styles from '../components/gazette/gazette.module.css'
import { NoticeList } from '../components/gazette/notice-list.tsx'
import { OppositionNote } from '../components/gazette/opposition-note.tsx'
import { MarkImage } from '../components/results/mark-image.tsx'
import { gazettePath } from '../model/gazette-address.ts'

/** One notice of a gazette, under an address that stays. */
export function GazetteNoticePage() {
  const { t } = useTranslation('gazette')
  const id = useSearchParams()[0].get('id') ?? ''
  const result = useGetGazetteNotice({ id }, { query: { enabled: id !== '' } })
  const { data } = result
  return (
    <WorkPage
      title={data ? `${data.typeName} · ${data.name ?? t('figure')}` : t('notice')}
      actions={data && <WatchNotice notice={data} />}
    >
      <RecordView
        id={id}
        answer={result}
        missing={{
          stamp: <ReadOutlined />,
          title: t('unknownNotice'),
          actions: <ButtonLink to={paths.gazette}>{t('toGazette')}</ButtonLink>,
        }}
        rows={10}
      >
        {(notice) => <NoticeView notice={notice} />}
      </RecordView>
    </WorkPage>
  )
}

/** Has the record watched, whose status is what an opposition or its end will change. */
function WatchNotice({ notice: { appNo, country } }: { notice: GazetteNoticeDetail }) {
  const { t } = useTranslation('gazette')
  return (
    <ButtonLink icon={<BellOutlined />} to={newMonitorPath({ type: 'appNo', applicationNumber: appNo, country })}>
      {t('watch')}
    </ButtonLink>
  )
}

function NoticeView({ notice }: { notice: GazetteNoticeDetail }) {
  const { t } = useTranslation('gazette')
  const language = useLanguage()
  const facts: [string, ReactNode][] = [
    [t('office'), countryName(notice.country, language)],
    [
      t('issue'),
      <SiteLink key="issue" to={gazettePath({ office: notice.country, issue: notice.issueNo })}>
        {notice.issueNo === notice.issueDate ? notice.issueDate : gazetteIssueName(notice.issueNo, language)}
      </SiteLink>,
    ],
    [t('publishedOn'), notice.issueDate],
    [t('column.appNo'), notice.appNo],
    [t('regNo'), notice.regNo],
    [t('column.class'), notice.class.join(', ')],
    [t('appDate'), notice.appDate],
    [t('column.applicant'), notice.applicant],
    [t('address'), notice.applicantAddress],
    [t('agent'), notice.agent],
  ]
  return (
    <>
      <div className={styles.summary}>
        <MarkImage className={styles.image} hit={{ ...notice, thumbUrl: notice.imageUrl }} isLarge />
        <div>
          <dl className={styles.facts}>
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label} style={{ display: 'contents' }}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <p style={{ marginTop: 20 }}>
            <SiteLink to={trademarkDetailPath(notice.markId)}>{t('toRecord')}</SiteLink>
          </p>
        </div>
      </div>
      <Opposition notice={notice} />
      {notice.goods.length > 0 && (
        <section className={styles.part}>
          <h2>{t('goods')}</h2>
          <GoodsSection detail={{ hit: notice, goods: notice.goods, nationalGoods: [] }} />
        </section>
      )}
      {notice.others.length > 0 && (
        <section className={styles.part}>
          <h2>{t('others')}</h2>
          <NoticeList notices={notice.others} isBusy={false} />
        </section>
      )}
    </>
  )
}

function Opposition({ notice }: { notice: GazetteNoticeDetail }) {
  const { opposition, type, deadline } = notice
  const { t } = useTranslation('gazette')
  if (!opposition)
    return type === 'preliminary' ? (
      <section className={styles.part}>
        <h2>{t('opposition')}</h2>
        <p>{t('noRule')}</p>
      </section>
    ) : null
  const { period, unit, rule } = opposition
  return (
    <section className={styles.part}>
      <h2>{t('opposition')}</h2>
      <p>
        {t('deadline')} <OppositionNote opposition={opposition} />
      </p>
      <p className={styles.closed}>
        {t(`rule.${unit}`, { count: period, source: rule ?? t('ownRule') })} {t('ruleLimits')}
      </p>
      {deadline && <DeadlineReasons deadline={deadline} />}
      {opposition.open && notice.country === 'CN' && (
        <div style={{ marginTop: 16 }}>
          <StartCase
            productType={OPPOSITION}
            mark={{ number: notice.appNo, name: notice.name, classes: notice.class }}
            facts={{
              publishedOn: notice.issueDate,
              issue: /^\d{1,10}$/.test(notice.issueNo) ? notice.issueNo : null,
              respondent: notice.applicant,
            }}
            label={t('oppose')}
          />
        </div>
      )}
    </section>
  )
}
