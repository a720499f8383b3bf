import { problemKinds } from '../problems.ts'
import { code, type Guide } from './page.ts'
import {
  addRight,
  decide,
  deeplClient,
  dueDay,
  firstCall,
  goSignature,
  javaSignature,
  listDue,
  nodeSignature,
  orderQuoted,
  pythonSignature,
  vector,
  verifyWebhook,
} from './samples.ts'

const problems = Object.entries(problemKinds)
  .map(
    ([kind, { status, cn }]) => `<tr id="${kind}"><td>${status}</td><td><code>${kind}</code></td><td>${cn}</td></tr>`,
  )
  .join('')

/** The guides in Chinese, in the order in which they are read. */
export const guidesZh: Record<string, Guide> = {
  'first-call': {
    title: '第一次调用',
    html: `<ol>
<li>在个人中心的“接口”中创建请求密钥。建议先用测试密钥：不计费，只能查询演示数据。</li>
<li>复制密钥。密钥只显示一次，系统只保存加密后的内容。</li>
<li>发起调用。密钥可作为 Bearer 令牌发送，也可用来签名，见<a href="signing?lang=cn">签名</a>。</li></ol>
${code(firstCall)}
<p>演示数据中有此商标，测试密钥即可查到。</p>
<p>每个应答都带有 <code>X-Request-Id</code>，联系支持时请提供。文字按 <code>Accept-Language</code>（<code>zh</code> 或
<code>en</code>）返回。耗时的任务返回 202 和 <code>jobId</code>：可查询 <code>GET /jobs/{id}</code>，也可用 Webhook 接收通知。</p>`,
  },
  signing: {
    title: '签名',
    html: `<p>签名调用不传输密钥。算法为 <code>IPS1-HMAC-SHA256</code>：以换行连接八行内容，用请求密钥计算 HMAC-SHA256：
算法名称、商户号、时间戳（秒）、随机数、请求方法、从 <code>/openapi/v1/</code> 开始的路径、规范查询串、请求体 SHA-256 的十六进制。</p>
<p>规范查询串：每一对按 RFC 3986 百分号编码，先按名称再按值排序，用 <code>&amp;</code> 连接。时间戳允许相差 300
秒；同一随机数十分钟内只接受一次。</p>
<h2>Node</h2>${code(nodeSignature)}<h2>Python</h2>${code(pythonSignature)}
<h2>Java</h2>${code(javaSignature)}<h2>Go</h2>${code(goSignature)}
<h2>可用于核对的示例</h2>${code(vector)}
<h2>百度通用翻译形式</h2><p><code>POST /compat/baidu/translate</code> 接受表单字段 <code>q</code>、<code>from</code>、
<code>to</code>、<code>appid</code>（商户号）、<code>salt</code> 和 <code>sign</code>（商户号、原文、salt、密钥拼接后的 MD5）。</p>`,
  },
  paging: {
    title: '分页',
    html: `<p>列表接受 <code>limit</code>（最多 100）和 <code>cursor</code>。应答中的 <code>nextCursor</code>
指向下一页，最后一页为 null；GET 列表还带有 <code>rel="next"</code> 的 <code>Link</code> 头。游标只适用于同一账户的同一查询，
其他内容须保持不变。列表的游标指向已读的最后一条：其间新增或删除的条目不会造成重复或遗漏。
旧版本的游标返回 <code>cursor_invalid</code>，请从第一页重新读取。当日继续翻页不再计次。</p>`,
  },
  errors: {
    title: '错误与重试',
    html: `<p>失败以问题详情（RFC 9457，<code>application/problem+json</code>）返回。程序应按 <code>code</code>
判断；<code>reason</code> 是业务规则的编号。</p>
<p>请为每个 POST 带上 <code>Idempotency-Key</code>。连接中断时用同一个键重发：效果和计费只发生一次，首次成功的应答在 24 小时内可重复取得，
并带有 <code>Idempotency-Replayed: true</code>。遇到 409 <code>idempotency_in_progress</code>、429、500 和 503
时可以重试，等待 <code>Retry-After</code>；没有该头时等待 1、2、4……秒并加随机抖动。其他错误请勿重试。</p>
<table><thead><tr><th>状态</th><th>代码</th><th>含义</th></tr></thead><tbody>${problems}</tbody></table>`,
  },
  webhooks: {
    title: 'Webhook',
    html: `<p>通知遵循 <a href="https://www.standardwebhooks.com/">Standard Webhooks</a>，带有 <code>webhook-id</code>、
<code>webhook-timestamp</code> 和 <code>webhook-signature</code>。请在解析之前用原始请求体验证签名。同一 <code>webhook-id</code>
可能收到多次。</p>
${code(verifyWebhook)}
<p>事件：<code>translation.completed</code>、<code>report.ready</code>、<code>monitor.hit</code>、<code>renewal.due</code>、<code>deadline.due</code>、
<code>order.paid</code>、<code>case.changed</code>、<code>case.letter</code>、<code>case.message</code>、<code>case.due</code>、<code>job.completed</code>、<code>job.failed</code>。返回 2xx 以外的状态时，将在 5 秒、5 分钟、30
分钟、2、5、10、14、20、24 小时后重试。返回 410 或连续失败五天的地址会被暂停。地址必须是公共互联网上的 https
地址。测试密钥有自己的 Webhook，只接收测试事件，正式密钥看不到它们。更换密钥后的 24 小时内，通知带有新旧两个签名。</p>
<h2>试用</h2><p>演示站点提供<a href="/#/personalCenter/webhookInspector">Webhook 调试</a>页面：每位会员有自己的接收地址，页面显示收到的请求和签名是否有效。
设置 <code>WEBHOOK_LOOPBACK=yes</code> 后，演示站点还可以通知本机上的程序，http 也可以。</p>`,
  },
  portfolio: {
    title: '托管资产',
    html: `<p>密钥具有 <code>portfolio</code> 权限时，可以读写该会员托管的权利，以及他人共享给该会员的客户的权利：所有者和编辑可以修改，
只读成员不能修改（403 <code>forbidden</code>，<code>reason</code> 61007）。测试密钥没有托管资产。</p>
<h2>添加权利</h2><p>本站登记簿中有该号码时，只需 <code>kind</code>、<code>office</code> 和 <code>number</code>。
另外发送的内容视为您自己的资料；登记簿与之不同时，字段列在 <code>differences</code> 中，登记簿的内容在 <code>register</code>
中。<code>POST /portfolio/{id}/differences</code> 可采用登记簿的值或保留您的值。</p>${code(addRight)}
<p>应答中的 <code>deadlines</code> 是已知的期限。<code>gaps</code> 说明续展或年费的期限为何未知：缺少该局的规则，或缺少该权利的某个日期。
有 <code>gaps</code> 时，空的 <code>deadlines</code> 不表示没有期限。</p>
<p><code>PATCH /portfolio/{id}</code> 需带上读取时的 <code>version</code>。409 <code>conflict</code>（<code>reason</code>
61001）表示其间已被修改，请重新读取。Python、Go 和 Java 客户端不发送 null，请在 <code>clear</code> 中列出要清空的字段。</p>
<h2>查询期限</h2>${code(listDue)}<p>每个日期都附有法律依据、规则来源和计算过程，语言按 <code>Accept-Language</code>；
官方放假安排尚未公布时，<code>calendarKnown</code> 为 false。应答节选：</p>${code(dueDay.cn)}
<p><code>POST /deadlines/{id}/done</code> 用 <code>version</code> 和 <code>done</code> 将期限标为已完成或撤销。Webhook 事件
<code>deadline.due</code> 通知临近的期限，其中的 <code>deadlineId</code> 即此处的 <code>id</code>。</p>
<h2>年费</h2><p><code>fee</code> 是今天缴纳的价格：官费按该局的币种，逐项列出金额和来源，逾期的滞纳金也在其中；服务费和合计为人民币。
未知的金额为 null，<code>gap</code> 说明原因。批量决定时，被拒绝的逐一列出。</p>${code(decide)}
<p>下单时须带上报价的合计，价格已变时返回 <code>reason</code> 60202。订单在本站付款，会员也可在“我的订单”中生成付款链接；年费订单不能挂账。
事件 <code>order.paid</code> 通知付款完成。</p>${code(orderQuoted)}
<p>列表用 <code>nextCursor</code> 翻页。需要持续同步时，请以上次调用的时间查询
<code>GET /portfolio?updatedSince=…</code>；已删除的权利不在其中。</p>`,
  },
  limits: {
    title: '限额与变更',
    html: `<p>每个密钥对每个产品有 20 次调用的令牌桶，每秒补充 10 次；测试密钥为 10 次和 2 次。凭证有效的调用，其应答都带有
<code>RateLimit</code> 和 <code>RateLimit-Policy</code>。套餐额度另行计算：<code>GET /usage</code>
可查询，402 <code>quota_exceeded</code> 表示已用完。当日用量达到 80% 和 100% 时会通知账户。JSON 请求体最大 1 MB，图片 5 MB，文档 25
MB。</p>
<h2>变更</h2><p>版本 1 只增加内容：请忽略不认识的字段。计划移除的内容会提前六个月用 <code>Deprecation</code> 和
<code>Sunset</code> 头说明。</p>`,
  },
  deepl: {
    title: 'DeepL 兼容接口',
    html: `<p>支持 DeepL 协议的程序可用密钥 <code>商户号:请求密钥</code> 连接本站。</p>${code(deeplClient)}
<h2>官方客户端</h2><p>已用 <code>deepl-node</code> 1.28 和 <code>deepl</code>（Python）1.32 的全部调用验证：</p>
<table><thead><tr><th>调用</th><th>结果</th></tr></thead><tbody>
<tr><td>translate_text、translate_text_with_glossary</td><td>可用</td></tr>
<tr><td>translate_document、_from_filepath、_upload、_get_status、_wait_until_done、_download</td><td>可用</td></tr>
<tr><td>get_source_languages、get_target_languages、get_glossary_languages、get_usage</td><td>可用</td></tr>
<tr><td>create_glossary、create_glossary_from_csv、get_glossary、list_glossaries、get_glossary_entries、delete_glossary</td><td>可用</td></tr>
<tr><td>rephrase_text、correct_text、多语言术语表、样式规则、翻译记忆库</td><td>404</td></tr></tbody></table>
<h2>差异</h2><ul>
<li>语言：中文、英文、日文；原文和译文之一必须是中文。</li>
<li>接受正式程度、断句和上下文参数，但不起作用。不处理标签：文本中的 HTML 或 XML 标记不能保证原样保留。</li>
<li>文档：<code>docx</code>、<code>pptx</code>、<code>xlsx</code>、<code>pdf</code>、<code>txt</code> 和 XLIFF。</li>
<li>术语库即账户中的术语库；不能修改，只能删除后重新创建。</li>
<li>测试密钥用内置引擎翻译文本。</li>
<li>译文格式与原文件相同；请求其他 <code>output_format</code> 返回 400。</li>
<li>不提供改写、校对、多语言术语表、样式规则和翻译记忆库（均返回 404）。</li>
<li>每个账户对经此接口翻译的内容有免费字数，在当日次数用完后使用。</li></ul>`,
  },
}
