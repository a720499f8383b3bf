import type { Case } from '@markwright/api-client/models/case'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { Facts } from '../../../shared/ui/layout/facts.tsx'

/** What was sent by post, and whether it has arrived. */
export function PostFacts({ found, post }: { found: Pick<Case, 'type'>; post: NonNullable<Case['post']> }) {
  const { t } = useTranslation('caseWork')
  const language = useLanguage()
  const labelOf = (kind: string) => found.type.documents.find((each) => each.kind === kind)?.label[language] ?? kind
  return (
    <Facts
      facts={[
        [t('correspondence.byPost'), post.kinds.map(labelOf).join(language === 'cn' ? '、' : ', ')],
        [t('correspondence.company'), post.company],
        [
          t('correspondence.trackingNumber'),
          <span key="number" className="numeric">
            {post.trackingNumber}
          </span>,
        ],
        [
          t('correspondence.posted'),
          post.receivedTime === null
            ? t(post.isMissing ? 'correspondence.askedAgain' : 'correspondence.underWay')
            : t('correspondence.received', { time: toLocalMinute(post.receivedTime) }),
        ],
      ]}
    />
  )
}
