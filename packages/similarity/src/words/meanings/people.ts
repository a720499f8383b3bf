/** People, what they do and what they believe. See meanings.ts for how a line is read. */
export const peopleMeanings = `
国王 king re? roi rey konig キング 왕
皇后 王后 女王 queen regina reine reina konigin クイーン 여왕
皇帝 帝王 emperor imperatore empereur emperador kaiser
王子 prince principe prinz プリンス 왕자
公主 princess principessa princesse prinzessin プリンセス 공주
皇冠 王冠 crown corona couronne krone クラウン 왕관
骑士 knight cavaliere chevalier caballero ritter ナイト 기사
武士 warrior samurai~
战士 fighter warrior
英雄 hero eroe heros heroe held? ヒーロー 영웅
巨人 giant gigante geant riese ジャイアント 거인
冠军 champion campione campeon チャンピオン
先锋 先驱 pioneer
领袖 leader
船长 captain capitano capitaine capitan kapitan キャプテン
水手 sailor
海盗 pirate pirata
猎人 hunter cacciatore chasseur cazador jager ハンター 사냥꾼
农夫 农民 farmer
渔夫 渔民 fisherman
牛仔 cowboy
厨师 chef
医生 doctor
老师 教师 teacher
师傅 master_craftsman
学生 student
工程师 engineer
艺术家 artist
歌手 singer
舞者 dancer
朋友 friend amico ami amigo freund フレンド 친구
邻居 neighbour neighbor
兄弟 brother brothers fratello frere hermano bruder
姐妹 sister sisters sorella soeur hermana schwester
父亲 爸爸 father dad padre pere vater
母亲 妈妈 mother mom mum madre mere? mutter?
儿子 son figlio fils hijo sohn
女儿 daughter figlia fille? hija tochter
孩子 child bambino enfant nino kind?
宝贝 婴儿 baby bebe
男孩 boy
女孩 girl ragazza fille chica madchen
女士 lady signora dame senora
先生 mister gentleman signore senor herr
家庭 家人 family famiglia famille familia familie
天使 angel angelo ange engel エンジェル 천사
魔鬼 恶魔 devil diavolo diable diablo teufel
神 god
女神 goddess dea deesse diosa
佛 buddha
精灵 elf
仙女 fairy fata fee? hada
魔术 魔法 magic magia magie
巫师 wizard
幽灵 ghost
灵魂 soul anima ame alma seele
心 爱心 heart cuore coeur corazon herz ハート 마음
爱 爱情 love amore amour amor liebe ラブ 사랑
梦 梦想 dream sogno reve sueno traum ドリーム 꿈
希望 hope speranza espoir esperanza hoffnung 희망
和平 peace pace paix paz frieden 평화
自由 freedom liberty liberta liberte libertad freiheit 자유
幸福 快乐 happiness felicita bonheur felicidad gluck
开心 快乐 happy
欢乐 joy gioia joie alegria freude
胜利 victory vittoria victoire victoria sieg ビクトリー
荣耀 光荣 glory gloria gloire
荣誉 honor honour onore honneur
勇气 courage
智慧 wisdom saggezza sagesse sabiduria weisheit
真理 truth verita verite verdad wahrheit
力量 power forza force fuerza kraft
激情 热情 passion passione pasion leidenschaft
美丽 beauty bellezza beaute belleza schonheit ビューティー
命运 destiny fate destino destin schicksal
财富 fortune? wealth
好运 幸运 luck lucky fortuna~
未来 future futuro futur zukunft フューチャー 미래
永恒 eternity eternal
记忆 memory
秘密 secret segreto
传奇 legend leggenda legende leyenda
故事 story storia histoire historia
历史 history storia? histoire? historia?
音乐 music musica musique musik ミュージック 음악
歌曲 song canzone chanson cancion lied?
舞蹈 dance danza danse tanz
艺术 art arte kunst アート 예술
月神 artemis diana~
战神 mars~ ares
海神 poseidon neptune sea_god~
攻击 attack
生活 life vita vie? vida leben ライフ
时间 time tempo? temps tiempo zeit タイム 시간
时光 times? time~
计时器 timer
通过 pass
新 new nuovo nouveau nuevo neu
新闻 news notizie nouvelles noticias
后来 later
后者 latter
现代 modern moderno moderne
调制解调器 modem
引领 带领 lead
阅读 read
线 线条 line linea ligne
赛跑者 跑者 runner
旅行 travel viaggio voyage viaje reise
旅行者 traveller traveler voyager
冒险 adventure avventura aventure aventura
发现 discovery scoperta decouverte
探索 explore
寡妇 widow
老 old vecchio vieux viejo alt?
青春 youth
微笑 smile sorriso sourire sonrisa スマイル 미소
眼睛 eye occhio oeil ojo auge
手 hand mano main? hand
脚 foot
爱神 cupid eros
酒神 bacchus dionysus
大家 everybody everyone
小心 careful
马虎 careless
信心 confidence
爱好 hobby
新手 novice beginner
老手 veteran
老家 hometown
手球 handball
`
