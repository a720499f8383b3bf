import { beforeAll, describe, expect, test } from 'vitest'
import { decryptText, encryptText } from '../../packages/human-check/src/index.ts'
import type { TestApi } from '../support/api.ts'
import { sharedApiBench } from '../support/api-bench.ts'
import { passHumanCheck, rightPoints, solutionOf } from '../support/human-check.ts'

let api: TestApi
beforeAll(async () => {
  api = (await sharedApiBench()).api
})

let visitors = 0
/** Every challenge is requested by another visitor, so that the limits stay out of the way. */
async function challenge(captchaType = 'blockPuzzle') {
  const headers = { 'x-forwarded-for': `192.0.2.${++visitors % 250}`, 'user-agent': `test ${visitors}` }
  const { data } = (await api.app.inject({ url: `/code?captchaType=${captchaType}`, headers })).json()
  const { token, secretKey } = data.repData
  const { solution } = await solutionOf(token, api.stores)
  const send = async (query: Record<string, string>) => {
    const answer = (await api.app.inject({ method: 'POST', url: '/code/check', query, headers })).json()
    expect([answer.code, answer.data.success]).toEqual([0, answer.data.repCode === '0000'])
    return answer.data
  }
  const answer = (points: string, changes: Record<string, string> = {}) =>
    send({ captchaType, pointJson: encryptText(points, secretKey), token, ...changes })
  return { token, secretKey, solution, right: rightPoints(solution), send, answer, repData: data.repData, headers }
}
type Answered = { repCode: string; repMsg: string | null; repData: object | null }
const outcome = ({ repCode, repMsg }: Answered) => [repCode, repMsg]

const passed = ['0000', null]
const wrong = ['6111', '验证失败']
const stale = ['6110', '验证码已失效，请重新获取']

describe('a slider, as the reference server of AJ-Captcha 1.3 judges it', () => {
  test.each([
    ['exactly', 0, 5, passed],
    ['5 px to the right', 5, 5, passed],
    ['5 px to the left', -5, 5, passed],
    ['6 px to the right', 6, 5, wrong],
    ['6 px to the left', -6, 5, wrong],
    ['5.9 px to the right', 5.9, 5, passed],
    ['5.5 px to the left of a whole number, which is cut off to 6', -5.5, 5, wrong],
    ['at another height', 0, 6, wrong],
    ['at a height that is cut off to the right one', 0, 5.7, passed],
  ])('%s', async (_, dx, y, expected) => {
    const { solution, answer } = await challenge()
    const x = (solution as { x: number }).x + dx
    expect(outcome(await answer(JSON.stringify({ x, y })))).toEqual(expected)
  })

  test('what passed is reported back, and can be answered and spent once', async () => {
    const { token, secretKey, right, answer } = await challenge()
    const first = await answer(right)
    expect(Object.keys(first.repData).filter((key) => first.repData[key] !== null)).toEqual(
      expect.arrayContaining(['captchaType', 'pointJson', 'token', 'result']),
    )
    expect(first.repData.result).toBe(true)
    expect(outcome(await answer(right))).toEqual(stale)
    const verification = encryptText(`${token}---${right}`, secretKey)
    expect(await sendCode(verification)).toBe(200)
    expect(await sendCode(verification)).toBe(428)
  })

  test('after a wrong answer even the right one comes too late', async () => {
    const { right, answer } = await challenge()
    expect(outcome(await answer(JSON.stringify({ x: 0, y: 5 })))).toEqual(wrong)
    expect(outcome(await answer(right))).toEqual(stale)
  })

  test('the second verification is compared byte by byte', async () => {
    const { token, secretKey, right, answer } = await challenge()
    await answer(right)
    const respaced = encryptText(`${token}---${right.replaceAll(',', ', ')}`, secretKey)
    expect(await sendCode(respaced)).toBe(428)
    expect(await sendCode('garbage')).toBe(428)
    expect(await sendCode(' ')).toBe(428)
  })

  test('what is missing is named', async () => {
    const { token, send } = await challenge()
    expect(outcome(await send({ captchaType: 'blockPuzzle', pointJson: 'x' }))).toEqual(['0011', 'token不能为空'])
    expect(outcome(await send({ token, pointJson: 'x' }))).toEqual(['0011', '类型不能为空'])
    // The reference fails here.
    expect(outcome(await send({ captchaType: 'blockPuzzle', token }))).toEqual(['0011', 'pointJson不能为空'])
  })

  test('an answer without or under a wrong key says nothing of the inside', async () => {
    const plain = await challenge()
    expect(
      outcome(await plain.send({ captchaType: 'blockPuzzle', pointJson: plain.right, token: plain.token })),
    ).toEqual(['0001', '验证失败'])
    const other = await challenge()
    const pointJson = encryptText(other.right, 'another-key-0000')
    expect(outcome(await other.send({ captchaType: 'blockPuzzle', pointJson, token: other.token }))).toEqual([
      '0001',
      '验证失败',
    ])
  })

  test('an unknown token is one that has expired', async () => {
    const { right, answer } = await challenge()
    expect(outcome(await answer(right, { token: '0'.repeat(32) }))).toEqual(stale)
  })

  test('an answer of another type is refused, which the reference takes', async () => {
    const { right, answer } = await challenge()
    expect(outcome(await answer(right, { captchaType: 'clickWord' }))).toEqual(wrong)
  })
})

