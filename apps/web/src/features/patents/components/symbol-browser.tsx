import { useSearchPatentIpcs } from '@markwright/api-client/patents'
import type { PatentSymbol } from '@markwright/api-client/models/patentSymbol'
import { ApartmentOutlined, RightOutlined } from '@ant-design/icons'
import { keepPreviousData } from '@tanstack/react-query'
import { Button, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { KeywordSearch } from '../../../shared/ui/controls/keyword-search.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { Pager } from '../../../shared/ui/controls/pager.tsx'
import styles from './patents.module.css'

type Scheme = 'ipc' | 'cpc'

const SIZE = 50

/** A button that opens the classification; the symbol that is chosen there goes to `onChoose`. */
export function SymbolBrowser({ scheme, onChoose }: { scheme: Scheme; onChoose: (symbol: string) => void }) {
  const { t } = useTranslation('patents')
  const [isOpen, setIsOpen] = useState(false)
  const name = scheme.toUpperCase()
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<ApartmentOutlined />}
        aria-label={t('symbols.browse', { name })}
        onClick={() => setIsOpen(true)}
      />
      <Modal
        open={isOpen}
        title={t('symbols.title', { name })}
        width="min(760px, 96vw)"
        footer={null}
        destroyOnHidden
        onCancel={() => setIsOpen(false)}
      >
        <Symbols
          scheme={scheme}
          onChoose={(symbol) => {
            setIsOpen(false)
            onChoose(symbol)
          }}
        />
      </Modal>
    </>
  )
}

/** The symbols below one another, or those whose symbol or title has a keyword. */
function Symbols({ scheme, onChoose }: { scheme: Scheme; onChoose: (symbol: string) => void }) {
  const { t } = useTranslation('patents')
  const [above, setAbove] = useState<PatentSymbol[]>([])
  const [keyword, setKeyword] = useState('')
  const [page, setPage] = useState(1)
  const parent = above.at(-1)
  const look = (symbols: PatentSymbol[], words = '') => {
    setAbove(symbols)
    setKeyword(words)
    setPage(1)
  }
  const { data, error, refetch, isPlaceholderData } = useSearchPatentIpcs(
    { scheme, current: page, size: SIZE, ...(keyword ? { keyword } : parent && { parent: parent.code }) },
    { query: { placeholderData: keepPreviousData } },
  )
  const symbols = data && 'records' in data ? data : undefined
  return (
    <>
      <KeywordSearch value={keyword} label={t('symbols.search')} onSearch={(words) => look([], words)} />
      {!keyword && (
        <nav className={styles.symbolPath} aria-label={t('symbols.path')}>
          <Button type="link" size="small" onClick={() => look([])}>
            {t('symbols.sections')}
          </Button>
          {above.map((symbol, at) => (
            <Button key={symbol.code} type="link" size="small" onClick={() => look(above.slice(0, at + 1))}>
              {symbol.code}
            </Button>
          ))}
        </nav>
      )}
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !symbols ? (
        <Skeleton active />
      ) : symbols.total === 0 ? (
        <MessageView stamp={<ApartmentOutlined />} title={t('symbols.none')} />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? styles.stale : undefined}>
          <ul className={styles.symbols}>
            {symbols.records.map((symbol) => (
              <li key={symbol.code}>
                <Button
                  size="small"
                  aria-label={t('symbols.choose', { code: symbol.code })}
                  onClick={() => onChoose(symbol.code)}
                >
                  {symbol.code}
                </Button>
                <SymbolName symbol={symbol} />
                {symbol.hasChildren && (
                  <Button
                    type="text"
                    size="small"
                    icon={<RightOutlined />}
                    aria-label={t('symbols.open', { code: symbol.code })}
                    onClick={() => look(keyword ? [symbol] : [...above, symbol])}
                  />
                )}
              </li>
            ))}
          </ul>
          <Pager total={symbols.total} page={page} size={SIZE} onChange={setPage} />
        </div>
      )}
    </>
  )
}

function SymbolName({ symbol: { nameCn, nameEn } }: { symbol: PatentSymbol }) {
  const isChinese = useLanguage() === 'cn'
  const [first, other] = isChinese ? [nameCn, nameEn] : [nameEn, nameCn]
  return (
    <span>
      {first ?? other}
      {first && other && <span className={styles.meta}> {other}</span>}
    </span>
  )
}
