import { createHmac, randomUUID } from 'node:crypto'
import { type FakeResponse, type ReceivedRequest, startFakeProvider } from './fake-provider.ts'

/** An order or a red-letter form as the service has it. */
type StubOrder = {
  orderNo: string
  serialNo: string
  status: string
  content: Record<string, unknown>
  totalFen: number
  failCause?: string
  /** Queries that do not find it yet, and that find it unfinished. */
  hiddenQueries: number
  openQueries: number
}
type StubForm = { billId: string; billStatus: string; content: Record<string, unknown>; red: StubOrder | null }

type StubBehaviour = {
  hiddenQueries?: number
  openQueries?: number
  /** How an order ends, `2` where it is absent. */
  status?: string
  failCause?: string
  /** Refuses to take an order. */
  refusal?: { code: string; describe: string }
  /** A form's first status, `01` where it is absent. */
  billStatus?: string
  pdf?: Buffer
  pdfUrl?: string
  exTaxAmount?: string
  /** Gets a request that was done, and may answer it in another way. */
  disturb?: (method: string) => FakeResponse | null
}

/** The content of a request: what of it is there depends on the method. */
type Given = {
  order: Record<string, string> & { invoiceDetail: Record<string, string>[] }
  orderNos: string[]
  serialNos: string[] | undefined
  orderno: string
  orderNo: string
  billId: string
  blueElecInvoiceNumber: string
}

const stubAccess = { appKey: 'SD00000001', appSecret: 'SDFFFFFFFFFFFFFF', taxId: '339902999999789113' }

const VALIDITY_SECONDS = 86_400
const CLOCK_SKEW_SECONDS = 600
const required = [
  'buyerName',
  'salerTaxNum',
  'salerTel',
  'salerAddress',
  'orderNo',
  'invoiceDate',
  'clerk',
  'invoiceType',
]

