/** Titles and forms of address that make a leader of a surname. Written for this project. */
export const leadersWithTitle =
  /(?:[习毛江胡邓周朱温李刘华叶彭贺陈林王赵汪蔡丁韩栗]|金|普京|特朗普|川普|拜登|奥巴马|安倍|马克龙)(?:主席|总书记|总理|委员长|总统|大大|爷爷|伯伯|奶奶|妈妈|麻麻|元帅|老总|太祖|近平|将军大人|大帝|首相|三世|三胖|天皇)/

/** What looks like such a form and is another word. */
export const leaderExceptions =
  /王妈妈|李奶奶|王奶奶|王爷爷|李爷爷|陈奶奶|陈爷爷|林奶奶|赵奶奶|刘奶奶|丁奶奶|胡爷爷|李妈妈|刘妈妈|陈妈妈|林妈妈|赵妈妈|叶妈妈|丁妈妈|韩奶奶|王大大|李大大|刘大大|陈大大/g

/** Leaders and persons of the history of war whose nicknames are no names. */
export const leaderNicknames =
  '习近平 习包子 包子帝 庆丰帝 刁近平 习特勒 维尼总统 毛泽东 毛润之 毛太祖 教员毛 伟大领袖 邓公小平 川建国 懂王 睡王 敲钟人 金三胖 金胖子 普大帝 普京 普金 特朗普 特不靠谱 拜登 拜振华 奥观海 奥巴马 安倍晋三 高市早苗 尹锡悦 泽连斯基 内塔尼亚胡 哈马斯 本拉登 拉登 萨达姆 卡扎菲 希特勒 希特拉 元首希魔 斯大林 列宁 马克思 恩格斯 蒋介石 常凯申 蒋公 蒋委员长 汪精卫 溥仪 袁世凯 慈禧太后 天皇裕仁 德仁天皇 查尔斯国王 教皇方济各 卢卡申科 哈里斯 万斯 卢拉 苏纳克 斯塔默 朔尔茨 默茨 默克尔 石破茂 李在明 金与正 阮富仲 苏林主席 莫迪 杜特尔特 小马科斯 佩洛西 蓬佩奥 布林肯 习仲勋 齐心同志 彭丽媛 李强总理 赵乐际 王沪宁 蔡奇 丁薛祥 李希书记'
export const leadersEnglish =
  'xi_jinping xijinping mao_zedong mao_tse-tung maozedong chairman_mao deng_xiaoping zhou_enlai jiang_zemin hu_jintao li_keqiang li_qiang? peng_liyuan chiang_kai-shek sun_yat-sen tsai_ing-wen lai_ching-te putin trump? donald_trump maga? biden joe_biden obama barack_obama michelle_obama kamala_harris hillary_clinton george_bush zelensky zelenskyy macron merkel scholz boris_johnson churchill? thatcher elizabeth_ii king_charles prince_william princess_diana netanyahu erdogan modi? narendra_modi kim_jong-un kim_jong_un kim_jongun lukashenko bolsonaro lula? hitler adolf_hitler stalin? lenin? mussolini pol_pot saddam_hussein gaddafi castro? fidel_castro che_guevara mandela gandhi karl_marx friedrich_engels ho_chi_minh osama_bin_laden ayatollah khamenei khomeini assad arafat hirohito tojo_hideki pelosi'

/** Heroes, martyrs and national symbols beyond the list of the table. */
export const heroesHan =
  '黄帝 炎帝 轩辕黄帝 孔子 孔圣人 至圣先师 黄继光 邱少云 董存瑞 雷锋 罗盛教 刘胡兰 赵一曼 杨靖宇 左权将军 方志敏 瞿秋白 李大钊 狼牙山五壮士 八女投江 小兵张嘎 江姐 焦裕禄 王进喜 钱学森 邓稼先 袁隆平 于敏院士 黄旭华 南仁东 张桂梅 张富清 戍边英雄 陈祥榕 肖思远 王焯冉 祁发宝 抗美援朝 长津湖英雄 上甘岭 林则徐 邓世昌 戚继光 岳飞 文天祥 史可法 郑成功 秋瑾 谭嗣同 徐锡麟 张自忠 佟麟阁 赵登禹 谢晋元 杨根思 欧阳海 向秀丽 时传祥 王杰烈士 刘英俊 麦贤得 孔繁森 任长霞 郭永怀 钱三强 王淦昌 李四光 竺可桢 华罗庚 陈景润 吴孟超 屠呦呦 申纪兰 孙家栋 叶培建 王选院士 烈士 革命烈士 英烈 抗日英雄 抗联英雄 五壮士 飞虎队 杨子荣 白求恩 吉鸿昌 戴安澜 叶挺 项英 彭雪枫 李兆麟 赵尚志 马本斋 王二小 小英雄雨来 潘冬子 草原英雄小姐妹 向警予 蔡和森 恽代英 邓中夏 夏明翰 陈树湘 毛岸英 杨开慧 许继慎 黄公略 段德昌 蔡申熙 曾中生'

