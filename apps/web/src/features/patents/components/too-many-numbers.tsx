import { PATENT_FIELD_NUMBERS_MAX } from '@markwright/domain/patents/patent-number-list'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { useUserDraft } from '../../../shared/session/use-user-draft.ts'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { formPath, type NumbersDraft } from '../model/patent-search.ts'

/** A list of numbers is too long for its field; the batch search takes it. */
export function TooManyNumbers({ excess: { count, batch } }: { excess: { count: number; batch: NumbersDraft } }) {
  const { t } = useTranslation('patents')
  const draft = useUserDraft<NumbersDraft>('patent-numbers')
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('simple.tooMany', { count, max: PATENT_FIELD_NUMBERS_MAX })}
      action={
        <SiteLink to={formPath({ mode: 'batch' })} onClick={() => draft.save(batch)}>
          {t('simple.toBatch')}
        </SiteLink>
      }
    />
  )
}
