import type { CaseContent } from '@markwright/api-client/models/caseContent'
import type { CaseQuotation } from '@markwright/api-client/models/caseQuotation'
import type { CaseType } from '@markwright/api-client/models/caseType'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ContentView } from './content-view.tsx'

/** A step of a draft of which a quotation is open: it is only read until its member confirms that the quotation lapses. */
export function LockedStep({
  type,
  step,
  content,
  quotation,
  onConfirm,
}: {
  type: CaseType
  step: CaseType['steps'][number]
  content: CaseContent
  quotation: CaseQuotation
  onConfirm: () => void
}) {
  const { t } = useTranslation('quotations')
  return (
    <div style={{ maxWidth: 720 }}>
      <Alert
        type="warning"
        showIcon
        style={{ marginBottom: 20 }}
        title={t(quotation.state === 'offered' ? 'lock.offered' : 'lock.requested', { number: quotation.number })}
        description={
          <>
            <p>{t('lock.text')}</p>
            <Button size="small" style={{ marginTop: 8 }} onClick={onConfirm}>
              {t('lock.change')}
            </Button>
          </>
        }
      />
      <ContentView type={{ ...type, steps: [step] }} content={content} />
    </div>
  )
}
