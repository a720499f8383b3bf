import { CheckOutlined, LinkOutlined } from '@ant-design/icons'
import { ApiError } from '@markwright/api-client/fetch'
import { answerDecisionRequest, readDecisionRequest } from '@markwright/api-client/hosting'
import type { AskedDecisions } from '@markwright/api-client/models/askedDecisions'
import type { AskedDecisionsItemsItem } from '@markwright/api-client/models/askedDecisionsItemsItem'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Form, Input, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { toLocalMinute } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { ErrorView } from '../../../shared/ui/feedback/error-view.tsx'
import { MessageView } from '../../../shared/ui/feedback/message-view.tsx'
import { WorkPage } from '../../../shared/ui/layout/work-page.tsx'
import styles from '../components/annuities.module.css'
import { DecisionSign } from '../components/annuity-signs.tsx'
import { FeeCell } from '../components/fee.tsx'
import hosting from '../components/hosting.module.css'
import { DeadlineState, Sign } from '../components/signs.tsx'
import { useWords } from '../hooks/use-words.ts'

/** Of a link that does not hold any more. */
const OVER = 61021

/** Where somebody without an account keeps or gives up rights. The token is behind a second `#`, which browsers send nowhere. */
export function DecisionPage() {
  const { t } = useTranslation('annuities')
  const token = useLocation().hash.slice(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['hosting-decision', token],
    queryFn: ({ signal }) => readDecisionRequest({ token }, { signal }),
    enabled: token !== '',
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // What is being decided stays as it is while somebody looks elsewhere.
    refetchOnWindowFocus: false,
  })
  const isOver = token === '' || isOverError(error)
  return (
    <WorkPage title={t('answer.title')}>
      {isOver ? (
        <LinkOver />
      ) : error && !data ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <Asked key={token} token={token} first={data} />
      )}
    </WorkPage>
  )
}

const isOverError = (error: unknown) => error instanceof ApiError && error.code === OVER

function LinkOver() {
  const { t } = useTranslation('annuities')
  return <MessageView stamp={<LinkOutlined />} title={t('answer.over')} text={t('answer.overText')} />
}

type Decided = 'keep' | 'drop'

function Asked({ token, first }: { token: string; first: AskedDecisions }) {
  const { t } = useTranslation('annuities')
  const [asked, setAsked] = useState(first)
  const [chosen, setChosen] = useState<Readonly<Record<string, Decided>>>(() => decidedOf(first.items))
  const [isSaved, setIsSaved] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const open = asked.items.filter(({ isFixed }) => !isFixed)
  const left = open.filter(({ id }) => !chosen[id]).length
  const choose = (ids: readonly string[], decision: Decided) => {
    setIsSaved(false)
    setIsMissing(false)
    setChosen({ ...chosen, ...Object.fromEntries(ids.map((id) => [id, decision])) })
  }
  const submit = useAction(async (name: string) => {
    setIsSaved(false)
    const decisions = open.flatMap(({ id }) => {
      const decision = chosen[id]
      return decision ? [{ id, decision }] : []
    })
    setIsMissing(decisions.length === 0)
    if (decisions.length === 0) return
    const after = await answerDecisionRequest({ token, name: name.trim(), decisions })
    setAsked(after)
    setChosen(decidedOf(after.items))
    setIsSaved(true)
  })
  if (isOverError(submit.error)) return <LinkOver />
  const all = (decision: Decided) =>
    choose(
      open.map(({ id }) => id),
      decision,
    )
  return (
    <>
      <p style={{ marginTop: 12, fontSize: 17 }}>
        {t('answer.who', { owner: asked.ownerName, count: asked.items.length })}
      </p>
      {asked.note && (
        <p className={hosting.note} style={{ marginTop: 12 }}>
          {asked.note}
        </p>
      )}
      <div className={hosting.sectionHead} style={{ marginTop: 16 }}>
        <span className={hosting.faint}>{t('answer.until', { time: toLocalMinute(asked.expireTime) })}</span>
        {open.length > 1 && (
          <div className={hosting.row}>
            <Button onClick={() => all('keep')}>{t('answer.keepAll')}</Button>
            <Button onClick={() => all('drop')}>{t('answer.dropAll')}</Button>
          </div>
        )}
      </div>
      <ul aria-label={t('answer.items')}>
        {asked.items.map((item) => (
          <AskedItem
            key={item.id}
            item={item}
            decision={chosen[item.id] ?? null}
            onDecide={(decision) => choose([item.id], decision)}
          />
        ))}
      </ul>
      {isSaved && <Alert type="success" showIcon icon={<CheckOutlined />} role="status" title={t('answer.done')} />}
      {open.length > 0 && (
        <Form<{ name: string }>
          layout="vertical"
          className={styles.answer}
          onFinish={({ name }) => void submit.run(name)}
        >
          <Form.Item
            name="name"
            label={t('answer.name')}
            rules={[{ required: true, whitespace: true, message: t('answer.nameMissing') }]}
          >
            <Input maxLength={100} autoComplete="name" />
          </Form.Item>
          {isMissing && (
            <p role="alert" style={{ marginBottom: 8, color: 'var(--seal-deep)' }}>
              {t('answer.chooseOne')}
            </p>
          )}
          <ErrorNote error={submit.error} act="submit" />
          <div className={hosting.row}>
            <Button type="primary" size="large" htmlType="submit" loading={submit.isRunning}>
              {t('answer.submit')}
            </Button>
            <span className={hosting.faint} role="status">
              {left === 0 ? t('answer.all') : t('answer.left', { count: left })}
            </span>
          </div>
        </Form>
      )}
    </>
  )
}

const decidedOf = (items: readonly AskedDecisionsItemsItem[]): Record<string, Decided> =>
  Object.fromEntries(
    items.flatMap(({ id, decision }) => (decision === 'keep' || decision === 'drop' ? [[id, decision]] : [])),
  )

function AskedItem({
  item,
  decision,
  onDecide,
}: {
  item: AskedDecisionsItemsItem
  decision: Decided | null
  onDecide: (decision: Decided) => void
}) {
  const { t } = useTranslation('annuities')
  const words = useWords()
  const { title, number, office, name, dueOn, graceEnd, state, fee, isFixed } = item
  return (
    <li className={styles.asked}>
      <div>
        <h2 style={{ fontSize: 16 }}>
          {title} <DeadlineState state={state} />
        </h2>
        <div className={hosting.faint}>
          {words.office(office)} · <span className="numeric">{number}</span> · {name}
        </div>
        <div>
          {t('answer.lastDay')} <strong className="day">{dueOn}</strong>{' '}
          <span className={hosting.faint}>
            {words.distance(dueOn)}
            {graceEnd && state === 'grace' && ` · ${t('answer.grace', { day: graceEnd })}`}
          </span>
        </div>
        {fee && (
          <div style={{ marginTop: 4 }}>
            <FeeCell of={{ title, name, fee }} />
          </div>
        )}
      </div>
      {isFixed ? (
        <div className={hosting.row}>
          <DecisionSign decision={item.decision} />
          <Sign>{t('answer.fixed')}</Sign>
        </div>
      ) : (
        <Radio.Group
          aria-label={t('answer.decisionOf', { title, name })}
          optionType="button"
          buttonStyle="solid"
          value={decision}
          options={[
            { value: 'keep', label: t('answer.keep') },
            { value: 'drop', label: t('answer.drop') },
          ]}
          onChange={({ target }) => onDecide(target.value as Decided)}
        />
      )}
    </li>
  )
}
