import { ApartmentOutlined } from '@ant-design/icons'
import { Button, Modal, Skeleton } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../../../shared/i18n/later-texts.ts'
import { typedViennaCodes } from '../../model/query.ts'

const ViennaPicker = lazy(async () => {
  const [part] = await Promise.all([
    import('../../../../shared/classification/vienna-picker.tsx'),
    loadTexts(['classification']),
  ])
  return { default: part.ViennaPicker }
})

/** Chooses element codes from the table instead of typing them; they are copied once that is confirmed. */
export function ViennaChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('queries')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <>
      <Button type="link" icon={<ApartmentOutlined />} onClick={() => setCodes(typedViennaCodes(value))}>
        {t('chooseElements')}
      </Button>
      <Modal
        open={codes !== null}
        title={t('chooseElements')}
        okText={t('useSelected')}
        destroyOnHidden
        onOk={() => {
          onChange((codes ?? []).join(';'))
          setCodes(null)
        }}
        onCancel={() => setCodes(null)}
      >
        <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />}>
          {codes && <ViennaPicker value={codes} onChange={setCodes} />}
        </Suspense>
      </Modal>
    </>
  )
}
