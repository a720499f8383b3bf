// The task pane of the Office add-in: translates what is selected in Word or Excel by the DeepL-compatible door of this
// site. Office loads it without a build, hence plain JavaScript without imports. Office.js belongs to Microsoft.
;(() => {
  const words = {
    cn: {
      title: '知匠翻译',
      outside: '请在 Word 或 Excel 中打开此任务窗格。',
      credentials: '商户号和密钥',
      merchant: '商户号',
      key: '请求密钥',
      save: '保存',
      saved: '已保存在这台设备上。',
      keys: '在个人中心创建密钥',
      target: '翻译为',
      english: '英文',
      chinese: '中文',
      japanese: '日文',
      translate: '翻译所选内容',
      translating: '正在翻译…',
      result: '译文',
      replace: '替换所选内容',
      replaced: '已替换。',
      empty: '请先选择要翻译的文字。',
      tooMany: '一次最多翻译 500 个单元格，请缩小选择范围。',
      tooLong: '每段最多 3,000 个字符，请缩小选择范围。',
      changed: '选择的内容已经改变，请重新翻译。',
      noKey: '请先填写商户号和请求密钥。',
      failed: '翻译服务没有响应，请稍后重试。',
      office: 'Office 无法读取或写入所选内容。',
      left: (/** @type {number} */ characters, /** @type {number} */ packageWords) =>
        `今日剩余 ${characters.toLocaleString('en')} 字符` +
        (packageWords > 0 ? `，字数包剩余 ${packageWords.toLocaleString('en')} 字` : ''),
    },
    en: {
      title: 'Markwright Translate',
      outside: 'Open this task pane in Word or Excel.',
      credentials: 'Merchant ID and key',
      merchant: 'Merchant ID',
      key: 'Request key',
      save: 'Save',
      saved: 'Saved on this device.',
      keys: 'Create a key in the personal center',
      target: 'Translate into',
      english: 'English',
      chinese: 'Chinese',
      japanese: 'Japanese',
      translate: 'Translate the selection',
      translating: 'Translating…',
      result: 'Translation',
      replace: 'Replace the selection',
      replaced: 'Replaced.',
      empty: 'Select the text to be translated first.',
      tooMany: 'At most 500 cells are translated at once. Select fewer.',
      tooLong: 'A paragraph has 3,000 characters at most. Select less.',
      changed: 'The selection has changed. Translate again.',
      noKey: 'Enter the merchant ID and the request key first.',
      failed: 'The translation service does not answer. Please try again later.',
      office: 'Office cannot read or write the selection.',
      left: (/** @type {number} */ characters, /** @type {number} */ packageWords) =>
        `${characters.toLocaleString('en')} characters left today` +
        (packageWords > 0 ? `, ${packageWords.toLocaleString('en')} words left of packages` : ''),
    },
  }
  const TEXTS_MAX = 50
  const CELLS_MAX = 500
  const CHARACTERS_MAX = 3000
  const STORED = 'office-translation'

  let t = words.cn
  let host = ''
  /** @type {(() => Promise<void>) | null} */
  let writeTranslation = null

  const element = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id))
  const refuse = (/** @type {string} */ message) => Object.assign(new Error(message), { isShown: true })

  function speak(/** @type {string} */ language) {
    t = language.toLowerCase().startsWith('zh') ? words.cn : words.en
    document.documentElement.lang = t === words.cn ? 'zh' : 'en'
    for (const each of document.querySelectorAll('[data-text]')) {
      const text = /** @type {any} */ (t)[/** @type {any} */ (each).dataset.text]
      each.textContent = text
    }
  }

  function say(/** @type {string} */ text, kind = 'success') {
    element('status').textContent = text
    element('status').dataset.kind = kind
  }

  // Where Office divides the storage among documents of other sites, it says by what.
  const storedName = () => `${/** @type {any} */ (window).Office?.context?.partitionKey ?? ''}${STORED}`

  function readCredentials() {
    try {
      return JSON.parse(localStorage.getItem(storedName()) ?? '{}')
    } catch {
      return {}
    }
  }

  async function call(/** @type {string} */ path, /** @type {object | undefined} */ body) {
    const { merchant, key } = readCredentials()
    if (!merchant || !key) {
      element('credentials').open = true
      throw refuse(t.noKey)
    }
    const response = await fetch(`/v2${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `DeepL-Auth-Key ${merchant}:${key}`,
        'accept-language': t === words.cn ? 'zh' : 'en',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    }).catch(() => {
      throw refuse(t.failed)
    })
    const answer = await response.json().catch(() => null)
    if (!response.ok) throw refuse(answer?.message ?? t.failed)
    return answer
  }

  /** Translations of texts in their order. */
  async function translateTexts(/** @type {string[]} */ texts) {
    if (texts.length === 0) throw refuse(t.empty)
    if (texts.some((text) => Array.from(text).length > CHARACTERS_MAX)) throw refuse(t.tooLong)
    /** @type {string[]} */
    const found = []
    for (let at = 0; at < texts.length; at += TEXTS_MAX) {
      const body = { text: texts.slice(at, at + TEXTS_MAX), target_lang: element('target').value }
      const { translations } = await call('/translate', body)
      found.push(...translations.map((/** @type {{ text: string }} */ { text }) => text))
    }
    return found
  }

  const hasLetters = (/** @type {unknown} */ text) => typeof text === 'string' && /\p{L}/u.test(text)

  /** What is selected in Word, as text. */
  const readText = () =>
    new Promise((resolve, reject) => {
      const { context, CoercionType, AsyncResultStatus } = /** @type {any} */ (window).Office
      context.document.getSelectedDataAsync(CoercionType.Text, (/** @type {any} */ { status, value }) =>
        status === AsyncResultStatus.Succeeded ? resolve(String(value)) : reject(refuse(t.office)),
      )
    })
  const writeText = (/** @type {string} */ text) =>
    new Promise((resolve, reject) => {
      const { context, CoercionType, AsyncResultStatus } = /** @type {any} */ (window).Office
      context.document.setSelectedDataAsync(
        text,
        { coercionType: CoercionType.Text },
        (/** @type {any} */ { status }) =>
          status === AsyncResultStatus.Succeeded ? resolve(undefined) : reject(refuse(t.office)),
      )
    })

  async function translateText() {
    const before = await readText()
    const lines = before.split(/\r\n|\r|\n/)
    const texts = lines.filter(hasLetters)
    const results = await translateTexts(texts)
    const text = lines.map((line) => (hasLetters(line) ? results.shift() : line)).join('\n')
    return {
      text,
      replace: async () => {
        if ((await readText()) !== before) throw refuse(t.changed)
        await writeText(text)
      },
    }
  }

  /** Cells of the selection: where they are, and their formulas, which are texts where there is none. */
  const readCells = () =>
    /** @type {any} */ (window).Excel.run(async (/** @type {any} */ context) => {
      const range = context.workbook.getSelectedRange()
      range.load('address,cellCount,formulas')
      range.worksheet.load('name')
      await context.sync()
      return { sheet: range.worksheet.name, address: range.address, count: range.cellCount, formulas: range.formulas }
    })

  async function translateCells() {
    const { sheet, address, count, formulas } = await readCells()
    // Excel counts -1 where there are too many to count.
    if (count < 0 || count > CELLS_MAX) throw refuse(t.tooMany)
    /** @type {{ row: number, column: number, before: string }[]} */
    const cells = []
    for (const [row, columns] of formulas.entries())
      for (const [column, before] of columns.entries())
        if (hasLetters(before) && !before.startsWith('=')) cells.push({ row, column, before })
    const results = await translateTexts(cells.map(({ before }) => before))
    return {
      text: results.join('\n'),
      replace: async () => {
        const now = await readCells()
        const isSame =
          now.sheet === sheet &&
          now.address === address &&
          cells.every(({ row, column, before }) => now.formulas[row]?.[column] === before)
        if (!isSame) throw refuse(t.changed)
        await /** @type {any} */ (window).Excel.run(async (/** @type {any} */ context) => {
          const range = context.workbook.getSelectedRange()
          // A text that begins like a formula stays a text.
          for (const [at, { row, column }] of cells.entries())
            range.getCell(row, column).values = [[results[at].replace(/^(?=[=+\-@])/, "'")]]
          await context.sync()
        })
      },
    }
  }

  async function showUsage() {
    const { character_count: used, character_limit: limit, package_words_left: words } = await call('/usage', undefined)
    element('usage').textContent = t.left(Math.max(0, limit - used), words)
  }

  /** Runs an action of a button, which cannot be pressed again meanwhile. */
  const on = (/** @type {string} */ id, /** @type {() => Promise<void>} */ action) =>
    element(id).addEventListener('click', async () => {
      element(id).disabled = true
      try {
        await action()
      } catch (error) {
        const shown = /** @type {any} */ (error)
        say(shown?.isShown ? shown.message : t.office, 'failure')
      }
      element(id).disabled = false
    })

  function start() {
    const { merchant = '', key = '' } = readCredentials()
    element('merchant').value = merchant
    element('key').value = key
    element('credentials').open = !merchant || !key
    on('save', async () => {
      const entered = { merchant: element('merchant').value.trim(), key: element('key').value.trim() }
      if (!entered.merchant || !entered.key) throw refuse(t.noKey)
      localStorage.setItem(storedName(), JSON.stringify(entered))
      await showUsage()
      element('credentials').open = false
      say(t.saved)
    })
    on('translate', async () => {
      element('result').hidden = true
      say(t.translating)
      const { text, replace } = await (host === 'Excel' ? translateCells() : translateText())
      writeTranslation = replace
      element('translation').textContent = text
      element('result').hidden = false
      say('')
      await showUsage()
    })
    on('replace', async () => {
      await writeTranslation?.()
      element('result').hidden = true
      say(t.replaced)
    })
    if (merchant && key) void showUsage().catch(() => undefined)
  }

  speak(navigator.language)
  const Office = /** @type {any} */ (window).Office
  const outside = () => {
    element('outside').hidden = false
    element('translate').disabled = true
    start()
  }
  if (!Office) return outside()
  Office.onReady((/** @type {{ host: string | null }} */ info) => {
    speak(Office.context?.displayLanguage ?? navigator.language)
    host = info.host ?? ''
    if (!host) return outside()
    start()
  })
})()
