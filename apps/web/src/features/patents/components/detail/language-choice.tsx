import { Segmented, Skeleton } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../shared/i18n/language.ts'
import { ErrorView } from '../../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../../shared/ui/feedback/message-view.tsx'
import { FileTextOutlined } from '@ant-design/icons'

/** Texts in several languages, of which one is shown; with the states of what is being fetched. */
export function LanguageChoice<Text extends { language: string }>({
  answer: { data, error, refetch },
  children,
}: {
  answer: { data: Text[] | undefined; error: unknown; refetch: () => unknown }
  children: (text: Text) => ReactNode
}) {
  const { t } = useTranslation('patents')
  const site = useLanguage()
  const wanted = site === 'cn' ? 'zh' : 'en'
  const [chosen, setChosen] = useState(wanted)
  const names = new Intl.DisplayNames([site === 'cn' ? 'zh-Hans' : 'en'], { type: 'language' })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 10 }} />
  const shown = data.find(({ language }) => language === chosen) ?? data[0]
  if (!shown)
    return <MessageView stamp={<FileTextOutlined />} title={t('detail.noText')} text={t('detail.noTextNote')} />
  return (
    <>
      {data.length > 1 && (
        <Segmented
          aria-label={t('detail.language')}
          value={shown.language}
          options={data.map(({ language }) => ({ value: language, label: names.of(language) ?? language }))}
          onChange={setChosen}
        />
      )}
      {children(shown)}
    </>
  )
}