/** Persons of public life beyond the list of the table. */
export const publicFigures =
  '丁俊晖 郭晶晶 伏明霞 田亮 李宁体操王子 陈一冰 张怡宁 王励勤 马琳 刘国梁 樊振东 王皓乒乓 孙一文 张家朗 侯志慧 谌利军 李发彬 石智勇 施廷懋 王涵 陈芋汐 曹缘 谢思埸 王宗源 潘展乐 张雨霏 叶诗文 汪顺 徐嘉余 覃海洋 唐钱婷 苏炳添 谢震业 巩立姣 刘诗颖 王军霞 邢慧娜 刘翔 徐梦桃 隋文静 韩聪 任子威 武大靖 王濛 周洋冠军 苏翊鸣 谷爱凌 齐广璞 贾宗洋 高亭宇 范可新 宁忠岩 羽生结弦 郑钦文 李娜网球 彭帅 张帅网球 石宇奇 陈雨菲 谌龙 林丹 李宗伟 朱婷排球 张常宁 郎平 惠若琪 袁心玥 武磊 郑智 孙兴慜 姚明 易建联 周琦 王治郅 巴特尔 杨瀚森 李梦篮球 王霜 全红婵 邹敬园 管晨辰 刘洋体操 张博恒 肖若腾 黄雨婷 盛李豪 谢瑜射击 刘清漪 邓雅文 郑钦 吴易昺 张之臻 钟南山 张文宏 李兰娟 陈薇院士 张伯礼 屠呦呦 施一公 颜宁 饶毅 潘建伟 薛其坤 丁肇中 杨振宁 李政道 莫言 余华 王小波 路遥 贾平凹 金庸 古龙 琼瑶 三毛作家 张爱玲 钱钟书 老舍 巴金 鲁迅 郭沫若 茅盾 曹禺 冰心 沈从文 徐志摩 林徽因 梁思成 陈寅恪 季羡林 齐白石 徐悲鸿 张大千 吴冠中 黄永玉 梅兰芳 周杰伦 林俊杰 王力宏 陈奕迅 张学友 刘德华 郭富城 黎明歌手 王菲 那英 李宇春 邓紫棋 薛之谦 毛不易 华晨宇 易烊千玺 王俊凯 王源 肖战 王一博 蔡徐坤 鹿晗 吴亦凡 张艺兴 黄子韬 杨幂 赵丽颖 刘亦菲 迪丽热巴 古力娜扎 范冰冰 李冰冰 章子怡 巩俐 周迅 赵薇 林青霞 张曼玉 周星驰 周润发 成龙 李连杰 李小龙 甄子丹 吴京 沈腾 黄渤 徐峥 葛优 冯小刚 张艺谋 陈凯歌 姜文 贾樟柯 李安导演 王家卫 赵本山 郭德纲 岳云鹏 于谦相声 马东 何炅 汪涵 撒贝宁 董卿 白岩松 马云 马化腾 任正非 雷军 刘强东 王健林 许家印 董明珠 李彦宏 张一鸣 黄峥 丁磊 曹德旺 钟睒睒 俞敏洪 罗永浩 李佳琦 薇娅 辛巴 董宇辉 李子柒 丁真 张同学 papi酱 刘畊宏 冯提莫 疯狂小杨哥 罗翔 王心凌 郭有才 马斯克 比尔盖茨 乔布斯 扎克伯格 贝佐斯 巴菲特 黄仁勋 奥特曼CEO 霍金 爱因斯坦 乔丹 科比 詹姆斯 库里球星 梅西 C罗 贝克汉姆 内马尔 姆巴佩 费德勒 纳达尔 德约科维奇 博尔特 菲尔普斯 舒马赫 汉密尔顿 泰森 阿里拳王 迈克尔杰克逊 泰勒斯威夫特 霉霉 贾斯汀比伯 嘎嘎小姐 碧昂丝 玛丽莲梦露 奥黛丽赫本 小李子 汤姆克鲁斯 安吉丽娜朱莉 杨利伟 翟志刚 王亚平 聂海胜 景海鹏 刘洋航天员 叶光富 桂海潮 汤洪波 陈冬航天员 费俊龙 蔡旭哲 王浩泽'
export const publicFiguresEnglish =
  'elon_musk bill_gates steve_jobs mark_zuckerberg jeff_bezos warren_buffett taylor_swift michael_jackson michael_jordan lebron_james kobe_bryant stephen_curry lionel_messi messi? cristiano_ronaldo david_beckham beckham neymar mbappe roger_federer rafael_nadal novak_djokovic usain_bolt michael_phelps tiger_woods muhammad_ali mike_tyson marilyn_monroe audrey_hepburn elvis_presley john_lennon lady_gaga beyonce rihanna justin_bieber kim_kardashian brad_pitt angelina_jolie leonardo_dicaprio tom_cruise emma_watson albert_einstein einstein? stephen_hawking jackie_chan bruce_lee jet_li jay_chou yao_ming eileen_gu jack_ma pony_ma'
