/** Two-character words of mainland brand names, all written with characters of the syllable table. */
export const hanWords =
  `青山 星河 云海 春雨 秋叶 明月 清泉 红枫 雪松 金穗 翠竹 紫藤 玉兰 海棠 白鹤 金龙 红鹰 飞鱼 小熊 大象 神鹿 金牛 朝阳 晨光
  星光 星辰 月光 日出 彩虹 春风 秋月 冬雪 山水 江南 东海 南山 北辰 长河 草原 森林 田园 果园 花园 稻香 麦田 竹林 兰亭 古道 人家
  书香 墨韵 琴声 远航 启程 先锋 良品 优品 佳品 珍品 臻品 天香 吉祥 平安 康乐 喜悦 欢乐 幸运 好运 富贵 荣华 同心 同德 博雅 智慧
  灵动 初心 知味 百味 鲜果 鲜味 茶语 米香 甜心 蜜语 清风 甘露 甘泉 冰川 高山 云峰 云朵 天空 银河 南星 东方 中天 盛世 大唐 汉风
  楚韵 川味 湘情 凤鸣 鹿鸣 白马 白云 碧海 碧水 沧海 翠湖 丹枫 福田 古泉 光明 海风 海岚 鹤鸣 红星 红梅 花语 华灯 金桂 金湖 锦江
  静水 乐山 良田 灵泉 露珠 绿野 梦溪 明珠 木兰 牧歌 南湖 千山 晴空 青竹 秋水 瑞雪 三月 沙洲 山泉 神农 水云 松石 素心 桃花 天马
  甜园 万山 文竹 五月 西溪 喜洋 霞光 香溪 象山 小舟 新月 星野 雪莲 雅竹 岩松 燕山 阳光 野鹿 一品 优米 雨竹 玉泉 远山
  云帆 云鹤 紫云 竹海`.split(/\s+/)

/** What names close with: trades and places of business. */
export const hanEndings =
  '坊 记 堂 轩 阁 居 园 屋 家 斋 楼 铺 庄 村 郎 师傅 先生 小铺 优选 生活 世家 传奇 时光 物语 工坊'.split(' ')

/** Weak additions of size, age and praise; they change a mark little. */
export const weakPrefixes = '新 老 大 小 真 正 金'.split(' ')

/** Places that are before a mark without distinguishing it. */
export const weakPlaces = '北京 上海 广州 深圳 杭州 成都 南京 武汉 苏州 青岛'.split(' ')

/** Slogans and phrases of the length that offices also see. */
export const hanPhrases =
  '每天一杯好茶 山里来的味道 让家更温暖 好水煮好面 一口就是秋天 慢一点更好 从田间到餐桌 住在云上 把春天带回家 爱笑的人'.split(
    ' ',
  )

/** Names that many unrelated applicants choose. */
export const crowdedHan =
  '金龙 彩虹 阳光 好运来 天天 白云 新星 东方 七彩 红星 千禧 四季 绿洲 喜洋洋 福满门 金牛 一品香 天马'.split(' ')
export const crowdedLatin =
  'PHOENIX STAR NOVA LUNA AURORA ATLAS ECHO SUNSHINE RAINBOW DIAMOND ALPHA OMEGA VICTORY HARMONY ORION FUSION'.split(
    ' ',
  )
