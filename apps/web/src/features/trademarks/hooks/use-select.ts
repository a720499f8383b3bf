import { useTranslation } from 'react-i18next'
import { notifyError } from '../../../shared/ui/feedback/notify.ts'
import { select, type Selected, SELECTED_MAX } from '../model/selection.ts'

/** Puts marks aside or takes them out again, and says where there was no room for all of them. */
export function useSelect() {
  const { t } = useTranslation('selection')
  return (marks: readonly Selected[], areSelected: boolean) => {
    if (!select(marks, areSelected)) notifyError(t('full', { count: SELECTED_MAX }))
  }
}
