import type { CaseContent } from '@markwright/api-client/models/caseContent'
import type { CaseType } from '@markwright/api-client/models/caseType'
import { Alert, Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useContentFacts } from '../hooks/use-content-facts.ts'

/** Shows what two windows have filled in differently, and lets the user choose. */
export function DraftConflict({
  type,
  mine,
  theirs,
  onTakeTheirs,
  onKeepMine,
}: {
  type: CaseType
  mine: CaseContent
  theirs: CaseContent
  onTakeTheirs: () => void
  onKeepMine: () => void
}) {
  const { t } = useTranslation('cases')
  const language = useLanguage()
  const textOfField = useContentFacts()
  const fields = type.steps
    .flatMap((step) => step.fields)
    .filter(({ name }) => JSON.stringify(mine[name]) !== JSON.stringify(theirs[name]))
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 20 }}
      title={t('conflict.title')}
      description={
        <>
          <p>{t('conflict.text')}</p>
          <dl>
            {fields.map((field) => (
              <div key={field.name} style={{ marginBottom: 8 }}>
                <dt style={{ fontWeight: 600 }}>{field.label[language]}</dt>
                <dd style={{ margin: 0 }}>
                  {t('conflict.mine')}: {textOfField(field, mine) || '—'}
                </dd>
                <dd style={{ margin: 0 }}>
                  {t('conflict.theirs')}: {textOfField(field, theirs) || '—'}
                </dd>
              </div>
            ))}
          </dl>
          <Flex gap={8} wrap>
            <Button onClick={onTakeTheirs}>{t('conflict.take')}</Button>
            <Button onClick={onKeepMine}>{t('conflict.keep')}</Button>
          </Flex>
        </>
      }
    />
  )
}
