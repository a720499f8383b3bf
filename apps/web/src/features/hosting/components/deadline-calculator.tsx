import { calculateDeadlines } from '@markwright/api-client/hosting'
import type { CalculateDeadlinesParams } from '@markwright/api-client/models/calculateDeadlinesParams'
import type { CalculatedDeadline } from '@markwright/api-client/models/calculatedDeadline'
import type { DeadlineCalculation } from '@markwright/api-client/models/deadlineCalculation'
import { addDays, addYears } from '@markwright/domain/dates/calendar'
import { Button, Form, Input, InputNumber, Select, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DeadlineReasons } from '../../../shared/deadlines/deadline-list.tsx'
import { homeToday } from '../../../shared/lib/local-time.ts'
import { useAction } from '../../../shared/lib/use-action.ts'
import { ErrorNote } from '../../../shared/ui/feedback/error-note.tsx'
import { useFeeDrawer } from '../hooks/use-fee-drawer.ts'
import { useWords } from '../hooks/use-words.ts'
import styles from './deadline-calculator.module.css'
import { FeeCell, FeeDrawer, type ShownFee } from './fee.tsx'
import hosting from './hosting.module.css'
import days from './right-deadlines.module.css'
import { DeadlineState } from './signs.tsx'

const kinds = {
  mark: ['mark'],
  patent: ['patent', 'utility', 'design'],
} as const
/** Last days that are shown at once. */
const NEXT = 3
const reductions = { CN: ['cn85', 'cn70'], US: ['usSmall', 'usMicro'] } as const

type Values = Omit<CalculateDeadlinesParams, 'claims'> & { claims?: number | null }

/** A right whose next last day is about a month away. */
function example(of: keyof typeof kinds): Values {
  const soon = addDays(homeToday(), 30)
  return of === 'mark'
    ? { kind: 'mark', office: 'CN', registeredOn: addDays(addYears(soon, -10), 1), expiresOn: soon }
    : { kind: 'patent', office: 'CN', filedOn: addYears(soon, -6), registeredOn: addYears(soon, -3) }
}

/** The last days and annuities of a right from its dates, with an example to begin with. */
export function DeadlineCalculator({ of }: { of: keyof typeof kinds }) {
  const { t } = useTranslation(['products', 'hosting'])
  const words = useWords()
  const [form] = Form.useForm<Values>()
  const [initial] = useState(() => example(of))
  const [found, setFound] = useState<DeadlineCalculation | null>(null)
  const search = useAction(async (values: Values) => {
    const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '')
    setFound(await calculateDeadlines(Object.fromEntries(given) as unknown as CalculateDeadlinesParams))
  })
  const begin = useEffectEvent(() => void search.run(initial))
  useEffect(() => begin(), [])
  const office = Form.useWatch('office', form) ?? initial.office
  const offered = office === 'CN' || office === 'US' ? reductions[office] : []
  const isPatent = of === 'patent'
  return (
    <>
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={initial}
        className={styles.form}
        onValuesChange={(changed) => {
          if ('office' in changed) form.setFieldValue('feeReduction', undefined)
        }}
        onFinish={(values) => void search.run(values)}
      >
        <Form.Item name="kind" label={t('calculator.kind')} hidden={!isPatent}>
          <Select
            options={kinds[of].map((value) => ({ value, label: t(`calculator.kinds.${value}`) }))}
            aria-label={t('calculator.kind')}
          />
        </Form.Item>
        <Form.Item name="office" label={t('calculator.office')}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={words.offices(of)} />
        </Form.Item>
        <Form.Item name="filedOn" label={t('calculator.filedOn')}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name="registeredOn" label={t(`calculator.registeredOn.${of}`)}>
          <Input type="date" />
        </Form.Item>
        <Form.Item name="expiresOn" label={t('calculator.expiresOn')}>
          <Input type="date" />
        </Form.Item>
        {isPatent && (
          <Form.Item name="claims" label={t('calculator.claims')}>
            <InputNumber min={1} max={1000} precision={0} style={{ width: '100%' }} />
          </Form.Item>
        )}
        {isPatent && offered.length > 0 && (
          <Form.Item name="feeReduction" label={t('calculator.reduction')}>
            <Select
              allowClear
              placeholder={t('calculator.none')}
              options={offered.map((value) => ({ value, label: t(`hosting:feeReduction.${value}`) }))}
            />
          </Form.Item>
        )}
        <Form.Item label=" " className={styles.run}>
          <Button type="primary" htmlType="submit" loading={search.isRunning}>
            {t('calculator.run')}
          </Button>
        </Form.Item>
      </Form>
      <ErrorNote error={search.error} />
      {found ? <Found {...found} /> : search.isRunning && <Skeleton active paragraph={{ rows: 4 }} />}
    </>
  )
}

