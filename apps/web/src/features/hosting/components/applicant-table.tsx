import type { Applicant } from '@markwright/api-client/models/applicant'
import { Button, Table, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { SiteLink } from '../../../shared/ui/site-link.tsx'
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
  const columns: TableColumnType<Applicant>[] = [
    {
      title: t('column.name'),
      render: (_value, { applicantName, applicantNameEn }) => (
        <>
          <strong style={{ fontWeight: 600 }}>{applicantName}</strong>
          {applicantNameEn && <div style={{ color: 'var(--ink-faint)' }}>{applicantNameEn}</div>}
        </>
      ),
    },
    { title: t('column.type'), render: (_value, { type }) => t(`type.${type}`), width: 120, responsive: ['md'] },
    {
      title: t('column.creditCode'),
      render: (_value, { creditCode }) => creditCode ?? '—',
      width: 210,
      className: 'numeric',
      responsive: ['md'],
    },
    {
      title: t('column.marks'),
      render: (_value, { applicantName, tmCount }) =>
        tmCount > 0 ? (
          <SiteLink to={marksPath(applicantName)} aria-label={t('marksOf', { name: applicantName, count: tmCount })}>
            {tmCount.toLocaleString('en')}
          </SiteLink>
        ) : (
          0
        ),
      width: 90,
      align: 'end',
      className: 'numeric',
    },
    {
      title: <span className="visually-hidden">{t('column.remove')}</span>,
      render: (_value, applicant) => (
        <Button
          size="small"
          aria-label={t('removeOne', { name: applicant.applicantName })}
          onClick={() => onRemove(applicant)}
        >
          {t('home.remove')}
        </Button>
      ),
      width: 90,
      align: 'end',
    },
  ]
  return (
    <Table<Applicant> size="middle" rowKey="id" columns={columns} dataSource={[...applicants]} pagination={false} />
  )
}
