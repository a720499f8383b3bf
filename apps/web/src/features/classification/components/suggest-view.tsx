import { useSuggestGoods } from '@markwright/api-client/classification'
import { Button, Input, Skeleton } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { whenSlow } from '../../../shared/ui/feedback/when-slow.tsx'
import { classificationPath, TEXT_LENGTH_MAX } from '../model/classification-address.ts'
import styles from './classification.module.css'
import { SuggestedClasses } from './suggested-classes.tsx'

/** Suggests classes for what somebody describes in their own words. */
export function SuggestView({ text }: { text: string }) {
  const { t } = useTranslation('classification')
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [isEmpty, setIsEmpty] = useState(false)
  const { data, error, isFetching, refetch } = useSuggestGoods(
    { text },
    { query: { enabled: text !== '', staleTime: Number.POSITIVE_INFINITY } },
  )
  const submit = () => {
    setIsEmpty(typed.trim() === '')
    if (typed.trim()) void navigate(classificationPath({ view: 'suggest', text: typed }))
  }
  return (
    <>
      <form
        className={styles.suggestForm}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <label htmlFor={id}>{t('suggest.label')}</label>
        <Input.TextArea
          id={id}
          rows={4}
          maxLength={TEXT_LENGTH_MAX}
          value={typed}
          status={isEmpty ? 'error' : ''}
          placeholder={t('suggest.placeholder')}
          aria-describedby={`${id}-help`}
          aria-invalid={isEmpty}
          onChange={(event) => {
            setTyped(event.target.value)
            setIsEmpty(false)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
          }}
        />
        <p id={`${id}-help`} role={isEmpty ? 'alert' : undefined} className={isEmpty ? styles.problem : styles.faint}>
          {t(isEmpty ? 'suggest.empty' : 'suggest.help')}
        </p>
        <Button type="primary" htmlType="submit" loading={whenSlow(isFetching)}>
          {t('suggest.submit')}
        </Button>
      </form>
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {text !== '' && !data && !error && <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />}
      {data && <SuggestedClasses classes={data.classes} />}
    </>
  )
}
