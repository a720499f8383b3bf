import type { Applicant } from '@markwright/api-client/models/applicant'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Column, Records } from '../../../shared/list/record-list.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { marksPath } from '../model/marks-path.ts'

/** Applicants in rows; the number of marks leads to the marks. */
export function ApplicantTable({
  applicants,
  onRemove,
}: {
  applicants: readonly Applicant[]
  onRemove: (applicant: Applicant) => void
}) {
  const { t } = useTranslation('hosting')
  const columns: Column<Applicant>[] = [
    {
      key: 'name',
      title: t('column.name'),
      render: ({ applicantName, applicantNameEn }) => (
        <>
          <strong style={{ fontWeight: 600 }}>{applicantName}</strong>
          {applicantNameEn && <div style={{ color: 'var(--ink-faint)' }}>{applicantNameEn}</div>}
        </>
      ),
    },
    { key: 'type', title: t('column.type'), render: ({ type }) => t(`type.${type}`) },
    {
      key: 'creditCode',
      title: t('column.creditCode'),
      render: ({ creditCode }) => <span className="numeric">{creditCode ?? '—'}</span>,
    },
    {
      key: 'marks',
      title: t('column.marks'),
      isNumber: true,
      render: ({ applicantName, tmCount }) =>
        tmCount > 0 ? (
          <SiteLink to={marksPath(applicantName)} aria-label={t('marksOf', { name: applicantName, count: tmCount })}>
            {tmCount.toLocaleString('en')}
          </SiteLink>
        ) : (
          0
        ),
    },
    {
      key: 'acts',
      title: t('column.remove'),
      render: (applicant) => (
        <Button
          size="small"
          aria-label={t('removeOne', { name: applicant.applicantName })}
          onClick={() => onRemove(applicant)}
        >
          {t('home.remove')}
        </Button>
      ),
    },
  ]
  return <Records label={t('home.title')} rows={[...applicants]} columns={columns} />
}