function Found({ deadlines, gaps }: DeadlineCalculation) {
  const { t } = useTranslation(['products', 'hosting'])
  const fees = useFeeDrawer()
  const today = homeToday()
  const hasPassed = ({ law }: CalculatedDeadline) => (law.graceEnd ?? law.lastDay) < today
  const ahead = deadlines.filter((each) => !hasPassed(each))
  const passed = deadlines.filter(hasPassed)
  const list = (shown: readonly CalculatedDeadline[]) => (
    <ol className={days.list}>
      {shown.map((deadline) => (
        <li key={`${deadline.kind} ${deadline.name} ${deadline.law.lastDay}`}>
          <Entry deadline={deadline} onFee={fees.open} />
        </li>
      ))}
    </ol>
  )
  return (
    <div className={styles.found}>
      <p role="status">
        {deadlines.length === 0 ? t('calculator.nothing') : t('calculator.shown', { count: deadlines.length })}
      </p>
      {deadlines.some(({ fee }) => fee !== null) && <p className={hosting.faint}>{t('calculator.fees')}</p>}
      {gaps.map(({ kind, gap, years }) => (
        <p key={`${kind} ${gap}`} className={days.gap}>
          {years.length > 0
            ? t('hosting:gap.years', { years: years.join(t('hosting:separator')) })
            : t(`hosting:gap.${kind}.${gap}`)}
        </p>
      ))}
      {list(ahead.slice(0, NEXT))}
      {ahead.length > NEXT && (
        <details className={days.done}>
          <summary>{t('calculator.later', { count: ahead.length - NEXT })}</summary>
          {list(ahead.slice(NEXT))}
        </details>
      )}
      {passed.length > 0 && (
        <details className={days.done}>
          <summary>{t('calculator.passed', { count: passed.length })}</summary>
          {list(passed)}
        </details>
      )}
      <FeeDrawer {...fees.drawer} />
    </div>
  )
}

function Entry({
  deadline: { name, law, fee },
  onFee,
}: {
  deadline: CalculatedDeadline
  onFee: (fee: ShownFee) => void
}) {
  const { t } = useTranslation(['hosting', 'annuities'])
  const words = useWords()
  return (
    <>
      <h3>
        {name} <DeadlineState state={law.state} isDone={false} />
      </h3>
      <dl className={days.days}>
        <div>
          <dt>{t('deadlines.dueOn')}</dt>
          <dd className="numeric">
            <strong>{law.lastDay}</strong> <span>{words.distance(law.lastDay)}</span>
          </dd>
        </div>
        {law.graceEnd && (
          <div>
            <dt>{t('deadlines.graceEnd')}</dt>
            <dd className="numeric">{law.graceEnd}</dd>
            {law.surcharge && <dd>{law.surcharge}</dd>}
          </div>
        )}
        {fee && (
          <div>
            <dt>{t('annuities:fee')}</dt>
            <dd>
              <FeeCell of={{ title: name, name: law.lastDay, fee }} onOpen={onFee} />
            </dd>
          </div>
        )}
      </dl>
      <DeadlineReasons deadline={law} />
    </>
  )
}
