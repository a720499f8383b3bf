import type { ApiBench } from './api-bench.ts'

/** A client of the hosting platform, its owner, and a guest with whom it is shared; `end` ends the access. */
export async function shareClient(bench: ApiBench, role: 'editor' | 'reader') {
  const [owner, guest] = [await bench.member(), await bench.member()]
  const post = (path: string, token: string, payload: object) =>
    bench.call('POST', `/custody${path}`, { as: token, payload })
  const { data: client } = await post('/client', owner.token, { name: '甲客户' })
  const clientId = client.id as string
  const { data: invited } = await post(`/client/${clientId}/share`, owner.token, { to: 'guest@example.com', role })
  await post('/invitation/accept', guest.token, {
    token: /#\/hostingPlatforms\/invitation#(.+)$/.exec(invited.url)![1],
  })
  const end = () => bench.call('DELETE', `/custody/client/${clientId}/share/${invited.share.id}`, { as: owner.token })
  return { owner, guest, clientId, end }
}