describe('words to click', () => {
  const moved = (points: { x: number; y: number }[], dx: number, dy: number) =>
    JSON.stringify(points.map(({ x, y }) => ({ x: x + dx, y: y + dy })))

  test.each([
    ['exactly', 0, 0, passed],
    ['25 px aside on both axes', 25, 25, passed],
    ['26 px to the right', 26, 0, wrong],
    ['26 px too high', 0, -26, wrong],
  ])('%s', async (_, dx, dy, expected) => {
    const { solution, answer } = await challenge('clickWord')
    const { points } = solution as { points: { x: number; y: number }[] }
    expect(outcome(await answer(moved(points, dx, dy)))).toEqual(expected)
  })

  test('in another order, too few or too many are wrong', async () => {
    for (const change of [
      (points: object[]) => points.toReversed(),
      (points: object[]) => points.slice(0, 2),
      (points: object[]) => [...points, points[0]!],
    ]) {
      const { solution, answer } = await challenge('clickWord')
      const points = change((solution as { points: object[] }).points)
      expect(outcome(await answer(JSON.stringify(points)))).toEqual(wrong)
    }
  })

  test('three are requested, and the image has the size of the protocol', async () => {
    const { repData } = await challenge('clickWord')
    expect(repData.wordList).toHaveLength(3)
    expect(pngSize(repData.originalImageBase64)).toEqual([310, 155])
    expect(repData.jigsawImageBase64).toBeNull()
  })
})

test('the sum for those who see nothing is spoken and nowhere written', async () => {
  const { right, answer, repData } = await challenge('math')
  const written = Object.values({ ...repData, audioBase64: null, token: null, secretKey: null })
  expect(written.filter((value) => typeof value === 'string')).toEqual([])
  expect(Buffer.from(repData.audioBase64, 'base64').toString('latin1', 0, 4)).toBe('RIFF')
  expect(outcome(await answer(right))).toEqual(passed)
  const other = await challenge('math')
  expect(outcome(await other.answer(JSON.stringify({ answer: '999' })))).toEqual(wrong)
})

test('a challenge never carries its solution', async () => {
  const { repData, token, secretKey } = await challenge()
  expect(pngSize(repData.jigsawImageBase64)).toEqual([47, 155])
  expect([repData.point, repData.pointList, repData.pointJson]).toEqual([null, null, null])
  expect(token).toMatch(/^[0-9a-f]{32}$/)
  expect(secretKey).toMatch(/^[a-zA-Z0-9]{16}$/)
})

test('types that are missing or unknown are named', async () => {
  const ask = async (url: string) => outcome((await api.app.inject(url)).json().data)
  expect(await ask('/code')).toEqual(['0011', '类型不能为空'])
  expect(await ask('/code?captchaType=rotate')).toEqual(['0015', 'captchaType类型错误'])
})

