import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'

/** Selects everything that the filters leave, on all pages; `load` reads and selects it. */
export function ChooseAll({ total, load }: { total: number; load: () => Promise<void> }) {
  const { t } = useTranslation('annuities')
  const choose = useAction(load)
  return (
    <>
      <Button loading={whenSlow(choose.isRunning)} onClick={() => void choose.run()}>
        {t('bar.all', { count: total })}
      </Button>
      <ErrorNote error={choose.error} />
    </>
  )
}
