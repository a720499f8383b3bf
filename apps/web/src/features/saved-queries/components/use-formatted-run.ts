import type { RunStamp } from '@markwright/api-client/models/runStamp'
import { useTranslation } from 'react-i18next'

/** What a run found and in what, in words. */
export function useFormattedRun() {
  const { t } = useTranslation('queries')
  return ({ total, dataDate, engineVersion }: RunStamp): string =>
    dataDate
      ? t('saved.hits', { count: total, date: dataDate, engine: engineVersion })
      : t('saved.hitsNoDate', { count: total, engine: engineVersion })
}
