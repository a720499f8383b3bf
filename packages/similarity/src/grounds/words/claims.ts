/** Claims that deceive whatever the goods: of rank, of cures, of supply to the state. Written for this project. */
export const gravestClaims =
  /国家(?:级|队|免检|特供|专供|指定|领导|宴会)|国(?:宴|宾|酒|窖|礼|医大师|家级)|中央(?:特供|直供)|特供|专供|内供|直供|御供|军供|人民大会堂|国务院|世界(?:级遗产|纪录|唯一)|全[球国网](?:第一|唯一|首[创家]|最|销量)|销量第一|宇宙第一|天下第一|中国第一|第一品牌|(?:包|百|根|全)治[百根各]?|包治|根治|根除|治愈|痊愈|神[药医效]|特效药|万[能灵](?:降|药|膏|丹|胶囊)|百病|百毒|抗癌|防癌|治癌|癌症|抗肿瘤|延年益寿|长生不老|不老丹|长命百岁|返老还童|起死回生|壮阳|增高|丰胸|速瘦|暴瘦|月瘦|[三3七7一1十][天日周](?:见效|美白|瘦|白|祛)|[降减][糖压脂](?!低)|永不(?:脱|掉|坏|磨|复|反)|(?:绝|完全|百分百|100%)(?:对|无|有效|安全|治|天然|纯)|无(?:毒|害|副作用|辐射|致癌|尼古丁|焦油)|不上瘾|零(?:风险|伤害|甲醛添加)|稳赚|保本|必[涨赚过胜]|包[过赢赚]|一[夜]暴富|高考必|提分神/
/** Claims of contents or of purity. */
export const contentClaims =
  /[零无0][添糖蔗卡脂负防香激抗甲硅酒咖含油盐][加糖料腐精素生醛油尼因剂分]?|不含|纯(?:天然|羊毛|羊绒|金|银|真丝|牛|蚕丝|粮|手工|植物|素)|百分百|100[%％]|[真头层]皮|真丝|足金|千足|24k|18k|[9]{3,4}|有机|野生|纯正血统|零度?残留|原装进口|原瓶进口|进口原|进口(?:红酒|奶粉|食品)|无抗|无激素|无农药|非转基因|富硒|百年老店|始于\d{3,4}|since\d{3,4}|鲜榨|手工/
export const rankClaims =
  /第一|最[佳好优强高大新美]|顶级|极品|至尊|唯一|独家|首选|冠军|王牌|一流|世界级|国际级|特级|至上|之最|天下无双|绝无仅有/
/** Origins that the goods need not have. */
export const originClaims =
  /(?:德|法|美|英|日|韩|意|瑞|泰|俄|澳|荷|丹|意大利|日本|德国|法国|美国|英国|瑞士|瑞典|韩国|泰国|澳洲|新西兰|北欧|欧洲|俄罗斯|巴西|古巴|荷兰|比利时|西班牙|奥地利|波兰|芬兰|挪威|丹麦|加拿大)(?:国)?(?:制造|工艺|原装|原瓶|进口|品质|技术|机芯|设计|血统|匠心|配方|直邮|科技|工匠|皇室|王室)/
export const originEnglish =
  /\bmade in [a-z]+|\bproduct of [a-z]+|\b(?:swiss|german|french|italian|japanese|american|british|swedish|korean|danish)[ -]?(?:made|quality|technology|engineering|craft|design|formula)\b|\bimported (?:from|wine|beer)\b/
export const claimsEnglish =
  /\bcures?\b|\banti-?cancer\b|\bcancer\b|\bmiracle (?:cure|drug|pill)\b|\bheals? all\b|\b(?:sugar|fat|gluten|additive|alcohol|nicotine|caffeine|calorie|cruelty|chemical|toxin|pesticide)[ -]?free\b|\b(?:zero|no|0) ?(?:sugar|calories?|fat|additives|alcohol|carbs)\b|\bnon[ -]?toxic\b|\bharmless\b|\b100 ?%|\b100 ?percent\b|\bpure (?:gold|silver|wool|silk|cotton)\b|\bgenuine leather\b|\bworld'?s? (?:no\.? ?1|number one|best|first)\b|\bnational level\b|\bguaranteed\b|\bside[- ]effect\b|\blose weight\b|\b24 ?k\b|\bfda\b/

/** Wishes and advertising phrases, whole. */
export const wishes =
  '恭喜发财 大吉大利 万事如意 年年有余 财源广进 招财进宝 一帆风顺 一路平安 一路顺风 四季平安 岁岁平安 出入平安 心想事成 吉祥如意 福如东海 寿比南山 生日快乐 新年快乐 花开富贵 马到成功 步步高升 五福临门 百年好合 早生贵子 金榜题名 旗开得胜 开门大吉 生意兴隆 欢迎光临 谢谢惠顾 宾至如归 物美价廉 货真价实 童叟无欺 诚信为本 质量第一 顾客至上 用户至上 服务至上 品质至上 信誉第一 追求卓越 永不止步 与众不同 精益求精 一旦拥有 别无所求 你值得拥有 值得信赖 买得放心 吃得放心 用得安心 假一赔十 买一送一 全场五折 限时抢购 清仓甩卖 天天特价 今日特价'
export const sloganHan =
  '让 使 为 为了 给 更 最 都 就 在 从 把 用 做 要 能 会 是 有 没有 不 只 只为 只要 只有 不只 因为 所以 我 我们 你 您 你们 他 大家 您的 你的 我的 每 每个 每天 每一天 天天 一天 一生 一世 今天 明天 未来 生活 人生 世界 健康 美好 美丽 快乐 幸福 品质 质量 服务 专业 创新 科技 品牌 信赖 信任 选择 享受 享有 拥有 值得 放心 安心 放心吃 开始 改变 成就 创造 引领 追求 追梦 卓越 完美 满意 关爱 呵护 陪伴 家 家人 家庭 全家 孩子 妈妈 爸爸 顾客 客户 至上 第一 源于 源自 来自 始终 永远 一直 与 和 的 了 着 吧 吗 啊 更好 更美 更美好 更健康 更轻松 更精彩 更简单 最好 更多 更懂 懂 爱 我爱 爱你 我懂你 用心 用心做 贴心 省心 精彩 轻松 简单 舒适 自然 绿色 环保 梦想 成功 价值 共享 共创 点亮 温暖 传递 品味 味道 好味道 一切 皆 有可能 无限 可能 因你而 不同 就是 好 美 出 住 吃 喝 穿 买 卖 来 去 到 回家 开心 舒心 尽在 尽享 乐享 畅享 智享 心 尊享 奢享 从此 不再 无忧 无处不在 随时 随地 随时随地'
export const sloganEnglish =
  'the a an your you our we us my i me it is are be just for all always every everyday day life live living love better best good great more most less think feel do make made makes made with to of and in on at from by so now new next future world people family home together enjoy choose choice trust care smile happy happiness healthy health quality first only one time start begin change dream dreams believe beyond never stop forever simply simple easy because worth deserve want need like welcome yes no not can will let lets get go come keep feeling design designed innovation tomorrow today moment moments taste fresh'
export const sloganVerbs =
  'think live love make enjoy choose trust believe feel do get go welcome is are deserve need want can will let just for your you we everyday always because'
