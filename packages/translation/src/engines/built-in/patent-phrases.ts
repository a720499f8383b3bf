import {
  sourceOf,
  targetOf,
  type TranslationDirection,
  type TranslationLanguage,
} from '@markwright/domain/translation-languages'
import { makePhraseTable } from './make-phrase-table.ts'
import { PhraseTable } from './phrase-table.ts'
import { type Token, tokensOf } from './tokens.ts'

/**
 * Phrases of patents in Chinese, English and Japanese, written for this project; ¤ stands for a number or sign. Where a
 * language has several, the first is written, and all are read but those after >, which would be too frequent.
 */
const patentPhrases: readonly (readonly [string, string, string])[] = [
  [
    '根据权利要求 ¤ 所述的|如权利要求 ¤ 所述的|按照权利要求 ¤ 所述的|根据权利要求 ¤ 所述',
    'according to claim ¤|as claimed in claim ¤|of claim ¤',
    '請求項 ¤ に記載の|請求項 ¤ 記載の',
  ],
  [
    '根据权利要求 ¤ 或 ¤ 所述的|如权利要求 ¤ 或 ¤ 所述的',
    'according to claim ¤ or ¤|as claimed in claim ¤ or ¤',
    '請求項 ¤ 又は ¤ に記載の',
  ],
  [
    '根据权利要求 ¤ 至 ¤ 中任一项所述的|根据权利要求 ¤ 至 ¤ 任一项所述的|如权利要求 ¤ 至 ¤ 中任一项所述的',
    'according to any one of claims ¤ to ¤|as claimed in any one of claims ¤ to ¤',
    '請求項 ¤ から ¤ のいずれか一項に記載の|請求項 ¤ 乃至 ¤ のいずれか一項に記載の',
  ],
  [
    '根据前述权利要求中任一项所述的',
    'according to any one of the preceding claims',
    '前記請求項のいずれか一項に記載の',
  ],
  ['其特征在于|其特征是', 'characterized in that|characterised in that|characterized by', 'ことを特徴とする'],
  ['特征在于', 'characterized in that', '特徴とする'],
  ['包括|包含', 'comprising|comprises|comprise|including|includes|include', '備え|含み|備える|含む'],
  [
    '还包括|进一步包括',
    'further comprising|further comprises|further including|further includes',
    'さらに備え|さらに含み|更に備え',
  ],
  ['包括以下步骤', 'comprising the following steps', '以下のステップを含み'],
  ['所述|该|上述', '>the|said', '前記|当該|上記'],
  ['其中', 'wherein', 'ここで'],
  ['一种', '>a', ''],
  ['至少一个|至少一|至少一种', 'at least one', '少なくとも一つの|少なくとも１つの'],
  ['多个|若干', 'a plurality of|multiple|a number of', '複数の'],
  ['一个或多个', 'one or more', '一つ又は複数の'],
  ['第一', 'first', '第一の|第１の|第1の'],
  ['第二', 'second', '第二の|第２の|第2の'],
  ['第三', 'third', '第三の|第３の|第3の'],
  ['权利要求书', 'claims', '特許請求の範囲'],
  ['权利要求', 'claim', '請求項'],
  ['说明书', 'description|specification', '明細書'],
  ['说明书附图|附图', 'drawings|accompanying drawings', '図面|添付図面'],
  ['附图说明', 'brief description of the drawings', '図面の簡単な説明'],
  ['具体实施方式', 'detailed description', '発明を実施するための形態'],
  ['背景技术', 'background', '背景技術'],
  ['技术领域', 'technical field', '技術分野'],
  ['发明内容', 'summary', '発明の概要'],
  ['摘要', 'abstract', '要約'],
  ['实施例|实施方式', 'embodiment', '実施形態|実施例'],
  ['实施例|实施方式', 'embodiments', '実施形態|実施例'],
  ['优选实施例|优选实施方式', 'preferred embodiment', '好ましい実施形態'],
  [
    '在一个实施例中|在一些实施例中',
    'in one embodiment|in an embodiment|in some embodiments',
    '一実施形態では|いくつかの実施形態では',
  ],
  ['本发明', 'the present invention|the invention', '本発明'],
  ['本实用新型', 'the present utility model|the utility model', '本考案'],
  ['本申请', 'the present application|this application', '本願|本出願'],
  ['本公开', 'the present disclosure', '本開示'],
  ['本发明涉及', 'the present invention relates to|the invention relates to', '本発明は'],
  ['现有技术', 'prior art', '従来技術|先行技術'],
  ['本领域技术人员|本领域的技术人员', 'those skilled in the art|a person skilled in the art', '当業者'],
  ['如图 ¤ 所示', 'as shown in fig . ¤|as shown in figure ¤|as illustrated in fig . ¤', '図 ¤ に示すように'],
  ['图 ¤', 'fig . ¤|figure ¤', '図 ¤'],
  [
    '参照图 ¤|参见图 ¤|参考图 ¤',
    'referring to fig . ¤|with reference to fig . ¤|refer to fig . ¤',
    '図 ¤ を参照して|図 ¤ を参照すると',
  ],
  ['例如', 'for example|for instance|e . g .', '例えば|たとえば'],
  ['即', 'i . e .|that is', 'すなわち|即ち'],
  ['以及|及', '>and|as well as', '及び|および|並びに'],
  ['和/或', 'and/or', '及び / 又は'],
  ['或|或者', 'or', '又は|または|或いは'],
  ['优选地|优选', 'preferably', '好ましくは'],
  ['可选地|可选的', 'optionally', '任意選択で|随意に'],
  ['分别', 'respectively', 'それぞれ'],
  ['基本上', 'substantially', '実質的に'],
  ['大致|大体上', 'approximately|generally', '略|およそ'],
  ['用于', '>for', 'ための'],
  ['配置成|被配置为|配置为|构造成', 'configured to|adapted to', 'ように構成される|ように構成された'],
  [
    '设置在|设于|设置于',
    'arranged on|disposed on|provided on|arranged in|disposed in|provided in',
    'に設けられ|に配置され',
  ],
  ['设有|设置有', 'provided with', 'が設けられ|が設けられている'],
  ['连接到|连接至', 'connected to|coupled to', 'に接続され|に接続される'],
  ['固定在|固定于|固定连接于', 'fixed to|fixedly connected to|fastened to', 'に固定され|に固定される'],
  ['位于', 'located in|positioned in|located at', 'に位置し|に位置する'],
  ['之间', 'between', 'の間'],
  ['基于|根据', 'based on', 'に基づいて'],
  ['根据|按照', 'according to|in accordance with', 'に従って|による'],
  ['响应于', 'in response to', 'に応答して'],
  ['由此|从而', 'thereby|whereby', 'それにより|これにより'],
  ['因此', 'therefore|thus|hence', 'したがって|従って'],
  ['然而|但是', 'however', 'しかしながら|しかし'],
  ['此外|另外', 'furthermore|moreover|in addition', 'さらに|更に|また'],
  ['为了', 'in order to', 'ために'],
  ['外壳|壳体', 'housing|casing', 'ハウジング|筐体'],
  ['轴承', 'bearing', '軸受|ベアリング'],
  ['滚动轴承', 'rolling bearing', '転がり軸受'],
  ['外圈', 'outer ring', '外輪'],
  ['内圈', 'inner ring', '内輪'],
  ['保持架', 'cage', '保持器'],
  ['轴', 'shaft', '軸|シャフト'],
  ['齿轮', 'gear', '歯車|ギア'],
  ['弹簧', 'spring', 'ばね|バネ'],
  ['活塞', 'piston', 'ピストン'],
  ['阀门|阀', 'valve', '弁|バルブ'],
  ['泵', 'pump', 'ポンプ'],
  ['螺栓', 'bolt', 'ボルト'],
  ['螺母', 'nut', 'ナット'],
  ['密封件', 'seal|sealing member', 'シール部材|密封部材'],
  ['通孔', 'through hole', '貫通孔'],
  ['凹槽|槽', 'groove', '溝|凹溝'],
  ['凸起|突起', 'protrusion|projection', '突起|凸部'],
  ['底座|基座', '>base', '基台|台座'],
  ['盖|盖体', 'cover', '蓋|カバー'],
  ['支架', 'bracket', 'ブラケット|支持具'],
  ['电机|马达|电动机', 'motor', 'モータ|モーター|電動機'],
  ['发动机', 'engine', 'エンジン'],
  ['传感器', 'sensor', 'センサ|センサー'],
  ['控制器|控制单元', 'controller|control unit', 'コントローラ|制御部|制御装置'],
  ['处理器', 'processor', 'プロセッサ'],
  ['存储器', 'memory', 'メモリ|記憶装置'],
  ['存储介质', 'storage medium', '記憶媒体'],
  [
    '计算机可读存储介质',
    'computer-readable storage medium|computer readable storage medium',
    'コンピュータ可読記憶媒体',
  ],
  ['显示器', 'display', 'ディスプレイ|表示装置'],
  ['电路', 'circuit', '回路'],
  ['电极', 'electrode', '電極'],
  ['电池', 'battery', '電池|バッテリ'],
  ['电源', 'power supply|power source', '電源'],
  ['半导体', 'semiconductor', '半導体'],
  ['衬底|基板|基底', 'substrate', '基板'],
  ['薄膜', 'thin film', '薄膜'],
  ['绝缘层', 'insulating layer|insulation layer', '絶縁層'],
  ['天线', 'antenna', 'アンテナ'],
  ['信号', 'signal', '信号'],
  ['数据', 'data', 'データ'],
  ['装置', 'device|apparatus', '装置'],
  ['设备', 'equipment|device', '機器|設備'],
  ['系统', 'system', 'システム'],
  ['方法', 'method', '方法'],
  ['步骤', 'step', 'ステップ|工程'],
  ['单元', 'unit', 'ユニット'],
  ['模块', 'module', 'モジュール'],
  ['部件|构件', 'member|component', '部材'],
  ['元件', 'element', '素子|要素'],
  ['组合物', 'composition', '組成物'],
  ['化合物', 'compound', '化合物'],
  ['溶液', 'solution', '溶液'],
  ['混合物', 'mixture', '混合物'],
  ['催化剂', 'catalyst', '触媒'],
  ['聚合物', 'polymer', '重合体|ポリマー'],
  ['树脂', 'resin', '樹脂'],
  ['塑料', 'plastics|plastic', 'プラスチック'],
  ['金属', 'metal', '金属'],
  ['钢', 'steel', '鋼'],
  ['温度', 'temperature', '温度'],
  ['压力', 'pressure', '圧力'],
  ['速度', 'speed', '速度'],
  ['长度', 'length', '長さ'],
  ['宽度', 'width', '幅'],
  ['高度', 'height', '高さ'],
  ['厚度', 'thickness', '厚さ'],
  ['直径', 'diameter', '直径'],
  ['重量百分比', '% by weight', '重量％'],
]

const LANGUAGES: readonly TranslationLanguage[] = ['zh-cn', 'en-us', 'ja-jp']

/** The phrases of a direction as a table; the tokens of their renderings get ids by `idOf`. */
export function makePatentTable(direction: TranslationDirection, idOf: (token: Token) => number): PhraseTable {
  const [source, target] = [sourceOf(direction), targetOf(direction)]
  const phrases = new Map<string, { ids: number[]; score: number }[]>()
  for (const row of patentPhrases) {
    const rendering = row[LANGUAGES.indexOf(target)]?.split('|')[0]?.replace('>', '') ?? ''
    const ids = Array.from(tokensOf(rendering, target), idOf)
    for (const written of row[LANGUAGES.indexOf(source)]?.split('|') ?? []) {
      if (written.startsWith('>')) continue
      const keys = Array.from(tokensOf(written, source), (token) => token.key)
      const key = keys.join(' ')
      // A long phrase is certain, a word may mean something else.
      const score = -Math.max(0, 1.5 - 0.35 * (keys.length - 1))
      if (key && ids.length > 0) phrases.set(key, [...(phrases.get(key) ?? []), { ids, score }])
    }
  }
  return new PhraseTable(makePhraseTable(phrases))
}
