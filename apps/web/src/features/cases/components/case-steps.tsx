import type { Case } from '@markwright/api-client/models/case'
import { Steps } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'

/** How far a case has come before it goes to staff: its draft is filled in and ordered. */
export function CaseSteps({ found }: { found: Case }) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const isComplete = found.missingDocuments.length === 0
  return (
    <Steps
      size="small"
      responsive
      style={{ margin: '20px 0 8px' }}
      current={found.type.steps.length + (isComplete ? 2 : 1)}
      items={[
        ...found.type.steps.map(({ label }) => label[language]),
        t('draft.order'),
        t('correspondence.steps.documents'),
        t('correspondence.steps.notification'),
      ].map((title) => ({ title }))}
    />
  )
}
