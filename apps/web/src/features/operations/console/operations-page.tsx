import { useTranslation } from 'react-i18next'
import { paths } from '../../../shared/lib/paths.ts'
import { LinkTabs } from '../../../shared/ui/controls/link-tabs.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import { ImportList } from './import-list.tsx'
import { JobList } from './job-list.tsx'
import { OperationsOverview } from './operations-overview.tsx'
import { useListAddress } from '../../../shared/list/use-list-address.ts'

const views = { overview: OperationsOverview, jobs: JobList, imports: ImportList }
const tabs = ['overview', 'jobs', 'imports'] as const

/** How the site is: what needs attention, its processes and services, its jobs and its imports. */
export function OperationsPage() {
  const { t } = useTranslation(['backoffice', 'operations'])
  const tab = useListAddress().choice('tab', tabs) ?? tabs[0]
  const View = views[tab]
  return (
    <WorkPage title={t('menu.operations')} lead={t('operations:refreshes')}>
      <LinkTabs
        label={t('menu.operations')}
        current={tab}
        tabs={tabs.map((key) => ({
          key,
          path: `${paths.manageOperations}?tab=${key}`,
          text: t(`operations:tabs.${key}`),
        }))}
      />
      <View key={tab} />
    </WorkPage>
  )
}
