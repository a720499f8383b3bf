import { DownOutlined, RightOutlined } from '@ant-design/icons'
import { useListViennaElements } from '@markwright/api-client/classification'
import type { ViennaElement } from '@markwright/api-client/models/viennaElement'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/language.ts'
import { ErrorView } from '../ui/feedback/error-view.tsx'
import styles from './vienna-picker.module.css'

type Choice = { value: readonly string[]; onToggle: (code: string, isChosen: boolean) => void }

/** Elements of one level, each with the level below it on demand; a list of finds has none below. */
export function ViennaLevel({
  elements,
  isFlat = false,
  ...choice
}: { elements: readonly ViennaElement[]; isFlat?: boolean } & Choice) {
  return (
    <ul className={styles.level}>
      {elements.map((element) => (
        <Element key={element.code} element={element} canOpen={!isFlat && element.children} {...choice} />
      ))}
    </ul>
  )
}

function Element({
  element: { code, nameCn, nameEn, auxiliary },
  canOpen,
  value,
  onToggle,
}: { element: ViennaElement; canOpen: boolean } & Choice) {
  const { t } = useTranslation('classification')
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const [first, second] = language === 'en' ? [nameEn, nameCn] : [nameCn, nameEn]
  return (
    <li>
      <div className={styles.element}>
        {canOpen ? (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-label={t('vienna.below', { code })}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <DownOutlined /> : <RightOutlined />}
          </button>
        ) : (
          <span className={styles.opener} />
        )}
        <label>
          <input
            type="checkbox"
            checked={value.includes(code)}
            onChange={(event) => onToggle(code, event.target.checked)}
          />
          <span className={`${styles.code} numeric`}>{code}</span>
          <span>
            {first ?? second}
            {auxiliary && <span className={styles.other}> {t('vienna.auxiliary')}</span>}
            {first && second && <span className={styles.other}> {second}</span>}
          </span>
        </label>
      </div>
      {isOpen && <Below parent={code} value={value} onToggle={onToggle} />}
    </li>
  )
}

function Below({ parent, ...choice }: { parent: string } & Choice) {
  const { data, error, refetch } = useListViennaElements({ parent }, { query: { staleTime: Number.POSITIVE_INFINITY } })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3, width: '60%' }} />
  return <ViennaLevel elements={data} {...choice} />
}
