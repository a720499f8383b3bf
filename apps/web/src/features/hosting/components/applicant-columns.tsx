import type { Applicant } from '@markwright/api-client/models/applicant'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../shared/list/column.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { hostingApplicantPath } from '../model/hosting-paths.ts'
import { marksPath } from '../model/marks-path.ts'
import { EditAndRemove } from './edit-and-remove.tsx'
import styles from './hosting.module.css'
import { Sign } from './signs.tsx'

export type ApplicantAct = 'edit' | 'remove'

/** Columns of the applicants; the number of marks leads to the search for them. */
export function useApplicantColumns(
  onAct: (act: ApplicantAct, id: string) => void,
  clients: readonly { value: string; label: string }[],
): Column<Applicant>[] {
  const { t } = useTranslation('hosting')
  return [
    {
      key: 'name',
      title: t('column.name'),
      render: ({ id, applicantName, applicantNameEn, creditCode, spellings, storeFlag, type }) => (
        <>
          <SiteLink to={hostingApplicantPath(id)} className={styles.title}>
            {applicantName}
          </SiteLink>
          {applicantNameEn && <div className={styles.faint}>{applicantNameEn}</div>}
          {creditCode && <div className={`${styles.faint} numeric`}>{creditCode}</div>}
          {spellings.length > 0 && (
            <div className={styles.faint}>{t('applicants.spellings', { names: spellings.join(t('separator')) })}</div>
          )}
          <div className={styles.tags}>
            <Sign tone={storeFlag === 1 ? 'good' : 'plain'}>
              {t(storeFlag === 1 ? 'applicants.hosted' : 'applicants.followed')}
            </Sign>
            {type === 'Individual' && <Sign>{t('type.Individual')}</Sign>}
          </div>
        </>
      ),
    },
    {
      key: 'client',
      title: t('party.client'),
      render: ({ clientId }) => clients.find(({ value }) => value === clientId)?.label ?? '—',
    },
    {
      key: 'marks',
      title: t('column.marks'),
      isNumber: true,
      render: ({ applicantName, tmCount }) =>
        tmCount > 0 ? (
          <SiteLink
            to={marksPath(applicantName)}
            className={styles.count}
            aria-label={t('marksOf', { name: applicantName, count: tmCount })}
          >
            {tmCount.toLocaleString('en')}
          </SiteLink>
        ) : (
          0
        ),
    },
    {
      key: 'patents',
      title: t('column.patents'),
      isNumber: true,
      render: ({ patentCount }) => patentCount.toLocaleString('en'),
    },
    {
      key: 'hosted',
      title: t('column.hosted'),
      isNumber: true,
      render: ({ hostedCount }) => hostedCount.toLocaleString('en'),
    },
    {
      key: 'acts',
      title: t('acts'),
      render: ({ id, applicantName }) => (
        <EditAndRemove
          editLabel={t('applicants.editOne', { name: applicantName })}
          removeLabel={t('applicants.removeOne', { name: applicantName })}
          onAct={(act) => onAct(act, id)}
        />
      ),
    },
  ]
}
