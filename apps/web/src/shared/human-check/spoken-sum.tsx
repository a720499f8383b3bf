import { SoundOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef, Space } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decodeBase64 } from '../lib/base64.ts'
import type { Challenge } from './challenge.ts'
import styles from './human-check.module.css'
import type { PuzzleProps } from './puzzle-props.ts'
import { useFirstFocus } from './use-first-focus.ts'

/** A sum that is only spoken, for those who cannot see an image. Enter in the empty field plays it. */
export function SpokenSum({ challenge, phase, takesFocus, onBegin, onAnswer }: PuzzleProps<'math'>) {
  const { t } = useTranslation('humanCheck')
  const [written, setWritten] = useState<{ challenge: Challenge | null; text: string }>({ challenge: null, text: '' })
  const input = useFirstFocus<InputRef>(takesFocus)
  const id = useId()
  const text = written.challenge === challenge ? written.text : ''
  const isReady = phase === 'ready'
  const listen = () => {
    if (challenge) void play(challenge.sound)
  }
  return (
    <form
      className={styles.sum}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady) return
        if (text.trim()) onAnswer({ answer: text.trim() })
        else listen()
      }}
    >
      <label className={styles.task} htmlFor={id}>
        {t('sumTask')}
      </label>
      <Button
        block
        size="large"
        className={styles.listen}
        icon={<SoundOutlined />}
        disabled={!isReady}
        onClick={listen}
      >
        {t('listen')}
      </Button>
      <Space.Compact block>
        <Input
          id={id}
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          readOnly={!isReady}
          value={text}
          placeholder={t('sumAnswer')}
          aria-describedby={`${id}help`}
          onChange={(event) => {
            onBegin()
            setWritten({ challenge, text: event.target.value })
          }}
        />
        <Button htmlType="submit" type="primary" disabled={!isReady || !text.trim()}>
          {t('submit')}
        </Button>
      </Space.Compact>
      <p id={`${id}help`} className={styles.help}>
        {t('sumKeys')}
      </p>
    </form>
  )
}

/** What is heard now; pressed again, the sum begins anew instead of speaking over itself. */
let playing: AudioContext | null = null

/** By Web Audio, because the content security policy lets no media element play what is not a file of the site. */
async function play(sound: string) {
  const context = new AudioContext()
  const former = playing
  playing = context
  await former?.close()
  const source = context.createBufferSource()
  source.buffer = await context.decodeAudioData(decodeBase64(sound).buffer)
  if (playing !== context) return
  source.connect(context.destination)
  source.addEventListener('ended', () => {
    if (playing !== context) return
    playing = null
    void context.close()
  })
  source.start()
}
