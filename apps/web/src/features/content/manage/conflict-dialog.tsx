import type { ArticleRecord } from '@markwright/api-client/models/articleRecord'
import { Button, Flex, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'

/** Somebody else has saved the article since it was read: one of the two texts goes. Null closes it. */
export function ConflictDialog({
  theirs,
  onLoadTheirs,
  onKeepMine,
  onClose,
}: {
  theirs: ArticleRecord | null
  onLoadTheirs: (theirs: ArticleRecord) => void
  onKeepMine: (theirs: ArticleRecord) => void
  onClose: () => void
}) {
  const { t } = useTranslation('backoffice')
  return (
    <Modal
      open={theirs !== null}
      title={t('conflict.title')}
      width={600}
      onCancel={onClose}
      footer={
        <Flex gap={8} wrap justify="end">
          <Button onClick={onClose}>{t('conflict.goOn')}</Button>
          <Button onClick={() => theirs && onLoadTheirs(theirs)}>{t('conflict.loadTheirs')}</Button>
          <Button danger onClick={() => theirs && onKeepMine(theirs)}>
            {t('conflict.keepMine')}
          </Button>
        </Flex>
      }
    >
      {theirs && <p>{t('conflict.text', { time: toLocalMinute(theirs.updateTime) })}</p>}
    </Modal>
  )
}
