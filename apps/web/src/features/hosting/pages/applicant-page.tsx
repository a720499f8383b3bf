import { TeamOutlined } from '@ant-design/icons'
import { hostApplicantRights, useGetApplicant, useListApplicantRights } from '@markwright/api-client/hosting'
import type { Applicant } from '@markwright/api-client/models/applicant'
import type { RegisterRight } from '@markwright/api-client/models/registerRight'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { paths } from '../../../shared/lib/paths.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { listQuery } from '../../../shared/list/list-query.ts'
import { type Column, RecordList } from '../../../shared/list/record-list.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { notifySuccess } from '../../../shared/ui/feedback/notify.ts'
import { RecordView } from '../../../shared/ui/layout/record-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ChosenBar } from '../components/chosen-bar.tsx'
import styles from '../components/hosting.module.css'
import { useRefresh } from '../hooks/use-hosting.ts'
import { useWords } from '../hooks/use-words.ts'
import { hostingItemPath, hostingPath } from '../model/hosting-paths.ts'
import { registerKinds, type RegisterKind } from '../model/kinds.ts'

/** What the registers have of an applicant, to be taken into the portfolio. */
export function ApplicantPage() {
  const { t } = useTranslation('hosting')
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const answer = useGetApplicant(id, { query: { enabled: id !== '', staleTime: 0, retry: false } })
  const { data } = answer
  const back = <ButtonLink to={paths.hostingApplicants}>{t('applicant.back')}</ButtonLink>
  return (
    <WorkPage
      title={data?.applicantName ?? t('applicant.title')}
      lead={data && t('applicant.lead')}
      actions={
        data && (
          <div className={styles.row}>
            <ButtonLink to={hostingPath(paths.hostingDocuments, { applicantId: data.id })}>
              {t('applicants.documents')}
            </ButtonLink>
            {back}
          </div>
        )
      }
    >
      <RecordView
        id={id}
        answer={answer}
        missing={{ stamp: <TeamOutlined />, title: t('applicant.gone'), actions: back }}
      >
        {(applicant) => <Rights applicant={applicant} />}
      </RecordView>
    </WorkPage>
  )
}

function Rights({ applicant }: { applicant: Applicant }) {
  const { t } = useTranslation('hosting')
  const address = useListAddress()
  const kind: RegisterKind =
    address.choice('kind', registerKinds) ?? (applicant.tmCount === 0 && applicant.patentCount > 0 ? 'patent' : 'mark')
  const countOf = { mark: applicant.tmCount, patent: applicant.patentCount }
  return (
    <>
      {applicant.spellings.length > 0 && (
        <p className={styles.faint}>{t('applicants.spellings', { names: applicant.spellings.join(t('separator')) })}</p>
      )}
      <div style={{ marginTop: 16 }}>
        <LinkTabs
          label={t('applicant.registers')}
          current={kind}
          tabs={registerKinds.map((key) => ({
            key,
            text: t('applicant.tab', { kind: t(`kind.${key}`), count: countOf[key] }),
            path: hostingPath(paths.hostingApplicant, { id: applicant.id, kind: key }),
          }))}
        />
      </div>
      <RightsOfKind key={kind} applicant={applicant} kind={kind} />
    </>
  )
}

type Row = RegisterRight & { id: string }

function RightsOfKind({ applicant: { id, hostedCount }, kind }: { applicant: Applicant; kind: RegisterKind }) {
  const { t } = useTranslation('hosting')
  const words = useWords()
  const refresh = useRefresh()
  const address = useListAddress()
  const { data, ...answer } = useListApplicantRights(
    id,
    { kind, current: address.page, size: address.size },
    { query: listQuery },
  )
  const [chosen, setChosen] = useState<readonly string[]>([])
  const host = useAction(async (keys?: readonly string[]) => {
    const { added, present } = await hostApplicantRights(id, { kind, ...(keys && { keys: [...keys] }) })
    notifySuccess(present > 0 ? t('applicant.hostedSome', { added, present }) : t('applicant.hosted', { count: added }))
    setChosen([])
    await refresh()
  })
  const columns: Column<Row>[] = [
    {
      key: 'title',
      title: t(`name.${kind}`),
      render: ({ title, number }) => (
        <>
          <span className={styles.title}>{title ?? number}</span>
          {title !== null && <div className={`${styles.faint} day`}>{number}</div>}
        </>
      ),
    },
    { key: 'office', title: t('field.office'), render: ({ office }) => words.office(office, kind) },
    ...(kind === 'mark'
      ? [
          {
            key: 'classes',
            title: t('field.classes'),
            render: ({ classes }: Row) => words.value('classes', { classes }) ?? '—',
          },
        ]
      : []),
    { key: 'state', title: t('field.state'), render: ({ state }) => t(`state.${state}`) },
    { key: 'owner', title: t('field.owner'), render: ({ owner }) => owner ?? '—' },
    {
      key: 'filedOn',
      title: t('field.filedOn'),
      render: ({ filedOn }) => <span className="day">{filedOn ?? '—'}</span>,
    },
    {
      key: 'expiresOn',
      title: t('field.expiresOn'),
      render: ({ expiresOn }) => <span className="day">{expiresOn ?? '—'}</span>,
    },
    {
      key: 'item',
      title: t('applicant.inPortfolio'),
      render: ({ itemId }) =>
        itemId === null ? (
          <span className={styles.faint}>{t('applicant.notYet')}</span>
        ) : (
          <SiteLink to={hostingItemPath(itemId, kind)}>{t('applicant.there')}</SiteLink>
        ),
    },
  ]
  return (
    <>
      <RecordList
        label={t('applicant.registers')}
        answer={{
          ...answer,
          data: data && { ...data, records: data.records.map((right) => ({ ...right, id: right.key })) },
        }}
        address={address}
        columns={columns}
        summary={data && t('applicant.total', { count: data.total, hosted: hostedCount })}
        choice={{
          chosen,
          onChoose: setChosen,
          labelOf: ({ title, number }) => t('list.choose', { title: title ?? number }),
          isOffered: ({ itemId }) => itemId === null,
        }}
        actions={
          <Button type="primary" loading={host.isRunning} onClick={() => void host.run()}>
            {t('applicant.takeAll')}
          </Button>
        }
        empty={{ title: t('applicant.none'), text: t('applicant.noneText') }}
      />
      <ErrorNote error={host.error} act="add" />
      {chosen.length > 0 && (
        <ChosenBar text={t('bulk.chosen', { count: chosen.length })} onClear={() => setChosen([])}>
          <Button disabled={host.isRunning} onClick={() => void host.run(chosen)}>
            {t('applicant.takeChosen')}
          </Button>
        </ChosenBar>
      )}
    </>
  )
}
