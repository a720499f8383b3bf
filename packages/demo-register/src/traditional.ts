// Simplified and traditional form of the characters of our own word lists, in the shapes usual in Hong Kong and Taiwan.
const PAIRS = `与與 业業 东東 丝絲 两兩 临臨 为為 丽麗 义義 乌烏 乐樂 乔喬 习習 乡鄉 书書 买買 亚亞 产產 亲親 亿億 从從
  仓倉 仪儀 众眾 优優 会會 伞傘 伟偉 传傳 伦倫 体體 侠俠 储儲 儿兒 兰蘭 兴興 兹茲 养養 兽獸 内內 册冊 军軍
  农農 冯馮 净淨 凤鳳 凯凱 刘劉 刚剛 创創 剂劑 剑劍 办辦 务務 动動 励勵 匀勻 区區 医醫 华華 单單 卖賣 卢盧
  卫衛 压壓 厌厭 厕廁 厦廈 厨廚 双雙 叠疊 吕呂 启啟 吴吳 咏詠 园園 围圍 国國 图圖 圣聖 场場 坚堅 垫墊 墙牆
  声聲 壶壺 处處 备備 头頭 奥奧 妆妝 娇嬌 娱娛 婴嬰 孙孫 学學 宝寶 实實 宠寵 宫宮 宾賓 导導 寿壽 将將 尔爾
  尘塵 尧堯 属屬 屿嶼 岁歲 岗崗 岚嵐 岛島 峡峽 师師 帐帳 帜幟 带帶 庄莊 庆慶 库庫 应應 废廢 开開 张張 强強
  怀懷 恒恆 悦悅 戏戲 扑撲 扩擴 扫掃 扬揚 抚撫 护護 报報 择擇 数數 斋齋 无無 时時 晋晉 晒曬 晓曉 晖暉 机機
  杀殺 杂雜 权權 条條 来來 杨楊 构構 枞樅 枫楓 标標 栋棟 树樹 梦夢 检檢 楼樓 榄欖 樱櫻 欢歡 欧歐 殡殯 毕畢
  气氣 氢氫 汉漢 汤湯 沧滄 泽澤 洁潔 浆漿 浇澆 测測 济濟 浓濃 涛濤 润潤 渔漁 温溫 湾灣 满滿 滨濱 滩灘 澜瀾
  灯燈 灵靈 灿燦 炉爐 点點 烛燭 热熱 爱愛 牵牽 猎獵 猬蝟 玛瑪 环環 现現 珑瓏 瑶瑤 电電 盏盞 监監 盖蓋 矫矯
  矿礦 码碼 砖磚 礼禮 秃禿 积積 税稅 笔筆 笼籠 筝箏 粮糧 红紅 约約 纪紀 纫紉 纱紗 纳納 纸紙 纹紋 纺紡 纽紐
  线線 组組 织織 绍紹 经經 绒絨 结結 绘繪 络絡 绝絕 绣繡 绪緒 绳繩 维維 绵綿 绸綢 绿綠 编編 缘緣 缝縫 网網
  罗羅 职職 联聯 肠腸 肤膚 胶膠 脑腦 腾騰 艺藝 苇葦 苍蒼 荣榮 莱萊 莲蓮 莹瑩 萝蘿 萤螢 营營 萨薩 蒋蔣 蓝藍
  虾蝦 补補 袜襪 装裝 裤褲 见見 观觀 视視 览覽 觉覺 誉譽 计計 订訂 让讓 训訓 议議 记記 许許 设設 识識 试試
  诚誠 询詢 语語 说說 诺諾 调調 谢謝 谦謙 谭譚 谱譜 贝貝 财財 责責 贤賢 货貨 质質 贮貯 贴貼 贵貴 贸貿 贺賀
  赁賃 资資 赋賦 赛賽 赵趙 车車 轩軒 轫軔 轮輪 软軟 轻輕 载載 辆輛 辉輝 输輸 辞辭 边邊 辽遼 达達 过過 迈邁
  运運 进進 远遠 连連 选選 递遞 遥遙 邓鄧 郑鄭 酱醬 酿釀 钓釣 钢鋼 钧鈞 钱錢 钳鉗 铁鐵 铂鉑 铃鈴 铅鉛 铝鋁
  铭銘 银銀 铺鋪 销銷 锂鋰 锅鍋 锈銹 锋鋒 锐銳 锡錫 锦錦 锭錠 锯鋸 镀鍍 镇鎮 镜鏡 镯鐲 长長 门門 闰閏 间間
  阁閣 阳陽 阴陰 际際 陆陸 陈陳 陕陝 险險 雾霧 静靜 韦韋 韩韓 韵韻 页頁 顶頂 项項 顺順 预預 领領 颈頸 颖穎
  颗顆 颜顏 风風 飞飛 饭飯 饮飲 饯餞 饰飾 饲飼 饵餌 饺餃 饼餅 馆館 马馬 驱驅 骄驕 骏駿 骑騎 鱼魚 鲁魯 鲜鮮
  鲤鯉 鳄鱷 鸟鳥 鸣鳴 鸥鷗 鸽鴿 鸿鴻 鹅鵝 鹊鵲 鹏鵬 鹤鶴 鹰鷹 麦麥 黄黃 齐齊 龙龍 龟龜 万萬 丰豐 云雲 党黨
  几幾 划劃 卤滷 历歷 参參 发發 叶葉 叹嘆 咨諮 咸鹹 夹夾 宁寧 干乾 广廣 录錄 挂掛 据據 术術 杰傑 极極 枪槍
  柜櫃 汇匯 涂塗 淀澱 烟煙 确確 种種 筑築 签簽 胜勝 腊臘 腌醃 艳艷 苏蘇 苹蘋 药藥 虫蟲 蜡蠟 采採 针針 钟鐘
  链鏈 须須 帘簾 个個 别別 县縣 号號 团團 复復 彻徹 旧舊 桥橋 样樣
  简簡 缅緬 诗詩 辅輔 顿頓 饶饒 脚腳 伙夥 舰艦 专專`

// Where the traditional form depends on the word.
const WORDS =
  '面条麵條 面包麵包 面粉麵粉 便面便麵 和面和麵 米面米麵 好面好麵 手表手錶 腕表腕錶 理发理髮 洗发洗髮 卷发捲髮 发夹髮夾 发箍髮箍 ' +
  '假发假髮 制品製品 制作製作 制饮製飲 草制草製 纸制紙製 游戏遊戲 游览遊覽 游乐遊樂 旅游旅遊 台灯檯燈'

const traditionalOf = new Map(
  PAIRS.split(/\s+/).map((pair) => {
    const [simplified = '', traditional = ''] = pair
    return [simplified, traditional]
  }),
)
const traditionalWordOf = new Map(WORDS.split(' ').map((pair) => [pair.slice(0, 2), pair.slice(2)]))

/** Chinese text of our own word lists in traditional characters. */
export function traditional(text: string): string {
  let result = ''
  for (let at = 0; at < text.length; at += 1) {
    const word = traditionalWordOf.get(text.slice(at, at + 2))
    const character = text.charAt(at)
    result += word ?? traditionalOf.get(character) ?? character
    if (word) at += 1
  }
  return result
}
