import { searchTrademarks } from '@markwright/api-client/trademarks'
import type { TrademarkResult } from '@markwright/api-client/models/trademarkResult'
import { countryName, jurisdictions } from '@markwright/domain/places/countries'
import { Button, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newMonitorPath, trademarkDetailPath } from '../../../shared/lib/paths.ts'
import { useLanguage } from '../../../shared/i18n/language.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ExplanationPanel } from '../../../shared/similarity/explanation-panel.tsx'
import { LevelBadge } from '../../../shared/similarity/level-badge.tsx'
import { ButtonLink } from '../../../shared/ui/controls/button-link.tsx'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { SiteLink } from '../../../shared/ui/controls/site-link.tsx'
import { isUsedUp, UsedUp } from '../../../shared/ui/feedback/used-up.tsx'
import styles from './monitoring.module.css'

const SHOWN = 5
const everywhere = jurisdictions.map(({ code }) => code)

/** The marks similar to a name that were filed last, as a monitor would have reported them. */
export function LiveExample() {
  const { t } = useTranslation('monitoring')
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ name: string; result: TrademarkResult } | null>(null)
  const search = useAction(async (name: string) => {
    setFound(null)
    const query = { tradeMarkText: name, country: everywhere, status: '1;2;3;4;5;6;7;8', pageSize: SHOWN }
    setFound({ name, result: await searchTrademarks({ ...query, sort: '-appDate' }) })
  })
  const name = text.trim()
  return (
    <>
      <form
        className={styles.try}
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          if (name) void search.run(name)
        }}
      >
        <Input
          size="large"
          value={text}
          maxLength={200}
          placeholder={t('product.try.placeholder')}
          aria-label={t('product.try.label')}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="primary" size="large" htmlType="submit" disabled={!name} loading={search.isRunning}>
          {t('product.try.run')}
        </Button>
      </form>
      {isUsedUp(search.error) ? (
        <UsedUp refusal={search.error} onRetry={() => name && void search.run(name)} />
      ) : (
        <ErrorNote error={search.error} />
      )}
      {search.isRunning && <Skeleton active paragraph={{ rows: 4 }} />}
      {found && <Found {...found} />}
    </>
  )
}

function Found({ name, result }: { name: string; result: TrademarkResult }) {
  const { t } = useTranslation('monitoring')
  const language = useLanguage()
  const marks = result.queryTmInfo
  const [first] = marks
  return (
    <div style={{ marginTop: 20 }}>
      <p role="status">
        {first ? t('product.try.count', { shown: result.total.toLocaleString('en') }) : t('product.try.none')}
      </p>
      <ul className={styles.examples}>
        {marks.map((mark) => (
          <li key={mark.id}>
            <SiteLink to={trademarkDetailPath(mark.id)} className={styles.mark}>
              {mark.name ?? mark.nameOther ?? t('hits.figure')}
            </SiteLink>
            {mark.similarity && <LevelBadge level={mark.similarity.level} score={mark.similarity.score} />}
            <span className={styles.total}>
              {countryName(mark.country, language)} {mark.appNo}
              {mark.appDate && ` · ${t('product.try.applied', { day: mark.appDate })}`}
            </span>
          </li>
        ))}
      </ul>
      {first?.similarity && (
        <ExplanationPanel
          query={name}
          name={first.name}
          nameOther={first.nameOther}
          similarity={first.similarity}
          engineVersion={result.engineVersion}
        />
      )}
      <ButtonLink
        type="primary"
        to={newMonitorPath({ type: 'similar', tradeMarkText: name })}
        style={{ marginTop: 16 }}
      >
        {t('product.try.watch', { name })}
      </ButtonLink>
    </div>
  )
}