test('a client of AJ-Captcha works unchanged: native paths, no envelope', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.251' }
  const clientUid = 'slider-1'
  const got = (
    await api.app.inject({
      method: 'POST',
      url: '/captcha/get',
      headers,
      payload: { captchaType: 'blockPuzzle', clientUid, ts: Date.now() },
    })
  ).json()
  expect(got).toMatchObject({ repCode: '0000', success: true })
  const { token, secretKey } = got.repData
  const right = rightPoints((await solutionOf(token, api.stores)).solution)
  const payload = { captchaType: 'blockPuzzle', pointJson: encryptText(right, secretKey), token, clientUid, ts: 1 }
  const checked = (await api.app.inject({ method: 'POST', url: '/captcha/check', headers, payload })).json()
  expect(checked).toMatchObject({ repCode: '0000', repData: { result: true }, success: true })
  expect(decryptText(checked.repData.pointJson, secretKey)).toBe(right)
})

describe('limits', () => {
  test('after five failures in a minute a visitor gets nothing for five minutes, another one does', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.252', 'user-agent': 'bot' }
    const get = async () => (await api.app.inject({ url: '/code?captchaType=blockPuzzle', headers })).json().data
    for (let attempt = 1; attempt <= 5; attempt++) {
      const { token, secretKey } = (await get()).repData
      const query = { captchaType: 'blockPuzzle', pointJson: encryptText('{"x":1,"y":5}', secretKey), token }
      await api.app.inject({ method: 'POST', url: '/code/check', query, headers })
    }
    expect(outcome(await get())).toEqual(['6202', '接口验证失败数过多，请稍后再试'])
    expect(await passHumanCheck(api)).toBeTruthy()
  })

  const got = async (headers: Record<string, string>, captchaType = 'clickWord') =>
    (await api.app.inject({ url: `/code?captchaType=${captchaType}`, headers })).json().data
  const fail = async (headers: Record<string, string>, captchaType: 'clickWord' | 'math') => {
    const { token, secretKey } = (await got(headers, captchaType)).repData
    const query = { captchaType, pointJson: encryptText('{"answer":"999"}', secretKey), token }
    return (await api.app.inject({ method: 'POST', url: '/code/check', query, headers })).json().data
  }

  test('ten failures in a minute shut an address out, whatever its clients call themselves', async () => {
    const headers = (client: number, address = '192.0.2.254') => ({
      'x-forwarded-for': address,
      'user-agent': `bot ${client}`,
    })
    for (let client = 1; client <= 10; client++)
      expect(outcome(await fail(headers(client), 'clickWord'))).toEqual(wrong)
    expect(outcome(await got(headers(11)))).toEqual(['6202', '接口验证失败数过多，请稍后再试'])
    expect((await got(headers(11, '192.0.2.255'))).repCode).toBe('0000')
  })

  test('addresses of one IPv6 network count as one', async () => {
    const headers = (host: number, network = '2001:db8:0:1') => ({ 'x-forwarded-for': `${network}::${host}` })
    for (let host = 1; host <= 10; host++) await fail(headers(host), 'clickWord')
    expect((await got(headers(11))).repCode).toBe('6202')
    expect((await got(headers(11, '2001:db8:0:2'))).repCode).toBe('0000')
  })

  test('an address hears ten sums in an hour, whatever its clients call themselves', async () => {
    const headers = (client: number) => ({ 'x-forwarded-for': '198.18.7.1', 'user-agent': `bot ${client}` })
    for (let client = 1; client <= 10; client++) expect((await got(headers(client), 'math')).repCode).toBe('0000')
    expect(outcome(await got(headers(11), 'math'))).toEqual([
      '6201',
      '语音验证获取过于频繁，请改用其他验证方式或稍后再试',
    ])
    expect((await got(headers(11))).repCode).toBe('0000')
  })

  test('a visitor may request 120 in a minute', { timeout: 120_000 }, async () => {
    const headers = { 'x-forwarded-for': '192.0.2.253', 'user-agent': 'collector' }
    const codes: string[] = []
    for (let requested = 1; requested <= 122; requested++) codes.push((await got(headers)).repCode)
    expect(codes.slice(0, 120)).toEqual(Array(120).fill('0000'))
    expect(codes.at(-1)).toBe('6201')
  })
})

const pngSize = (base64: string) => {
  const bytes = Buffer.from(base64, 'base64')
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

/** Spends a verification on a call that requires one. */
let phones = 13_800_000_000
async function sendCode(captchaVerification: string) {
  const url = `/admin/mobile/sendCode/${encodeURIComponent(`SMS@${++phones}`)}`
  const headers = { 'x-forwarded-for': `192.0.2.${phones % 250}` }
  return (await api.app.inject({ url, query: { captchaVerification, scene: 'register' }, headers })).statusCode
}