/** The service as Nuonuo describes it (open platform, SaaS interfaces, version 2.0), without a tax authority behind it. */
export async function startNuonuoStub() {
  const orders = new Map<string, StubOrder>()
  const forms = new Map<string, StubForm>()
  const calls: string[] = []
  let behaviour: StubBehaviour = {}
  let token: string | null = null
  let tokensGiven = 0
  let serials = 0

  const provider = await startFakeProvider((request) => {
    if (request.path === '/accessToken') return giveToken(request)
    if (request.path.startsWith('/pdf/')) return { body: behaviour.pdf ?? Buffer.from('%PDF-1.7 sample') }
    const refused = refuseCall(request)
    if (refused) return { body: refused }
    const method = String(request.headers.method).replace('nuonuo.OpeMplatform.', '')
    calls.push(method)
    const response = methods[method]?.(JSON.parse(request.body) as Given)
    return behaviour.disturb?.(method) ?? { body: response ?? { code: '070401', describe: '方法不存在' } }
  })

  function giveToken({ body }: ReceivedRequest): FakeResponse {
    const form = Object.fromEntries(new URLSearchParams(body))
    const isKnown =
      form.client_id === stubAccess.appKey &&
      form.client_secret === stubAccess.appSecret &&
      form.grant_type === 'client_credentials'
    if (!isKnown) return { body: { error: 'invalid_client' } }
    tokensGiven++
    token = randomUUID()
    return { body: { access_token: token, expires_in: String(VALIDITY_SECONDS) } }
  }

  /** Checks the envelope of a call; the signature is computed anew from what has arrived. */
  function refuseCall({ path, query, headers, body }: ReceivedRequest) {
    const { senid = '', nonce = '', timestamp = '', appkey = '' } = query
    const [, p, l, a] = path.split('/')
    const text = `a=${a}&l=${l}&p=${p}&k=${appkey}&i=${senid}&n=${nonce}&t=${timestamp}&f=${body}`
    const signature = createHmac('sha1', stubAccess.appSecret).update(text).digest('base64')
    const age = Math.abs(Date.now() / 1000 - Number(timestamp))
    if (appkey !== stubAccess.appKey) return { code: '070101', describe: 'appkey无效' }
    if (!/^[0-9a-f]{32}$/.test(senid) || !/^\d{8}$/.test(nonce) || age > CLOCK_SKEW_SECONDS)
      return { code: '070201', describe: '公共参数错误' }
    if (headers['x-nuonuo-sign'] !== signature) return { code: '070202', describe: '签名错误' }
    if (token === null || headers.accesstoken !== token) return { code: '070301', describe: 'token无效' }
    if (headers.usertax !== stubAccess.taxId) return { code: '070302', describe: '税号未授权' }
    return null
  }

  const newOrder = (orderNo: string, content: Record<string, unknown>, totalFen: number): StubOrder => ({
    orderNo,
    serialNo: `2611251855${String(++serials).padStart(10, '0')}`,
    status: behaviour.status ?? '2',
    content,
    totalFen,
    ...(behaviour.failCause !== undefined && { failCause: behaviour.failCause }),
    hiddenQueries: behaviour.hiddenQueries ?? 0,
    openQueries: behaviour.openQueries ?? 0,
  })

  function stateOf(order: StubOrder) {
    const { orderNo, serialNo } = order
    if (order.openQueries-- > 0) return { orderNo, serialNo, status: '20', statusMsg: '开票中' }
    const { status, failCause } = order
    if (status !== '2') return { orderNo, serialNo, status, statusMsg: '开票失败', failCause }
    const total = order.totalFen / 100
    const tax = Math.round(order.totalFen - order.totalFen / 1.06) / 100
    return {
      orderNo,
      serialNo,
      status: 2,
      statusMsg: '开票完成（最终状态）',
      allElectronicInvoiceNumber: serialNo,
      // 2026-11-25 00:30 in Asia/Shanghai.
      invoiceTime: 1_795_537_800_000,
      pdfUrl: behaviour.pdfUrl ?? `${provider.baseUrl}/pdf/${serialNo}`,
      exTaxAmount: behaviour.exTaxAmount ?? (total - tax).toFixed(2),
      taxAmount: tax.toFixed(2),
    }
  }

  const methods: Record<string, (input: Given) => object> = {
    requestBillingNew({ order }) {
      const content = order
      const missing = required.filter((name) => !content[name])
      if (missing.length > 0 || content.invoiceDetail.length === 0)
        return { code: 'E9105', describe: `${missing.join()}不能为空` }
      if (content.orderNo!.length > 20) return { code: 'E9105', describe: '订单号过长' }
      if (behaviour.refusal) return behaviour.refusal
      if (orders.has(content.orderNo!)) return { code: 'E9106', describe: '订单编号或流水号不能重复' }
      const fen = content.invoiceDetail.reduce((sum, line) => sum + Math.round(Number(line.taxIncludedAmount) * 100), 0)
      const created = newOrder(content.orderNo!, content, fen)
      orders.set(created.orderNo, created)
      return { code: 'E0000', describe: '开票提交成功', result: { invoiceSerialNum: created.serialNo } }
    },

    queryInvoiceResult({ orderNos, serialNos }) {
      const known = [...orders.values(), ...[...forms.values()].flatMap(({ red }) => (red ? [red] : []))]
      const found = known.find(({ orderNo, serialNo }) =>
        serialNos ? serialNos.includes(serialNo) : orderNos.includes(orderNo),
      )
      if (!found || found.hiddenQueries-- > 0) return { code: 'E9500', describe: '未查询到发票' }
      return { code: 'E0000', describe: '获取发票信息成功', result: [stateOf(found)] }
    },

    reInvoice({ orderno }) {
      const order = orders.get(orderno)!
      order.status = '2'
      return { code: 'E0000', describe: '重试成功' }
    },

    saveInvoiceRedConfirm(input) {
      const { billId, orderNo, blueElecInvoiceNumber } = input
      if (behaviour.refusal) return behaviour.refusal
      if (forms.has(billId)) return { code: 'E9701', describe: '红字确认单申请号重复' }
      const blue = [...orders.values()].find(({ serialNo }) => serialNo === blueElecInvoiceNumber)
      if (!blue) return { code: 'E9702', describe: '未找到蓝票' }
      const red = newOrder(orderNo, input, -blue.totalFen)
      forms.set(billId, { billId, billStatus: behaviour.billStatus ?? '01', content: input, red })
      return { code: 'E0000', describe: '请求成功', result: billId }
    },

    queryInvoiceRedConfirm({ billId }) {
      const form = forms.get(billId)
      const isDone = form && ['01', '04'].includes(form.billStatus)
      const list = form
        ? [
            {
              billId,
              billUuid: `nuouuid${billId}`.slice(0, 32),
              billStatus: form.billStatus,
              billMessage: form.billStatus === '16' ? '蓝票已被冲红' : '',
              invoiceSerialNum: isDone ? form.red?.serialNo : null,
            },
          ]
        : []
      return { code: 'E0000', describe: '调用成功', result: { total: list.length, list } }
    },

    refreshInvoiceRedConfirm: () => ({ code: 'E0000', describe: '成功' }),
  }

  return {
    orders,
    forms,
    calls,
    access: {
      ...stubAccess,
      serviceUrl: `${provider.baseUrl}/open/v1/services`,
      tokenUrl: `${provider.baseUrl}/accessToken`,
    },
    behave(next: StubBehaviour) {
      behaviour = next
    },
    revokeToken() {
      token = null
    },
    tokensGiven: () => tokensGiven,
    close: () => provider.close(),
  }
}
