import type { FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { refusalText } from './refusal-text.ts'
import { useAction } from './use-action.ts'
import { refusedField } from './refused-field.ts'

/** An action of a form; what the server refuses is shown beside the field as well, where it names one. */
export function useFormAction<Values, Args extends unknown[]>(
  form: FormInstance<Values>,
  act: (...args: Args) => Promise<void>,
) {
  const { t } = useTranslation('site')
  return useAction(async (...args: Args) => {
    try {
      await act(...args)
    } catch (error) {
      const field = refusedField(error)
      if (field !== null) form.setFields([{ name: field as never, errors: [refusalText(error, t('error.noAnswer'))] }])
      throw error
    }
  })
}
