import type { HumanCheck } from '@markwright/api-client/models/humanCheck'
import type { HumanCheckAnswer } from '@markwright/api-client/models/humanCheckAnswer'
import { page } from 'vitest/browser'
import { createImage } from './image.ts'
import type { SentCall, StubServer } from './stub-server.ts'

const CHALLENGE_PATH = '/code'
const JUDGEMENT_PATH = '/code/check'

export const TOKEN = 'c6ab8f5c09cd421c80fa658445d83422'
/** Name of the field for the result of a spoken sum. */
export const SUM = /^(收听语音中的加减法|Listen to the sum)/

const SILENT_WAV = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQIAAACAgA=='

const encodeImage = (...image: Parameters<typeof createImage>) =>
  createImage(...image)
    .toDataURL('image/png')
    .split(',')[1]!

function createChallenge(captchaType: string | null): HumanCheck {
  const shared: HumanCheck = { captchaType, token: TOKEN, secretKey: '0123456789abcdef', result: false }
  if (captchaType === 'math') return { ...shared, audioBase64: SILENT_WAV }
  const image = { ...shared, originalImageBase64: encodeImage(310, 155, '#6b8e9f') }
  if (captchaType === 'clickWord') return { ...image, wordList: ['山', '水', '云'] }
  return { ...image, jigsawImageBase64: encodeImage(47, 155, '#9f7c6b') }
}

const challengeWith =
  (changes: Partial<HumanCheck> = {}) =>
  ({ query }: SentCall) => {
    const repData = { ...createChallenge(query.get('captchaType')), ...changes }
    return { data: { repCode: '0000', repMsg: null, repData, success: true } satisfies HumanCheckAnswer }
  }

/** Answers every request for a challenge, whatever its kind. */
export const answerChallenges = (server: StubServer, changes?: Partial<HumanCheck>) =>
  server.answer(CHALLENGE_PATH, challengeWith(changes))

/** Requests for a challenge wait until the function that is returned has been called. */
export const holdChallenges = (server: StubServer) => server.hold(CHALLENGE_PATH, challengeWith())

/** Refuses to give a challenge. */
export const refuseChallenges = (server: StubServer, repCode: string, repMsg: string) =>
  server.answer(CHALLENGE_PATH, {
    data: { repCode, repMsg, repData: null, success: false } satisfies HumanCheckAnswer,
  })

/** Judges every attempt in the same way. */
export const judgeAttempts = (server: StubServer, repCode: string, repMsg: string | null) =>
  server.answer(JUDGEMENT_PATH, {
    data: { repCode, repMsg, repData: null, success: repCode === '0000' } satisfies HumanCheckAnswer,
  })

/** Attempts get no answer. */
export const loseAttempts = (server: StubServer) =>
  server.answer(JUDGEMENT_PATH, () => {
    throw new TypeError('Failed to fetch')
  })

export const challengeCount = (server: StubServer) => server.callsOf(CHALLENGE_PATH).length
/** What was sent with each attempt. */
export const attempts = (server: StubServer) =>
  server.callsOf(JUDGEMENT_PATH).map(({ query }) => Object.fromEntries(query))

/** The space in which solutions are given, and the piece in it; in pixels. */
const [WIDTH, PIECE_WIDTH] = [310, 47]

/** Drags the piece of the only puzzle of the page. */
export async function dragPiece(offset: number) {
  const slider = page.getByRole('slider')
  const button = slider.element()
  const track = button.parentElement!
  const [from, space] = [button.getBoundingClientRect(), track.getBoundingClientRect()]
  const travelPx = (offset * (space.width - from.width)) / (WIDTH - PIECE_WIDTH)
  await slider.dropTo(page.elementLocator(track), {
    // Counted from within the border.
    sourcePosition: { x: from.width / 2 - button.clientLeft, y: from.height / 2 },
    targetPosition: { x: from.left - space.left + from.width / 2 + travelPx, y: from.height / 2 },
    steps: 4,
  })
}
