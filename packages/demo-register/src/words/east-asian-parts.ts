const words = (text: string) => text.split(/\s+/)

/** Kanji of Japanese names, before and after; the pairs read naturally in most combinations. */
export const kanjiFirst = Array.from(
  '青赤白黒金銀春夏秋冬朝夕山川海空風雪花月星日松竹梅桜桃菊藤森林里郷古新大小高清美和福寿吉幸光明千万鶴亀龍',
)
export const kanjiSecond = Array.from(
  '山川野原田村里森林木花葉実月日星空風雪雲水泉波浜島崎峰丘道橋門堂庵屋亭舎蔵園香音色光心和楽喜美寿福',
)
export const kanjiEndings = ['屋', '堂', '庵', '亭', '舎', '本舗', '製作所', '工房', '農園', '日和']

/** Hiragana words of invented everyday names. */
export const hiraganaWords = words(
  'そらいろ はなうた こもれび ひなた ゆらり ふわり さくら みずいろ つきよ あさひ こだま わかば ほたる なぎさ たんぽぽ ゆずりは まどか しずく こはる むぎほ きらり のどか ひより つむぎ いろは あおば',
)

/** Native Korean parts of names. */
export const hangulFirst = words(
  '하늘 바다 별 달 꽃 나무 새 봄 여름 가을 겨울 숲 강 산 햇 은 금 참 온 다 늘 한 푸른 맑은 고운 새벽 아침 노을 구름 이슬',
)
export const hangulSecond = words(
  '빛 샘 결 길 터 집 마을 들 누리 나루 가람 솔 봄 울 채 담 찬 밥상 식탁 공방 상회 다움 이야기 정원 농원',
)
