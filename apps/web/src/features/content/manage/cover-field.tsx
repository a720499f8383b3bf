import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { useImageUpload } from './use-image-upload.ts'
import type { Cover } from './article-form.ts'
import { ImagePicker } from './image-picker.tsx'
import styles from './articles.module.css'

/** The image above an article; `value` and `onChange` come from the form. */
export function CoverField({
  id,
  value = null,
  onChange,
}: {
  id?: string
  value?: Cover | null
  onChange?: (cover: Cover | null) => void
}) {
  const { t } = useTranslation('backoffice')
  const { upload, problem, isPending } = useImageUpload()
  const take = async (file: File) => {
    const stored = await upload(file)
    if (stored) onChange?.({ id: stored.id, url: stored.url })
  }
  return (
    <div className={styles.coverField}>
      {value && <img src={value.url} alt={t('articles.coverNow')} />}
      <Flex gap={8} wrap>
        <ImagePicker
          id={id}
          label={value ? t('images.replace') : t('images.choose')}
          isBusy={isPending}
          onPick={(file) => void take(file)}
        />
        {value && <Button onClick={() => onChange?.(null)}>{t('images.remove')}</Button>}
      </Flex>
      <p className={styles.help}>{t('images.help')}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
