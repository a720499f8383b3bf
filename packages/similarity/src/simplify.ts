import { Converter } from 'opencc-js/t2cn'

/** Japanese forms and other variants that the conversion of traditional characters leaves alone. */
const variants = new Map(
  `広广 沢泽 竜龙 亀龟 斉齐 斎斋 桜樱 浜滨 滝泷 駅驿 図图 団团 囲围 壱壹 売卖 変变 対对 応应 帰归
   恵惠 悪恶 戦战 戯戏 払拂 拝拜 拡扩 択择 挙举 掲揭 揺摇 撃击 様样 権权 歓欢 歩步 歴历 毎每 気气
   浄净 渋涩 焼烧 獣兽 猟猎 発发 県县 穂穗 粋粹 経经 継继 続续 総总 縁缘 縄绳 聴听 薬药 蔵藏 蛍萤
   覚觉 観观 訳译 読读 豊丰 転转 軽轻 辺边 逓递 遅迟 酔醉 釈释 鉄铁 銭钱 関关 闘斗 険险 隠隐 霊灵
   頼赖 顕显 験验 騒骚 髪发 黒黑 黙默 齢龄 塩盐 壌壤 嬢娘 実实 専专 巣巢 従从 徳德 抜拔 暁晓 栄荣
   楽乐 渓溪 瀬濑 畳叠 砕碎 絵绘 繊纤 聡聪 荘庄 譲让 賛赞 醸酿 隣邻 雑杂 鶏鸡 麺面 塁垒 奨奖 廃废
   徴征 涙泪 甦苏 喆哲 堃坤 菓果 凴凭 倂并 竝并 栢柏 逈迥 晧皓 煕熙 熈熙 韮韭 燗烂 秌秋 煇辉 𠮷吉`
    .split(/\s+/)
    .map((pair) => {
      const [variant, usual] = Array.from(pair)
      return [variant!, usual!] as const
    }),
)

let convert: ((text: string) => string) | undefined
const changes = new Map<string, boolean>()

/** Whether the conversion may change a character; most marks have none that it does. */
function mayChange(character: string): boolean {
  let known = changes.get(character)
  if (known === undefined) {
    convert ??= Converter({ from: 't', to: 'cn' })
    known = convert(character) !== character
    changes.set(character, known)
  }
  return known
}

/**
 * Traditional and variant characters as simplified ones (rule N5), phrase by phrase: 乾 stays in 乾坤 and becomes 干 in
 * 乾杯. The result has as many characters as the run.
 */
export function simplify(characters: readonly string[]): string[] {
  const plain = characters.map((character) => variants.get(character) ?? character)
  if (!plain.some(mayChange)) return plain
  const converted = Array.from(convert!(plain.join('')))
  return converted.length === plain.length ? converted : plain.map((character) => convert!(character))
}
