import { ReloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Challenge, type CheckType, checkTypes } from './challenge.ts'
import { ClickWords } from './click-words.tsx'
import styles from './human-check.module.css'
import { SlidePuzzle } from './slide-puzzle.tsx'
import { SpokenSum } from './spoken-sum.tsx'
import { FIRST_TYPE, type Progress, useChallenge } from './use-challenge.ts'

/**
 * The check that a person is there, in its place on a page; `useHumanCheck` opens it in a dialog. `onVerified` gets
 * what a guarded call wants as its second verification, good for one call within 180 seconds; the check stays passed.
 */
export function HumanCheck({
  takesFocus = false,
  onVerified,
}: {
  takesFocus?: boolean
  onVerified: (verification: string) => void
}) {
  const { t } = useTranslation('humanCheck')
  const { type, progress, ask, begin, answer } = useChallenge(onVerified)
  const challenge = 'challenge' in progress ? progress.challenge : null
  const isSettled = progress.kind === 'checking' || progress.kind === 'passed'
  const shared = {
    phase: progress.kind,
    // Anyone who chose another type pressed a button that is gone.
    takesFocus: takesFocus || type !== FIRST_TYPE,
    onBegin: begin,
    onAnswer: answer,
  }
  return (
    <div className={styles.check} data-phase={progress.kind} data-transient>
      {type === 'blockPuzzle' && <SlidePuzzle challenge={ofType(challenge, type)} {...shared} />}
      {type === 'clickWord' && <ClickWords challenge={ofType(challenge, type)} {...shared} />}
      {type === 'math' && <SpokenSum challenge={ofType(challenge, type)} {...shared} />}
      <Verdict progress={progress} />
      <div className={styles.tools}>
        <Button type="text" size="small" icon={<ReloadOutlined />} disabled={isSettled} onClick={() => ask(type)}>
          {t('refresh')}
        </Button>
        {checkTypes
          .filter((other) => other !== type)
          .map((other) => (
            <Button key={other} type="text" size="small" disabled={isSettled} onClick={() => ask(other)}>
              {t(`types.${other}`)}
            </Button>
          ))}
      </div>
    </div>
  )
}

const ofType = <Type extends CheckType>(challenge: Challenge | null, type: Type) =>
  challenge?.type === type ? (challenge as Extract<Challenge, { type: Type }>) : null

function Verdict({ progress }: { progress: Progress }) {
  return (
    <p role="status" className={styles.verdict} data-phase={progress.kind}>
      <VerdictText progress={progress} />
    </p>
  )
}

function VerdictText({ progress }: { progress: Progress }) {
  const { t } = useTranslation('humanCheck')
  switch (progress.kind) {
    case 'loading':
      return t('loading')
    case 'unavailable':
      return progress.message ?? t('unavailable')
    case 'failed':
      return progress.message ?? t('failed')
    case 'passed':
      return t('passed', { seconds: progress.seconds.toFixed(2) })
    default:
      return null
  }
}
