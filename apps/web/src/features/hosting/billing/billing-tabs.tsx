import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'

const pathOf = {
  charges: paths.clientCharges,
  statements: paths.clientStatements,
  profits: paths.rightProfits,
  letters: paths.clientLetters,
  workload: paths.hostingWorkload,
} as const
const tabs = ['charges', 'statements', 'profits', 'letters', 'workload'] as const

/** The way between the pages of what an agency charges its clients. */
export function BillingTabs({ current }: { current: (typeof tabs)[number] }) {
  const { t } = useTranslation('billing')
  return (
    <div style={{ marginTop: 16 }}>
      <LinkTabs
        label={t('tabs.label')}
        current={current}
        tabs={tabs.map((key) => ({ key, path: pathOf[key], text: t(`tabs.${key}`) }))}
      />
    </div>
  )
}
