// Written by scripts/collect-english-words.ts from WordNet 3.1, Copyright 2011 by Princeton University; its licence
// stands in english-words.LICENSE.

/** Ordinary English words; those of one family, and spellings of one word, are joined by a slash. */
export const englishWords = `
abandon abandoned abase/abasement abashed abbey/abbot/abbatial abdomen/abdominal abed
aberrant/aberrate/aberrance/aberrancy/aberration abet/abettal/abetter/abettor/abetment
abhor/abhorrer/abhorrent/abhorrence abide/abidance abiding ability abject/abjectly abjection
ablate/ablation/ablative ablated ablaze able/ably abnegate/abnegator/abnegation abnormal/abnormally aboard abode
abolish/abolition abominate/abominable/abominably aborigine/aboriginal abort/abortion/abortive abound abounding
about above abrade/abrasion/abrasive abreact/abreaction abridge/abridger abridgment abroad
abrogate/abrogator/abrogation abrupt/abruptly/abruptness abscess abscissa absent/absence/absentee/absently
absolute/absolutely absolutism/absolutist
absorb/absorber/absorbate/absorbent/absorbable/absorbency/absorption/absorptive absorbed
abstain/abstainer/abstinent/abstention/abstinence abstract/abstracter/abstractly/abstractor
absurd/absurdly/absurdity/absurdness abundant/abundance/abundantly abuse/abuser/abusive abused abyss/abyssal
academy/academia/academic accede/access/accession/accessible accelerate accent/accentual/accentuate accenting
accept/acceptant/acceptive/acceptable/acceptably/acceptance accepted accepting accessary/accessory
accident/accidental acclaim accompany accomplice accomplish accord/accordant/accordance accost
account/accountant/accounting accredit accrete/accretion accrue/accrual/accruement accrued accumulate accuracy
accurate/accurately accuse/accusal/accuser/accusive/accusation/accusative/accusatory accusing/accusingly accustom
ace acerbic/acerbate/acerbity acetone/acetonic acetonemia ache/achy/aching achieve/achiever/achievable
acid/acidify/acidity/acidulate acolyte acoustics/acoustical acquaint acquainted acquiesce
acquire/acquirer/acquiring/acquirable acquired acquit/acquittal acre acreage acres acrid/acridity
acrobatic/acrobatics across acrylic act/actor/acting/action/actable/actuate/actuator/actuation/actionable
activate/activator/activating/activation activated active/actively/activity/activeness activism/activist/activistic
actress actual/actually/actuality/actualize acute/acuate/acutely/acuteness adagio
adamant/adamance/adamantly/adamantine adapt/adapter/adaptor/adaption/adaptive/adaptable/adaptation/adaptative
adapted add/adder/addable/addible/addition/additive addict/addiction/addictive addicted address/addressee addressed
adenoma adept/adeptness adequacy adequate/adequately adhere/adherent/adhesion/adhesive/adherence adieu adios
adjacent/adjacency adjective/adjectival adjoin/adjunction/adjunctive adjourn adjunct
adjust/adjuster/adjustor/adjustive/adjustable/adjustment adjusted adjuvant administer admirable/admirably
admire/admirer/admiration admissible admit/admission/admissive/admittable/admittance/admittible admittedly
admix/admixture admonish/admonisher/admonition/admonitory ado adolesce/adolescent adonis
adopt/adoptee/adopter/adoption/adoptive/adoptable adopted adoration adore/adorer/adorable adorn/adornment adrenal
adrift adroit/adroitly/adroitness adsorb/adsorbent/adsorbable/adsorption/adsorptive adult/adulthood
adultery/adulterer advance/advancer advanced advantage advent adventure/adventurer adverb/adverbial adversary
adverse/adversely/adversity advert/advertent/advertence/advertency advertise/advertize/advertiser advertised advice
advise/advisee/adviser/advisor/advisory/advisable/advisement advisedly advocacy/advocate/advocator aegis
aeon/aeonian aerate/aerator/aeration aerated aerial/aerially aerobic/aerobics aerosol/aerosolise/aerosolize
aesthetic afar affably affair/affaire affairs affect/affective affected/affectedly affection afferent affidavit
affiliate affiliated affine/affinal/affinity affirm/affirmer/affirmable affix/affixal/affixial/affixation affixed
afflict/affliction afflicted affluent/affluence afford/affordable affront afghan afghani afield afire aflame aflare
afloat afoot aforesaid afraid aft after afternoon afterward afterwards again agape agate age aged/agedness agenda
agent/agency/agential agglutinin aggravate/aggravator aggregate/aggregator aggress/aggressor/aggression/aggressive
aghast agile/agilely/agility aging/ageing agitate/agitator/agitative agitated agitation agnostic/agnostical ago
agony/agonal/agonise/agonist/agonize/agonistic agora agree/agreeable/agreeably/agreement ague ahead ahorseback aid
aide ail/ailment ailing aim aimless/aimlessly air/aery/airy/aura/aerie/aural/aurally/airiness airborne aircraft
airflow airframe airily airing airless airmail/airmailer airplane/aeroplane airport airs airspeed airway aisle akin
alabaster alar/alary alarm/alarum/alarmist alarmed alarmingly album albumen/albumin/albuminous
alcohol/alcoholic/alcoholise/alcoholize alderman/aldermanic/aldermanly alert/alertly/alertness alerting alfresco
alga/algae algarroba alibi alien alienate/alienable/alienator alienated alienation alight
align/aline/alignment/alinement alike/alikeness aliquot alive/aliveness alkali/alkalic/alkalify/alkalize
alkaline/alkalinity all allegation allege/allegement alleged/allegedly allegiant/allegiance
allegory/allegoric/allegorise/allegorize allegretto allegro alleviant/alleviate/alleviator alley/alleyway allied
allies alligator allocate/allocable/allocator/allocation allot/allotment allow/allowable/allowance alloy allspice
allude/allusion allure/allurement alluvion ally/alliance almost aloes aloft alone/aloneness along aloof/aloofness
aloud alpaca alpha alpine already alright alsatian also alter/alterable/alteration altered alternate altitude alto
altogether altruism/altruist alum aluminum/aluminise/aluminium/aluminize/aluminous alundum
alveolar/alveolus/alveolate always amass amateur amaze/amazement amazed amazing/amazingly amazon ambassador amber
ambiance/ambience ambiguity/ambiguous ambition/ambitious amble/ambler/ambulate/ambulation/ambulatory
ambrosia/ambrosial ambrosian ambulance ambuscade ambush/ambusher amenable amend/amendable/amendment/amendatory
amended amicable/amicably amidship amiss amity/amiable/amiably/amiability ammo ammoniac/ammoniacal ammunition
amnesia/amnesic/amnesiac amnesty amok amorist/amoristic amorous/amorously amorphous amount amp amphibian
ample/amply/ampleness amplify/amplifier amplitude amputate/amputator/amputation amuck amulet amuse/amusive/amusement
amused amyloid/amyloidal anaconda anaerobic analeptic analog/analogue
analogy/analogise/analogist/analogize/analogous/analogical
analyse/analyst/analyze/analyser/analysis/analytic/analyzer/analytical anarchy/anarchist/anarchical
anatomy/anatomic/anatomise/anatomist/anatomize/anatomical ancestor/ancestral ancestry anchor/anchorage
ancient/anciently andante andrena andromeda anecdote/anecdotal/anecdotic/anecdotist anemia/anemic/anaemia/anaemic
anesthesia/anesthetic anew angel/angelic/angelical angelfish angelica anger/angry/angrily/angriness
angle/angler/angular/angulate/angularity angst anguish anguished anhydrous animal/animalise/animality/animalize
animate/animator animated/animatedly animation anime animise/animize animosity anion/anionic ankle/anklet
annex/annexe annihilate announce/announcer annoy/annoyer/annoyance annoyed annoying/annoyingly annual/annually
annul/annulment anode/anodal/anodic anomaly/anomalist/anomalous anomy/anomic/anomie anonymity/anonymous
anorexia/anorexic/anorectic another answer/answerer/answerable answering ant
antagonise/antagonism/antagonist/antagonize anteater antebellum antecede/antecedent antelope
antenna/antennal/antennary anterior/anteriorly anthill anthropoid anti antibiotic antibody antic anticipate
antigen/antigenic antipathy antiphon/antiphony/antiphonal antique/antiquate/antiquity antisepsis/antiseptic
antiserum antithesis/antithetic antitrust anvil anxiety/anxiolytic anxious/anxiously any anyhow/anyway anymore
anywhere aorta/aortal/aortic apache apart apartment ape/aper/apery aperture apex aphasia/aphasic apiece aplomb
apocryphal apogee/apogean apology/apologia/apologise/apologist/apologize/apologetic apostle apostolic apothecary
appalling apparatus appeal/appellant/appellate/appealable appealing
appear/apparent/apparency/apparently/apparition/appearance appease/appeaser/appeasable append/appendage/appendant
appendix appetite/appetitive applaud/applauder applause apple applejack applicator
apply/applier/applicant/applicable appoint/appointee/appointive appointed apportion appose/apposition/appositive
appraise/appraisal/appraiser appreciate apprehend apprentice apprise/apprize/apprisal approach
approve/approval/approver/approbate approved apricot apron apropos apt/aptly/aptness aptitude aquaplane aquatic
aquatint aqueous arable/arability arachnid/arachnoid arbiter/arbitrate/arbitrable/arbitrator arbitrary
arbor/arbour/arborary/arboreal/arborise/arborist/arborize/arborous/arboreous/arborical
arc/arch/arced/arched/archly/archway/arcuate archaise/archaism/archaist/archaize archangel archbishop archer arching
architect archives arctic ardent/ardently ardor/ardour arduous/arduously area/areal areaway arena argon argonaut
argot argue/arguer/arguable/argument argyle/argyll arianist arid/aridity arise arithmetic
arm/armor/armlet/armour/armorer/armament/armourer armadillo armchair armed armful armoire armored/armoured
armory/armoury armpit arms/armorial army armyworm arnica aroma/aromatic/aromatise/aromatize around
arouse/arousal/arouser aroused arraign arrange/arranger arranged array arrest/arrester arrive/arrival/arriver
arrogant/arrogance/arrogantly arrogate/arrogator/arrogation arrow arrowroot arroyo arsenal
arsenic/arsenical/arsenious art/arty/artist/artistic artefact/artifact arteriola/arteriole/arteriolar
artery/arteria/arterial artfully arthritic/arthritis article articulate artifice artificer artificial artillery
artisan artistry artless/artlessly arts
ascend/ascent/ascender/ascendant/ascendent/ascension/ascensive/ascendable/ascendance/ascendancy/ascendence/ascendency
ascending ascertain ascetic/ascetical asceticism ascribe/ascribable/ascription ash/ashy ashamed/ashamedly ashen
ashore aside ask/asker askance aslant asleep aspect/aspectual asperse/aspersion asphalt/asphaltic
asphyxia/asphyxiate aspire/aspirer/aspirant/aspirate/aspirator/aspiration aspirin ass assail/assailant/assailable
assassin assault/assaulter/assaultive assay/assayer assemble/assembly/assemblage assent/assenter/assentient
assert/asserter/assertion/assertive/assertable assess/assessee/assessor/assessable/assessment asset
assiduity/assiduous assign/assignee/assignable/assignment assigned assigning assimilate
assist/assistant/assistive/assistance associate/associable assort/assortment assorted assuage
assume/assumption/assumptive assure/assurance assured/assuredly asterisk astern asteroid/asteroidal astonish
astonished astound astounding astral astray astride astringe/astringent astronomy/astronomic
astute/astutely/astuteness asymmetry/asymmetric asymptote/asymptotic asynchrony atheism/atheist/atheistic
athlete/athletic/athletics atlas atm atmosphere atom/atomic/atomise/atomize/atomiser/atomizer atonally
atone/atonement atop atrocity/atrocious atrophied atrophy/atrophic attach/attachable/attachment attached
attack/attacker attain/attainable/attainment attained attempt/attempter attempted
attend/attender/attendant/attention/attentive/attendance attenuate/attenuator attest/attester/attestant attic attire
attired attitude attorney attract/attracter/attractor/attraction/attractive attribute attrition attune
atypical/atypically auction/auctioneer audacity/audacious audible/audibly/audibility audience audio audit/auditor
audition auditorium augment augur august aunt/aunty/auntie auricle/auricular aurora/auroral/aurorean
austere/austerely/austerity authentic author/authorial/authorship authorise/authorize/authorizer
authorised/authorized authority auto autograph autoloader automate/automation automatic/automaton/automatize
automobile/automotive autonomic autonomy/autonomous autopsy autumn/autumnal auxiliary avail/available avalanche
avarice/avaricious avenge/avenged/avenger avenue average avert/aversion/aversive/avertable/avertible aviary
aviate/aviation avocado avoid/avoidable/avoidance avowed/avowedly await awaited awake awaken/awakening awakened
award awarding aware/awareness away/awayness awe awed awestruck awful/awfully/awfulness awhile awkward/awkwardly
awry axe axiom/axiomatic axis/axial/axile/axially axle azimuth/azimuthal azure
babble/bubble/bubbly/babbler/bubbler/babbling/bubbliness babe/baby/babyhood babelike bacchanal bacchant/bacchantic
bach bachelor back/backer/backing backbend backbone backdoor backdrop backfire background backhand backlash backlog
backpedal backstage backstitch backstop backup backward backwards backwash backwoods backyard bacon
bacteria/bacterial/bacterium/bacteroid/bacterioid bad/badly/badness badge badger/badgerer baffle/bafflement baffled
baffling bag/bagger/bagging bagatelle baggage baggy bagpipe bail/bailee/bailor/bailable/bailment bailey bait
bake/baker/baking baked balance/balancer balanced bald/baldly/baldness balding bale baleful/balefully
balk/balky/baulk/balker/baulker/balkiness balking ball ballad/balladeer ballast ballerina ballet/balletic
balloon/balloonist ballot ballpark ballplayer ballroom ballyhoo balsam/balsamy/balsamic balustrade ban banana band
bandaged banded bandit bandoleer/bandolier bandstand bandwidth bandy bang/banger banging banish/banishment
banister/bannister banjo bank/banker/banking/bankable bankrupt/bankruptcy banner bannerlike banquet banshee/banshie
banter baptise/baptism/baptize bar barb barbarian barbaric/barbarity barbecue barbed barbell barbeque barber
barbital bard/barde/bardic bare/bareness barefoot barely bargain/bargainer/bargaining barge/bargee baric/barium
baritone/barytone bark/barky/barker barkeep barley barn barnburner barnful barnyard baron/baronial barony baroque
barrack barrage barratry barrel barren/barrenness barricade/barricado barrier barrow bartender bartlett
base/basal/basely/basify/basilar/baseness/basilary baseball based baseline basement bash bashful/bashfully basic
basically basil basileus basilisk basin/basinal basis bask basket/basketeer basketball basophilia/basophilic
bass/basso bassinet bast bastard/bastardly/bastardise/bastardize baste baster bastinado bastion
bat/batten/batter/batting batch bate bath bathe/bather/bathing bathos bathrobe bathroom bathtub baton battalion
battered battery battle/battler battleful batwing bawd/bawdy/bawdily/bawdiness bawdyhouse
bawl/bawler/bellow/bellowing bay bayonet bazar/bazaar beach beachhead beacon bead/beady beaded beadle
beadsman/bedesman beak beam/beamy beaming bean/beaner bear/bearer/bearing/bearable bearberry beard bearded beardown
beast/beastly/bestial/bestially/bestiality/bestialize beat/beaten/beater/beating/beatable beatify beatnik beau
beaut/beauty/beautify/beauteous/beautician beautiful beaver beckon become bed bedamn bedding bedfast bedground
bedpost bedraggled bedroom bedside bedstead bedtime bee beebalm beebread beech beef/boeuf beefwood beefy beehive
beep/beeper beer/beery beetle befall befit befog before befriend befuddle befuddled beg/beggary beget/begetter
beggar/beggarly begin/beginner/beginning beguile/beguiler beguiling beguine behalf behave
behavior/behaviour/behavioral behead behind behold/beholder behove/behoove being belabor/belabour belated/belatedly
belay belch belching belfry belie belief/believe/believer/believable/believably belittle belittling bell belle
bellhop belly belong/belongings beloved below belt bemoan bench bend/bender/bendable bended bending beneath benedict
benefit/beneficent/beneficial benevolent benight benign/benignly/benignity/benignancy bent bequest berate berg
berlin berry berth beryllium beseech beset besides besiege/besieger besmirch bespeak best bestow/bestowal/bestowment
bestubbled bet/better/bettor/betterment beta bethink betray/betrayal/betrayer betrothed between bevel beverage bevy
bewail beware bewilder bewildered bewitch/bewitchery bewitched beyond bias bib bible biblical biceps/bicipital
bicker bickering bicycle/bicycler/bicyclist bid/bidder/bidding/biddable bide biennial/biennially bifurcate
big/bigness bigger bight bike bilateral bilberry/blaeberry bile/biliary/bilious bilge/bilgy bilingual bilk bill
billet billfish billion billionth billow/billowy bimonthly bin binary
bind/bond/binder/bandage/bindery/binding/bindable/bondable/bandaging binge binoculars binomial bioassay
biography/biographer/biographic biology/biogenic/biologic/biologist/biological biomedical biopsy
bipartisan/bipartizan bipolar birch bird/birder/birdie birdbath birdhouse birr birth birthday birthplace birthright
biscuit bisexual bishop bishopry bit/bite/biter/bitty bitch/bitchy/bitchery biting/bitingly
bitter/bitterly/bitterness bitters bitterwood bivouac biweekly biyearly bizarre blab/blabber black/blackness
blackball blackberry blackboard blackcap blacken blackened blackening blackfish blackguard blackjack blackmail
blackout blacksmith blackwash bladderpod blade/bladed blame/blamable/blameable blanch/blench blanched
bland/blandly/blandness blank/blankly/blankness blanket blare blaring blase blaspheme/blasphemer blasphemy
blast/blaster blasting blat/blate/bleat blatant/blatancy/blatantly blaze blazing bleach/bleacher bleached bleachers
bleak/bleakly/bleakness bleb/blebby bleed/bleeder/bleeding blemish blend/blender blending bless/blessing
blessed/blessedly blight blighted blind/blinder/blindly/blindness blinded blindfold blink/blinker/blinking
blissful/blissfully blister/blistery blistering blithe/blithely blitz blizzard bloat blob bloc
block/blocky/blocker/blockage/blocking blockade blockading bloke blond/blonde/blondness
blood/bloody/bloodily/bloodiness bloodhound bloodless bloodshed bloom/bloomer blooming blossom blot/blotter
blotch/blotchy blow/blowy/blower/blowing blowfish blown blowout blowup blubber/blubbery/blubberer
bludgeon/bludgeoner blue/bluing/blueness bluebell bluefish bluegrass blueprint blues bluff/bluffer/bluffly/bluffness
bluish/blueish blunder/blunderer blunt/bluntly/bluntness blur/blear/bleary/blurry blurred blurt blush/blusher
blushing bluster/blustery/blusterer/blusterous board/boarder boarding boast/boaster boastful/boastfully
boat/boater/boating boatload boatswain bob/bobber bobbysoxer bobsled bobtail bode bodice bodkin body/bodily
bodyguard bog/boggy boggle bogus bogy/bogey/bogie bohemia/bohemian boil/boiler boiling boisterous bola/bolo
bold/boldly/boldness bole bolero bolster bolt bomb/bomber/bombing/bomblet bombard bombast/bombastic bombproof
bombshell bondage bonding bondsman/bondswoman bone/bony/boney/bonelet/boniness/bonyness bonemeal bonfire bonito
bonnet bonus boo boob/booby book/booker/booking/booklet/bookable bookcase booked bookshelf boom boomerang boon
boost/booster boot booted booth bootleg/bootlegger booty booze/boozy/boozer bop borate border borderline bore/borer
boreal/boreas bored boredom boring/boringly/boringness born borough borrow/borrower borrowing bosom/bosomy
boss/bossy botcher/butcher/butchery/butcherly both bother bottle/bottler bottleneck bottom bottomland bottomless
botulin/botulinal boucle bouffant bough boulder/bowlder/bouldery boulevard bounce/bouncy/bouncer bouncing
bound/bounder/boundary bounded boundless bounds bounty/bounteous bouquet bourbon bourgeois bout bovine bow bowed
bower/bowery bowing bowl/bowler bowling bowstring box/boxy/boxer/boxing boxcar boxed boy/boyhood boycott
boyish/boyishly/boyishness brace/bracer/bracing braced brachiate bracket brad brag/braggy/bragger/braggart
brahman/brahmin/brahminic braid brail braille brain/brainy brake/braky brakes bramble/brambly branch/branchy
branched branching brand branded brandish brandy brash/brashly/brashness
brass/brassy/brazen/brazenly/brasslike/brazenness bravado brave/bravely/braveness bravery bravo brawl/brawler bray
brazil breach bread breadth break/breaker/breakage/breakable breakaway breakdown breakfast breaking breakup
breakwater bream breast breastwork breath breathe/breather/breathing breathless breeches breed/breeder/breeding
breeze/breezy brevity brew/brewer/brewage/brewery briar/brier/briary bribe/briber/bribery/bribable brick bricklayer
bride/bridal bridegroom bridge/bridgeable bridgehead bridle brief/briefly/briefing/briefness briefcase brig brigade
brigadier bright/brightly/brightness brighten brilliant/brilliance/brilliancy brim/brimless brindle brine/briny
bring bringing brink brisk/briskly/briskness bristle/bristly brit/britt brittle broad/broadly/broadness broadbill
broadcast broaden broadening broadside brocaded broil/broiler broke broken broker/brokerage bronc/bronco/broncho
bronchiole bronchus/bronchial bronze/bronzy bronzed brood/brooder brooding broody brook broom brothel
brother/brotherly brow browbeat brown/brownness brownie browning brownish browse/browser bruise/bruiser bruit
brush/brushy brushed brushing brutal/brutalise/brutality/brutalize brute buck buckboard bucket buckeye buckle
buckram buckskin buckthorn bucolic bud buddy budge budget/budgetary buff/buffer buffalo buffet buffoon
bug/buggy/bugginess bugle/bugler build/builder/building buildup built bulb/bulbar/bulbed/bulbous/bulblike/bulbaceous
bulge/bulgy bulging/bellying bulk/bulky/bulkiness bull bulldog bullet bullethead bulletin bullnecked bullshit bully
bullyboy bulwark bum bumble/bumbler bumblebee bump/bumpy/bumper bunch/bunchy bundle bundling bung bungle/bungler
bunk bunker bunkmate bunt/bunter buoy/buoyant/buoyancy/buoyantly bur/burr/burry/burrlike burden burdened bureau
burgeon burgle/burglar/burglary/burglarise/burglarize burgoo burgundy burke burl burlesque burly
burn/burner/burnable burned burning burnt burrow bursitis burst/burster bury/burial bus busboy bush/bushy/bushing
bushel bushwhack business bust/busty/buster bustle bustling busy/busily/busyness but butch butler
butt butter/buttery butterfat butterfish butterfly buttocks button/buttony buttoned buttress buttressed
buy/buyer/buying buzz/buzzer buzzing bygone bypass cab cabal cabalist cabana cabbage cabin cabinet cable cache
cachet cackle/cackly/cackler cadaver/cadaveric/cadaverous cadent/cadence/cadency cadenza cadre cafe cafeteria cage
cagy/cagey caisson cake cakewalk calabash calamity/calamitous calamus calcic/calcify/calcium
calculus/calculate/calculous/calculable/calculator calendar/calendric calf caliber/calibre/calibrate/calibrated
calico caliph caliphate calk/caulk call/caller/calling/callable callous/callosity/callously calloused callus
calm/calmly/calmness caltrop calumny/calumniate/calumnious calving camber camera camouflage
camp/campy/camper/camping campaign/campaigner campfire campmate campus can/cannery
canal/channel/canalise/canalize/channelise/channelize canary cancel cancer/cancerous candid/candidly/candidness
candidacy candidate candle/candela candlewick candor/candour candy cane canine caning canker/cankerous
cannon/cannoneer canon/canyon/canonic/canonise/canonist/canonize/canonical canonised/canonized canopy cant canteen
canter/cantering cantilever cantle canton/cantonment canvas/canvass/canvasser canyonside cap
capable/capably/capability capacitor capacity/capacious/capacitate cape caper capillary
capital/capitalise/capitalism/capitalist/capitalize capitulate capitulum capriole capstan
capsule/capsular/capsulate/capsulise/capsulize captain caption/captious captive/captivate/captivity captor
capture/capturer car carabao caramel/caramelise/caramelize caravan carbine/carabineer
carbon/carbonic/carbonate/carbonise/carbonize/carbonous/carburise/carburize carcase/carcass card cardboard cardinal
cardroom cards care/caring/charge/charger careen career/careerism/careerist carefree careful/carefully
careless/carelessly caress caretaker careworn cargo caricature carioca carload carmine
carnal/carnally/carnalise/carnality/carnalize carnation carnival carob carol/caroler/caroller carom carp/carper
carpenter/carpentry carpet/carpeting carpetbag carpeted carping carrot/carroty carry/carrier/carriage
cart/carter/cartage cartilage carton cartoon/cartoonist cartridge cartwheel carve/carver/carving carved carven
casava/cassava cascade case/causa/cause/casing/causal/causally/causality/causation/causative casebook cash/cashable
cashier cashmere casino/cassino casket cassia cassocked cast/caster/castor/casting castanets caste castigate
castle/castling castrate/castration casual/casually/casualness casualty cat/catty
catalog/cataloger/catalogue/cataloguer catapult/catapultic catatonia/catatonic catcall
catch/catchy/catcher/catchment catching catechise/catechism/catechize
category/categoric/categorial/categorise/categorize cater/caterer catfish catharsis/cathartic cathedra/cathedral
catheter cathode/cathodic catholic catkin/catkinate cattle/cattleship cattleman caucus cauda/caudal/caudally caudate
causeway caustic caution/cautious/cautionary/cautiously cavalcade cavalier/chevalier/cavalierly cavalry cavalryman
cave caveat caveman cavern/cavernous cavity cavort caw cayenne cease ceaseless cedar ceiling
celebrant/celebrate/celebrator celebrity celerity celestial cell/cellular cellar celluloid cellulose/cellulosid
cement cemetery censor/censorial/censorious/censorship censure census cent
center/centre/central/centric/centering/centrally/centrical/centrality centered centimeter/centimetre centner
centralise/centralize centrifuge century/centenary/centennial ceramic/ceramics cereal cerebellar/cerebellum
cerebral/cerebrally cerebrate ceremony/ceremonial certain/certainly certainty certified certify certiorari certitude
cesarean/cesarian/caesarean/caesarian chad chafe chaff/chaffy/chafflike chagrin chain chair chairman/chairwoman
chaise chalk/chalky challenge/challenger chamber chambered chameleon/chamaeleon chamfer champ/chomp/chomping
champagne champion chance/chancy chancel chancellor chandelier chandelle chandler change/changer changeable changed
changeless changing chant/chanter/chanting chanted chantlike chaos/chaotic chap chapel chapter char/charr character
charcoal charged chariot/charioteer charisma charity/charitable/charitably charlatan charm/charmer
charming/charmingly charnel chart/chartist charter chartreuse chase/chaser chassis
chaste/chastely/chastity/chasteness chasten chat/chatty chatter/chatterer/chattering chaw/chew/chewy/chewer/chewing
cheap/cheaply/cheapness cheat/cheater/cheating check/checker checkbook checklist checkmate checkout checkup
cheek/cheeky cheekbone cheer/cheery/cheerer/cheerily/cheering cheerful cheerfully cheese
chemic/chemist/chemical/chemistry/chemically chequer cherish cherished cherry chest/chesty chestnut
chevy/chivy/chevvy/chivvy chic/chichi/chicness chicane/chicanery chick chicken chickpea chicory chide/chiding
chief/chiefly chieftain chignon child/childly/childhood childish/childishly childlike chimera/chimaera chimney chin
china chinchilla chine chink chinked chinless chinook chinquapin chip/chipping chipper chirp/chirpy/chirrup
chisel/chiseler/chiseller chiseled chivalry/chivalric/chivalrous chloride chlorine/chlorinate chock chockful
chocolate choice/choiceness choir/choral/choric/chorus/chorister choirboy choke/choker/choking choked
choler/choleric choose choosy/choosey chop/choppy/chopper chord/chordal chore chorine chortle chosen chou chow
christ christian chroma/chromatic chrome chromium chronic chronicle/chronicler chronology chuck chuckle chuff chug
chum/chummy chump chunk/chunky/chunking church/churchly churchgoer churchman churchyard churl churn churning chute
cicada cigar cigaret/cigarette cilial/cilium/ciliary/ciliate cinch cinema/cinematic cinnabar cinnamon cipher/cypher
circle/circular/circulate/circularly circuit circuitry circumvent circus cirrus/cirrhus cistern/cisterna
cite/citation citizen citrate citron citrus/citrous city/citify civic civil/civilly/civility civilian
civilised/civilized clack/click/cluck clad claim/claimant clam clamber clammy/clammily/clamminess
clamor/clamour/clamoring/clamorous/clamouring clamp clamshell clan clang/clanger/clangor/clangour/clangorous
clanging clangoring clank clanking clannish/clannishly clap/clapper/clapping claret clarify clarion clarity clash
clasp class/classy/classify/classifier classic classics/classical/classicism/classicist classified classless
classmate classroom clatter clause/clausal claw/chela/chelate/chelation claxon clay
clean/cleaner/cleanly/cleaning/cleanness cleanse/cleanser/cleansing cleanup
clear/clearly/clearing/clearance/clearness cleared cleat cleft/cleave/cleaver/cleavage clench/clinch/clincher
clenched/clinched clergyman cleric clerk/clergy/clerical/clerking/clerkship clever/cleverly/cleverness clew/clue
cliche client clientele cliff climate/climatic/climatical climax/climactic climb/climber/climbing cling
clinic/clinical/clinically clink clinker clip/clipper/clipping clique cloak clobber clock/clocking clockwise clod
clodhopper clog clogged clogging cloister/cloistral clomp/clump clon/clone/clonal clonic/clonus
close/closer/closely/closing/closure/closeness closed closet closeup
clot/clotting/coagulum/coagulant/coagulate/coagulator cloth clothe/clothing clothed clothes clotted
cloud/cloudy/clouding/cloudiness cloudburst clouded clout clove clover clown/clowning club/clubby clubfoot clubhouse
clumsy/clumsily/clumsiness cluster/clustering clutch clutches clutter cluttered coach/coaching coal
coalesce/coalition coarse/coarsely/coarseness coarsened coast/coastal/coaster coat/coating coated coattail
coax/coaxer/coaxing coaxal/coaxial cob cobble/cobbler/cobbling cobweb/cobwebby coca cocain/cocaine cock cockatoo
cockeyed cockle cockney cockpit cockroach cockscomb cocky/cockiness coconut/cocoanut cocoon cod/codling
coddle/coddler code/coder/codify/coding coerce/coercion/coercive coexist/coexistent coffee coffeepot coffin cog
cognate/connate cognize/cognizant/cognisance/cognizance
cohere/coherent/cohesion/cohesive/coherence/coherency/coherently cohort coif/coiffe/coiffure coil
coin/coiner/coinage coincide/coincident coke cold/coldly/coldness collage collapse collar/collarless
collate/collation collateral collect/collected/collector/collecting/collection collective
college/colleague/collegial/collegiate collegian collet collide/collider/collision colloid/colloidal colloquial
collude/collusion colon/colonic/colorectal colonel colony/colonial/colonise/colonist/colonize/colonizer
color/colour/coloring/colorist/colorize/colouring/coloration coloratura colored/coloured colorful/colourful
colors/colours colossal/colossus colt columbine column/columnar/columnist columned columnlike coma/comal/comatose
comb/combing combat/combatant/combative comber combinable combine/combining combined combo
combust/combustion/combustive comeback comedian comet/cometic/cometary comfort/comforter comforted comforting
comforts comic/comedy/comical/comically command/commander/commandant commandeer commanding commando commence commend
comment/commentary/commentate commerce/commercial commie commissary commit/committal/committee/commission/commitment
committed commodity common/commonly/commonness commoner commons commotion
commune/communal/communion/communise/communism/communist/community/communize/communally communique
commutate/commutator commute/commuter/commuting compact/compactly/compaction companion company comparable/comparably
compare/comparing/comparison compass compassion compatible/compatibly compatriot compel/compulsion/compulsive
compensate compete/competitor competent/competence/competency compile/compiler/compiling
complain/complaint/complainer complect/complexion complement complete/completely/completion completed
complex/complexly/complexify/complexity complicate complicity compliment comply/compliant/compliance/compliancy
compose/composer/component/composing/composure/compositor composed/composedly composite compost compound comprehend
compress/compressor compressed comprise compromise compute/computer comrade/comradely con
concave/concavely/concavity conceal/concealing concealed concede/conceding/concession/concessive conceit
concept/conceive/conceiver/conception/conceptive/conceptual concern concerned concert/concertise/concertize
concerted concertina concerto concierge conciliate concise/concisely conclave conclude/conclusion/conclusive
concluding concoct/concoction concord concordant concourse concrete/concretely/concretion concur/concurrent
concuss/concussion condemn condense/condenser/condensate/condensing condescend condition conditions condone
conduct/conductor/conducting/conduction/conductive cone/conic/conical/conelike coneflower confab confect/confection
confer/conferee/conferral/conference/conferment confess/confessor/confession confidante
confide/confidant/confident/confidence confiding confine confined confines confining confirm confirmed confiscate
conflict confluent/confluence conform/conformism/conformist conformity confound confrere confront confuse/confusion
confused/confusedly confusing conga conge/congee congeal congener/congeneric congenital
congest/congestion/congestive congested congo/congou congregate congress conjecture conjoin conjoined
conjugal/conjugally conjugate conjugated conjunct conjure/conjury/conjurer/conjuror/conjuring conk
connect/connecter/connector/connexion/connection/connective connected connote conquer/conqueror/conquering conquest
conscience conscious conscript consecrate consensus/consensual consent consequent conserve consider
consign/consignee/consigner/consignor consist consistent console/consolable consoling consonant/consonance consort
conspire/conspiracy constable constant/constancy/constantly constitute constrain constraint constrict construct
construe/construal consult/consultant/consultive consume/consumer/consumable consummate contact contagion/contagious
contain/content/container/continent/continence/continency contempt contend/contender/contention contented
contest/contested/contestee/contester contestant context/contextual contiguity/contiguous contingent continual
continue continued continuing continuum/continuity/continuous contort/contortion contour contraband contrabass
contract/contractor contradict contralto contrary/contrarily contrast/contrasty contribute contrition
contrive/contriver contrived control/controller controlled contuse/contusion convect/convection
convene/convener/convening/convention convenient convent/conventual converge/convergent/converging
converse/conversely convert/converter/convertor/conversion convex/convexly/convexity/convexness
convey/conveyer/conveyor/conveying/conveyable/conveyance convict/conviction convince convinced convincing convivial
convolute convoy convulse/convulsion/convulsive cony/coney coo cook/cooker/cookery/cooking cookfire cooky/cookie
cool/chile/chili/chill/chilli/chilly/cooler/coolly/coolant/cooling/chilling/coolness/chilliness coon coop cooper
cooperate/cooperator coordinate cop cope coping copper/coppery copy/copier/copying/copyist coquet/coquette coral
cord/cordless cordial/cordially/cordiality cordoba cordon corduroy corduroys core coriander corinthian
cork/corky/corker corkscrew corn/corny corner cornfield cornice cornmeal corona/coronary coroner corporal/corporeal
corporate corps corpse corpulent/corpulence corpus corral correct/correction/corrective/corrigible correctly
correlate correlated correspond corridor corrode/corroding/corrosion/corrosive corrugated
corrupt/corruptly/corruption/corruptive corrupting corsage cortex/cortical/cortically corydalis cosecant
cosign/cosigner cosmetic cosmic/cosmos cosponsor cost/costly/costliness costume/costumer
cosy/cozy/cosily/cozily/coziness cot cottage cottar/cotter/cottier cotton/cottony couch cough/coughing council
counsel/counselor/counseling/counsellor count/counter/counting/countable counteract countless country countryman
county coup couple/coupler/coupling coupon courage/courageous courier course/coursing courser court/courtly/courting
courteous courtesy courtier courtyard cousin/cousinly cove covenant cover/coverage/covering/coverlet covered
covert/covertly/covertness covet cow/cower/coward/cowardly cowardice cowboy cowhand cowhide cowl/cowling cowled
cowpea cowpuncher cows cox coxcomb coy/coyly/coyness coyote cozen/cozenage cps crab/crabby crabapple
crack/cracker/cracking cracked crackle/crackling crackpot cradle craft/crafty/crafter/craftily/craftiness craftsman
crag craggy cram/crammer cramp cranch/crunch/craunch crane crank/cranky/crankiness crap/crappy/crapper crape/crepe
crash/crasher crass/crassness crate crater crave/craving craved craven/cravenness crawfish/crayfish
crawl/crawler/crawling craze/crazy/crazily/craziness crazed creak/creaky/creakily/creaking cream/creamy/creaminess
crease/creese create/creator/creation/creative/creature/creatively/creativity creche credible/credibly
credit/creditor creditable/creditably credo/creed/credal/creedal creek creep/creepy/creeper/creeping
cremate/cremation crenel/crenelle/crenelate/crenellate creole/creolize creosote crescendo crest crested cretaceous
crevice crew crewman crib/cribbage crick cricket/cricketer crier crime/criminal/criminate/criminally crimp crimson
cringe crinkle/crinkly crinoline cripple crippled crippling
crisis/critic/critical/criticise/criticism/criticize/critically crisp/crispy/crisply/crispness/crispiness crisscross
criterial/criterion critique croak/croaky/croaker/croaking crochet/crocheting crock crocked crocketed crofter crone
crony crook crooked/crookedly croon/crooner/crooning crop croquet cross/crossly/crossing/crossness crossbar crosscut
crossed crossover crossroad crossroads crossways/crosswise crotch crotchet/crotchety crouch crow/crowing crowbait
crowd/crowding crowded crown crowned crowning crucial/crucially/cruciality crucify/crucifix crud
crude/crudely/crudity/crudeness cruel/cruelly/cruelness cruelty cruise/cruiser crumb/crumbly crumble crummy crump
crumple crumpled crupper crusade/crusader crush/crusher/crushing/crushingly crushed crust/crusty/crustal/crustose
crusted crutch cry/crying cryostat cryptic crystal/crystalise/crystalize cub cube/cubic/cubical/cuboidal cubeb
cubicle cubism/cubist/cubistic cuckoo cud cuddle/cuddly/cuddling cudweed cue cuff cufflink cull culminate culprit
cult/cultism/cultist cultivate/cultivator cultivated culture/cultural/culturally cultured cum/come/comer/coming
cumbersome cumulus/cumulate/cumulous/cumulative cuneiform cunning/cunningly cup/cupping cupboard cur curb curbside
curdle/curdling cure/curing/curable/curative cured curfew curie curio curious/curiosity/curiously
curl/curly/curler/curling/curliness currant current/currency/currently curricular/curriculum curry/currier curse
cursed/cursedly cursory/cursorily curt/curtly/curtness curtail curtain curtained curtsy/curtsey
curve/curvy/curvey/curvature curved curving cushion/cushiony/cushioning cusk cusp/cuspidal cuss
custody/custodial/custodian custom/customary customer cut/cutter/cutting/cuttingly cute/cutely/cuteness
cuticle/cuticular cutlas/cutlass cutoff cutout cyberpunk cycle/cyclic/cycling/cyclist/cyclical/cyclicity
cylinder/cylindric cynic/cynical/cynically cyprian cyst/cystic cytoplasm dab dabble/dabbler dabbled dad/dada/daddy
dadaism dado daffodil dagger daily dainty/daintily/daintiness daiquiri dairy dairyman dais daisy/daisylike
dally/dallier/dalliance dalmatian dam damage damaging damascene damask dame damn/damnation/damnatory damned
damp/damper/damply/dampness dampen/dampener/dampening dance/dancer/dancing dandelion dandy/dandify/dandily
danger/dangerous dangle/dangling danish dank/dankness dapper/dapperness dappled dare/daring/daringly
dark/darkly/darkness darken/darkening darling darn/darner/darning darned dart/darter dash dasheen dashing/dashingly
data date/dating dated dateless dateline datum daub/dauber/daubing daughter/daughterly daunt dauntless davenport
dawdle/dawdler/dawdling dawn/dawning day daybed daybreak daydream/daydreamer daylight days daytime daze
dazed/dazedly dazzle dazzling/dazzlingly deacon dead/deadly/deadness/deadliness deaden/deadening deadened deadhead
deadline deadlock deaf/deafness deafen deafening deal/dealer/dealing/dealings/dealership dean/doyen/deanship
dear/dearly/dearness death/deathly deathbed deathlike debacle debar/debarment debase/debaser/debasement debased
debate/debater/debatable debauch/debauchee/debaucher/debauchery debile/debility/debilitate debris debt
debunk/debunking debut dec decade decamp/decampment decay/decadent/decadence/decadency decease/decedent deceased
deceit deceive/deceiver/deception/deceptive decelerate decent/decency/decently decertify
decide/deciding/decision/decisive/decisively decidedly decimal/decimalise/decimalize decimeter/decimetre deck
declaim declare/declarer declared decline/declension declivity decoct/decoction decompose decompress
decor/decorate/decorator/decoration/decorative decorum/decorous decouple decoy decrease decreasing decree decrement
decry dedicate/dedication dedicated deduce/deduct/deducible/deduction/deductive/deductible deed deem
deep/deeply/deepness deepen/deepening deer default/defaulter defeat/defeatist defeated defecate/defecator/defecation
defect/defector/defection defective defend/defence/defender/defendant/defensive/defensible defense
defer/deferent/deferral/deference/deferment deficient/deficiency deficit defile/defiler/defilement definable
define/defining/definition defined definite definitely definitive deflate/deflator/deflation deflated
deflect/deflector/deflexion/deflection/deflective deform deformed/deformity defraud/defrauder
defray/defrayal/defrayment defrost/defroster defy/defiant/defiance/defiantly degas degenerate degrade degree
dehydrate deify/deity deign deject/dejection dejected/dejectedly delay delegacy/delegate/delegating/delegation
delete/deletion deliberate delicacy delicate/delicately delicious delight delighted delightful delimit delineate
delinquent delirium/delirious deliver/delivery/deliverer delta deltoid delude/delusion/delusive/delusory/delusional
deluge delve demagog/demagogic/demagogue demand/demander demanding demarcate demean demeanor/demeanour demerara
demimonde democracy/democratic democrat demolish/demolition demon/daemon/daimon/demonic/demoniac/demonize
demoralise/demoralize demote/demotion demotic demur/demurral/demurrer demure/demurely/demureness den
denature/denaturant denote/denotive/denotation/denotative denouement denounce dense/densely/density/denseness dent
dental dentist denture/denturist deny/denial/denier depart/departer/departure departed department
depend/dependant/dependent/dependance/dependence/dependency dependable/dependably
depict/depicting/depiction/depictive depilate/depilator/depilatory deplete/depletion deplorable/deplorably deplore
deploy/deployment deport/deportee/deportment depose/deposer/deposit/depositor/deposition depot
deprave/depraved/depravity deprecate/depreciate depress/depressor/depressant/depression depressed deprive depth
depute/deputation deputy/deputise/deputize deranged derelict deride/derision/derisive/derisory/derisively
derive/deriving/derivation/derivative derived dermal/dermis derrick dervish descant/discant
descend/descent/descendant/descendent descender descending describe desecrate desert/deserter/desertion deserve
deserving desiccant/desiccate desiccated design/designer/designing designate desirable desire/desirous desired desk
desolate/desolation desorb/desorption despair/desperate despairing despatch/dispatch/dispatcher
despise/despisal/despising despised despoil/despoiler despond/despondent despot/despotic despotism dessert destine
destiny destroy/destroyer destroyed desultory detach/detachment detachable detached detail/detailing detailed
details detain/detainee/detention detect/detector/detecting/detection detectable detected detective
deter/determent/deterrent/deterrence deterge/detergent/detergence/detergency determine/determiner determined detest
detonate/detonator/detonation/detonative detract/detractor/detraction/detractive detrition deuce devalue devastate
develop/developer/developing developed deviant/deviate/deviance/deviation/divagation device
devil/devilry/devilize/deviltry/devilment devilfish devilish/devilishly devious/deviously
devise/devisal/devisee/deviser/devising devolve/devolution devote/devotee/devotion devoted/devotedly devotional
devour/devourer devout/devoutly/devoutness dew/dewy dextrous/dexterity/dexterous/dextrously diabetes/diabetic
diachrony/diachronic diagnose/diagnosis/diagnosing/diagnostic diagonal/diagonally diagram dial dialect/dialectal
dialectic dialog/dialogue/duologue dialyse/dialyze/dialysis/dialyzer diam diameter/diametral/diametric
diamond/diamantine diaper diaphragm diaphysis/diaphyseal/diaphysial
diarrhea/diarrheal/diarrhoea/diarrhetic/diarrhoeal diary/diarist diaspora diatom diatomic dibble dice/dicer
dichondra dickens dicky/dickey/dickie dictate/dictator/dictation dictated dictionary dictum die
diet/dieter/dietary/dieting/dietetic/dietician/dietetical differ/different/difference difficult difficulty
diffident/diffidence diffuse/diffusor/diffusely/diffusion/diffusive diffused diffusing dig/digger/digging
digest/digester/digestion/digestive/digestible digit/digital/digitise/digitize/digitally/digitalize dignified
dignify/dignity dignitary digress/digression/digressive dike/dyke dilate/dilater/dilator/dilation/dilatation dilemma
diligent/diligence/diligently dilute/dilutant/dilution dim/dimly/dimness dime dimension dimer diminish/diminution
diminished diminutive dimple din dinar dine/diner/dining/dinner ding/dong dinge/dingy/dingily/dinginess dinky/dinkey
dinnertime dip/dipper diplomacy/diplomatic diplomat dipole/dipolar direct/directly/director/directive/directness
directed directing direction directory dirge dirham dirt/dirty/dirtily/dirtying/dirtiness disable
disabled/disability disabling disabuse disagree disallow disappear disappoint disapprove disarm/disarmer/disarming
disarray disaster/disastrous disband disbelief disbelieve disburse/disbursal/disburser disc discard discarded
discern discerning discharge disciple discipline disclose/disclosure disco discolor/discolour discomfort disconnect
discontent discord/disaccord/discordant discount/discounter discourage discourse discover/discovery/discoverer
discovered discredit discreet/discreetly discrepant discrete discretion discuss/discussant/discussion disdain
disdainful disease diseased disengage disfavor/disfavour disfigured disgrace disguise disguised disgust disgusted
disgusting dish/dishy dishearten disheveled dishonest dishonor/dishonour dishwasher dishwater disinter disinvest
disjoint disjointed disjunct disk/diskette dislike dislodge disloyalty dismally dismantle dismay dismayed dismaying
dismember dismiss/dismissal/dismission/dismissive dismount disobey disorder disordered disorderly
disown/disowning/disownment disparate/disparity dispel dispense/dispenser/dispensary
disperse/dispersal/dispersion/dispersive dispersed displace display displeased disposable dispose/disposal
disprove/disprover disputable dispute/disputant disqualify disquiet disregard disrepair disrepute disrespect disrobe
disrupt/disruption/disruptive dissect/dissection dissemble/dissembler dissent/dissenter/dissension disservice
dissident/dissidence dissimilar dissipate dissociate dissolve/dissolver/dissolvent/dissolving dissolved
dissonant/dissonate/dissonance dissuade/dissuasion/dissuasive distaff distal/distally distant/distance/distantly
distaste distemper distend/distension/distention distil/distill/distillate/distillery distinct/distinctly
distort/distortion distract distrain distraught distress distressed distribute district distrust disturb disturbed
disturbing dit/dot ditch dither ditty divan dive/diver/diving diverge/divergent/divergence/divergency
divers/diverse/diversely/diversify/diversity divert/diversion divest divide/divider/division/divisible/divisional
divided dividend divine/diviner/divinely/divinity/divination/divinatory divisive divorce/divorcee divorced
divulge/divulgence diwan dizzy/dizzily/dizziness docile/docility dock/docker/dockage/docking docket
doctor/doctoral/doctorate/doctorial doctrine/doctrinal document/documental dodge/dodgy/dodger/dodging dog
dogfight/dogfighter dogged/doggedly/doggedness doggerel dogging doghouse doglike dogma/dogmatic/dogmatize/dogmatical
dogtooth dogwood doleful/dolefully doll/dolly dollar domain dome domestic domicile
dominant/dominate/dominion/dominance/domination dominated dominating domineer domino don donate/donation done donor
doodlebug doom doomed door/doorway doorbell doorhandle doorkeeper doorknob doorman dooryard dope/dopy/dopey doped
dormant/dormancy dormitory dory dose/dosage dosed dotted double/doubly/doubling doubt/doubter/dubiety
doubtful/doubtfully doubtless douche dough/doughy dour/dourly douse/dowse/dowser/dousing/dowsing dove dovetail
dowdy/dowdily/dowdiness doweling dower/dowry/dowery down/downy/downer downcast downfall downgrade downhill downpour
downright downsize downstage downstairs downstream downtown downward downwind doze dozen dozens drab/drably/drabness
drachm/drachma draft/drafty/draftee/drafter/drafting drag/draw/drawee/drawer/dragger/drawing dragee
dragging/draggingly dragon dragoon drain/drainage drained dram drama/dramatic/dramatise/dramatist/dramatize
dramatics drape/drapery draped draper drastic draught/draughty drawl/drawler drawn dread dreadful/dreadfully
dream/dreamy/dreamer/dreamily/dreaming/dreaminess dreamed dreamfully dreamlike drear/dreary/drearily/dreariness
dredge/dredger dregs drench drenched dress/dressy/dresser/dressing dressed dribble/dribbler/dribbling dried
drift/drive/driver/drifter/driving/driftage/drifting/driveway drill/drilling drilled drink/drinker/drinking
drip/drop/drippy/droplet/dropper/drippily/drippings/drippiness dripping drivel/driveller driven drizzle/drizzly
drizzling drogue drone/droning drool/drooler droop/droopy drooping/droopingly dropkick dropout droppings dross
drouth/drought drove drover drown drowse/drowsy/drowsily/drowsiness drudge/drudgery drug/drugging/druggist drugged
drugless drugstore drum/drummer/drumming drumbeat drumhead drumlin drunk drunkard drunken/drunkenly
dry/drily/dryly/dryness drygoods dual/duality dub/dubbing dubious/dubiously duck/ducking/duckling duckbill
duct/ductless dud due duel/dueler/duelist/dueller/duellist duet/duette duffer dugout duke/dukedom
dull/dully/dullard/dullness dulled dumb/dumbly/dumbness dumbbell dumfounded dummy
dump/dumpy/dumper/dumping/dumpiness dun dune dung dungeon dunk dunker duo dupe/dupery duplex duplicable
duplicate/duplicator durable/durability duration dusk/dusky/duskiness dust/dusty/duster/dustrag dustbin dustpanful
duty/duteous dwarf dwell/dweller/dwelling dwindle/dwindling dye/dyer/dyeing dying dynamic/dynamics
dynamism/dynamical dynamite/dynamiter/dynamitist dynasty/dynastic dysentery dyslexia/dyslexic dyspepsia/dyspeptic
each eager/eagre/eagerly/eagerness eagle/eaglet ear eared earl/earldom earlier earliest early/earliness earmark
earn/earner/earnings earned earnest/earnestly earphone earth/earthy/earthen/earthing/earthling earthborn earthbound
earthlike earthman earthnut earthquake ease/easing/easement easel east/easter/easterly eastern eastward
easy/easily/easiness easygoing eat/eater/eating eatable ebb/ebbing ebon/ebony/ebonize ebullient/ebullience eccentric
echelon echo eclat eclectic eclipse ecliptic
economy/economic/economics/economise/economist/economize/economical/economizer ecstasy/ecstatic eddy edema/edematous
edentulous edge/edgy/edger/edging/edginess edged edgeways/edgewise edifice edify edifying
edit/editor/editing/editorial/editorship edition educate/educatee/educator/education/educative educated
efface/effacement effect/effecter/effector/effective/effectuate efficacy efficient/efficiency effloresce
effluent/effluence effort effortless effuse/effusion egg egghead eggplant eggs ego egotism/egotist/egotistic
egress/egression eight eighteen eighteenth eighth eighties eighty either ejaculate/ejaculator eject/ejector/ejection
elaborate elan elapse/elapsed elastic/elasticity elate/elation elbow/elbowing elder/eldership elderly eldest
elect/elector/election/elective/electoral/electorate elected electric electrical electrify electrode
electron/electronic elegant/elegance/elegantly element/elemental/elementary elephant elevate/elevator/elevation
elevated eleven eleventh elfin elicit eligible eliminate/eliminator elite elixir elk ell ellipse/elliptic ellipsoid
elm elocute/eloquent/eloquence/eloquently elongate/elongation elongated elsewhere eluate elucidate
elude/eluding/elusion/elusive elute/elution emaciated emanate/emanation emancipate emasculate embank/embankment
embargo embark/embarkment embarrass embassy embattled embed embedded embellish embezzle/embezzler embitter
emblem/emblematic embody/embodiment embolden emboldened emboss/embossment embrace/embracing embroider/embroidery
embroil emerald emerge/emergent/emersion/emergence/emergency emeritus emigrant/emigrate/emigration
eminent/eminence/eminently emit/emitter/emission emote/emotion/emotional emperor
emphasis/emphatic/emphasise/emphasize emphysema empire empiric/empirical/empiricism/empiricist
employ/employee/employer/employment employed empower empty/emptying/emptiness empyreal/empyrean
emulate/emulous/emulator/emulation enable enabling enact/enactment enamel encamp/encampment encase/encasement
enchained enchant/enchanter enchanted encipher enclave enclose/enclosing/enclosure encompass encounter encourage
encroach/encroacher encrust end/ending endanger endear/endearment endearing endeavor/endeavour endemic
endless/endlessly endocrine/endocrinal endorse/endorser endow/endue/endowment endowed endpoint endure/endurance
enduring/enduringly endways/endwise enemy energy/energise/energize/energetic/energizer/energizing
enervate/enervation enervating enforce/enforcer enforced engage/engagement engaged engagingly engender
engine/engineer engrave/engraver/engraving engraved engross engrossed engrossing engulf enhance/enhancer/enhancive
enigma/enigmatic enjoin/enjoining/enjoinment enjoy/enjoyer/enjoyment enjoyable/enjoyably enlarge/enlarger enlarged
enlighten enlist/enlistee/enlisting/enlistment enliven/enlivener enmesh enormity/enormous/enormously enough
enquire/enquiry/enquirer enrage/enragement enraged enrich/enrichment enrol/enroll/enrollee/enrolment/enrollment
ensconce ensemble enshrine ensign ensue ensuing ensure entail/entailment entangled
enter/entry/entree/entrant/entering/entrance/entryway enterprise entertain enthalpy enthral/enthrall enthrone
enthusiasm enthusiast entice/enticement entire/entirely/entireness entirety entitle entitled entity
entomb/entombment entozoan/entozoon entrench entrust enumerate/enumerator enunciate envelop envelope enveloping
enviably environs envisage envision envoi/envoy envy/envious/enviously enzyme/enzymatic eon/eonian epaulet/epaulette
ephemera/ephemeral epic/epical epicene epicenter/epicentre epicure/epicurean epidemic epidermal/epidermic/epidermis
epigram epilepsy/epileptic epiphany epiphysis/epiphyseal/epiphysial episcopate episode episodic epitaph epithet
epitome/epitomise/epitomize epoch/epochal epoxy equal/equate/equally/equator/equality/equating/equation/equatorial
equalize/equaliser/equalizer equanimity/equanimous equestrian equine equip/equipage/equipment/equipping equipotent
equipped equitable/equitably equity equivalent equivocal era eradicate/eradicator erase/eraser/erasure
erect/erectly/erecting/erection/erectness ergotropic eristic erode/eroding/erosion/erosive eroded
eros/erotic/erotically err/error/errant/errancy errand erratic erroneous ersatz erudite/eruditely
erupt/eruption/eruptive erythroid escalate/escalation escallop escapade escape/escapee/escapist escaped escheat
eschew escort escritoire escutcheon esoteric especially espionage espouse/espousal essay/essayer/essayist
essence/essential establish estate esteem ester/esterify esthetic estimable estimate/estimator/estimation estranged
estranging estuary/estuarial/estuarine esurient/esurience etcetera etch/etcher/etching eternal/eternity/eternally
ethanol ether/ethereal/etherify/etherize ethic ethics/ethical/ethician/ethicist/ethically
ethnic/ethnicity/ethnically ethos etiolate/etiolation etiquette eugenic/eugenics eulogy/eulogise/eulogize
euphory/euphoria/euphoric eutectic evacuant/evacuate/evacuation evade/evasion/evasive/evasively
evaluate/evaluator/evaluation/evaluative evangelism/evangelist evaporate eve even/evenly/evenness evening evensong
event/eventuate eventual/eventually ever every everyday everywhere evident/evidence/evidently/evidential
evil/evilly/evilness evildoer eviscerate evoke/evocation/evocative evolve/evolution ewe exacerbate
exact/exactly/exaction/exactness exacting exaggerate exalt/exaltation exalted examine/examinee/examiner example
exarch exasperate excavate/excavator/excavation exceed/excessive/exceedance excel/excellent/excellence/excellency
excelsior except/exception excess exchange/exchanger excise/excision
excite/excitant/excitation/excitatory/excitement excited/excitedly exciting/excitingly exclaim/exclaiming
exclude/exclusion/exclusive excoriate excrete/excreting/excretion/excretory excursion excursus
excuse/excuser/excusatory execrable execrate/execration execute/executor/executant/executing/execution/executive
exemplar/exemplary exemplify exempt/exemption exercise/exerciser/exercising exert/exertion exfoliate
exhale/exhalation exhaust/exhaustion exhausted exhausting exhaustive exhibit/exhibitor/exhibition exhume/exhumation
exigent/exigency exile/exilic exist/existent/existence existing exit exodus exonerate exorcise/exorcize/exorciser
exotic/exoticness expand/expound/exponent/expansion/expansive/expandible/expansible/expository/expounding expanded
expanse expatriate expect/expectant/expectancy expectable expected expedient/expedience/expediency expedite
expedition expel/expelling/expulsion expend/expender/expending/expensive expendable expense experient/experience
experiment expert/expertly/expertise/expertness expiate/expiation/expiative/expiatory expire/expiration/expiratory
explain expletive explicit/explicitly explode/explosion exploit/exploiter/exploitive explore/explorer explosive
export/exporter/exporting expose/exposure exposed exposit/exposition
express/expressly/expressage/expression/expressive expressed expunge/expunging/expunction exquisite extant
extend/extent/extensor/extension/extensive/extendible/extensible extended extenuate exterior extern
external/externally extinct extinction/extinguish extirpate extort/extortion extra extract/extractor/extraction
extralegal extraneous extreme/extremely/extremity extremum extricate extrude/extrusion/extrusive
exuberant/exuberate/exuberance exude/exudate/exudation exult/exultant/exultantly/exultation eye/eyelet eyeball
eyebrow eyed eyelid eyelike eyepiece eyes eyeshadow eyesight eyestrain fabian fable/fabulist/fabulous fabled fabric
facade face/facial/facing/facially faced facet facetious facile/facility facilitate facsimile
fact/factual/factually/factuality faction/factious factor/factoring/factorize factory faculty fade/fading faded
fadeout faery/fairy/faerie fag fagot/faggot fail/failing/failure faint/faintly/faintness fair/fairly/fairness
fairway fairyland fairytale faith faithful/faithfully fake/faker/fakery falcon/falconer/falconry/falconine
fallacy/fallacious fallen falling falloff fallout fallow
false/falsely/falsify/falsity/falseness/falsifier/falsifying falter/faltering fame/famous/famously famed
familiar/familiarly family/familial famish fan/fandom fanatic/fanatism/fanatical fanaticism fanciful/fancifully
fancy/fancier fanfare fang/fanged fanlight fantasia fantasy/fantasist/fantasize/fantastic fantods far/farness
faraway farce/farcical fare farewell farm/farmer/farming/farmerette farmhouse farmland farther/further
farthest/furthest fascinate fascinated fascism/fascist/fascistic fashion/fashioning fast/fasting/fastness fastball
fasten/fastener/fastening fastened faster fastidious fat/fatty/fatness/fattiness fatal/fatally/fatality fate
fateful/fatefully father/fatherly fatherhood fatigue fatigued fatten fattening faucet fault/faulty fauteuil
favor/favour favorable/favorably/favourable/favourably favored favorite/favourite fawn/fawner faze fear
fearful/fearfully fearless/fearlessly feasible/feasibly feast/fiesta/feasting feat feather/feathery/feathering
featherbed feathered feature featured fecund/fecundity federal/federally federalise/federalize federate/federation
fedora fee feeble/feebly/feebleness feed/feeder/feeding feedback feedlot feel/feeler/feeling/feelings feign/feigning
feint felicity/felicitate/felicitous feline fella/fellow/fellowship felon felt female/femaleness feminine/femininity
fence/fencer/fencing fend/fender fennel ferment/fermenting ferocity/ferocious ferret ferry/ferrying
fertile/fertility fertilise/fertilize/fertiliser/fertilizer fervent/fervency/fervently fervor/fervour festival
festive/festivity festoon/festoonery fetch fetching fete fetid/foetid/fetidness fetish/fetishist/fetishize
feudal/feudally/feudalism feudatory fever/feverish/feverous/feverishly few/fewness fewer fiat fiber/fibre/fibrous
fiberglass/fibreglass fibrin/fibrinous fibrosis fictile fiction/fictional/fictitious fictive fiddle/fiddler fidelity
fidget/fidgety fiducial field/fielder/fielding fieldhand fieldstone fiend fiendish/fiendishly
fierce/fiercely/fierceness fifteen fifteenth fifth/fifthly fifties fiftieth fifty fig fight/fighter/fighting
figurative figure/figurer/figuring/figuration figurine filar/filament file/filer/filing filet/fillet filibuster
fill/filled/filler/filling fillip filly film/filmy/filming filmed filter/filtrate/filtration
filth/filthy/filthily/filthiness fin final/finally/finality finale finance/financial/financing find/finder/finding
fine/finely/fineness finger/fingering fingered fingernail fingertip finicky finis/finish/finisher/finishing finished
finite/finitely/finiteness fink fire/fiery/firing/fierily/fieriness firearm fireball firebird firelight fireman
fireplace firepower fireside firewall firewood firework firm/firmly/firmness first firsthand fisc/fiscal/fiscally
fish/fishy/fisher/fishery/fishing fisherman fishmonger fishwife fissure fist fistfight
fit/fitly/fitted/fitter/fitness/fitting five fix/fixer/fixing/fixture fixate/fixation fixed/fixity/fixedly/fixedness
fizzle flack flag flagellum/flagellant/flagellate flagging flail flair/flare flak flake/flaky/flakey/flakiness
flamboyant flame/flaming flank/flanker flannel flap/flapping flapper
flash/flashy/flasher/flashily/flashing/flashiness flashback flashlight flashpoint flask flat/flatly/flatlet/flatness
flatfooted flats flatten flattened flatter/flattery/flatterer flatus flaunt/flaunty
flavor/flavour/flavorer/flavoring/flavorous/flavourer/flavouring/flavourous flaw flawless/flawlessly flea fleabane
fleck flecked fledge fledgling/fledgeling fleece/fleecy fleeting flesh/fleshy/fleshiness
flex/flexure/flexible/flexibly flexion flick flicker flight flimsy/flimsily/flimsiness flinch fling flint/flinty
flip/flipper flirt/flirting/flirtation flit/fleet/fleetly/fleetness flitter/flutter/fluttering
float/floaty/floater/floating/flotation/floatation floc flocculate/flocculent flock flog/flogging flood/flooding
flooded floodhead floor floorboard flooring flop/floppy flora/floral/flower/flowery/flowering
florid/floridly/floridness florist floss/flossy flounce flounder flour/floury flourish flout/flouter flowerbed flu
flub fluctuate flue fluent/fluency fluff/fluffy/fluffiness fluid/fluidity/fluidness fluke/fluky/flukey fluoresce
fluoride/fluoridate/fluoridize fluorine flurry flush flushed fluster flute/fluting/flutist/flautist flux/fluxion
fly/fall/fell/flee/flow/fleer/flier/flyer/faller/feller/flying/flowage/flowing flyblown flyway foam/foamy/foaminess
fob focal/focus/focally/focusing/focussing focalise/focalize focused/focussed fodder foe fog/foggy/fogginess foible
foil/foiling fold/folder/folding foliage/foliate/foliated/foliation folio folium/foliaceous folk folklore
folks/folksy follicle/follicular follow/follower/following followup folly fond/fondly/fondness food foodstuff
fool/foolery foolhardy fooling foolish/foolishly foolproof foot/footer footage football/footballer footbridge
foothold footing footloose footnote footpath footprint footstep foppish forage/foraging foray forbear/forebear
forbid/forbidding forbidden force/forced/forcible forceful/forcefully forceless ford/fording fore forearm
forebode/foreboding forecast/forecaster foreclose forefather forefinger foregoing foreground forehead foreign
foreigner foreknow foreman foremost forensic forerunner foresee foresight forest/forestry forestall foretell forever
forfeit/forfeiture forge/forger/forgery/forging forget forgetful forgive/forgiver forgo/forego forgotten
fork/forking forked form/frame/framer/framing/formation/formative formal/formally/formality/formalness
formalism/formalised/formalized format/formatting former formerly formidable/formidably formula/formulary/formulate
forrard/forward/forwarding forsake/forsaking forswear fort/fortify forte forth forthright forthwith forties
fortified fortissimo fortitude fortress fortunate fortune forty fossa fossil/fossilist/fossilize
foster/fosterage/fostering foul/foully/foulness fouled found/founder/founding/foundation/foundering foundry fountain
four fourfold foursome foursquare fourteen fourteenth fourth/fourthly fowl/fowler fox/foxy foyer fracas
fraction/fractional fractious fracture fragment/fragmental fragrant/fragrance/fragrancy
frail/fragile/fragility/frailness frambesia/framboesia framed framework franc franchise frangipani
frank/frankly/frankness franklin frantic/frenetic frappe fraternal/fraternise/fraternity/fraternize fratricide fraud
fray frayed frazzle freak freakish/freakishly freckle free/freely/freeing freedom freehand freelance/freelancer
freeman/freewoman freeway freewheel freeze/freezer/freezing freight/freighter/freightage frenzied/frenziedly frenzy
frequent/frequence/frequency/frequenter/frequently fresco fresh/freshly/freshness freshen/freshener freshman
fret/fretted friable/friability friction/frictional fried friend/friendly/friendship frieze fright frighten
frightened frightful frigid/frigidly/frigidity/frigidness frill/frilly fringe/fringy fringed frisk/frisking
frivolity/frivolous frizzle frock frog frogmarch frolic front/frontal/frontage/frontally frontier
frost/frosty/frostily/frosting/frostiness frostbite froth/frothy frown frowningly frowzled frozen
fruit/fruity/fructify/fruitage/fruition/fruitlet/fruiterer fruitful fruitless frustrate frustrated fry/fryer/frying
fthm/fathom fuck/fucking fuddle fudge fuel/fueling fueled fugal/fugue/fugally fugitive fulfil/fulfill/fulfilment
full/fully/fuller/fullness fullback fulminant/fulminate fumble/fumbler fumbling fume/fumigate fumes
fun/funny/funnily/funniness function/functional fund/funding fundament funds funeral/funerary/funereal fungal/fungus
funk/funky funnel fur/furry furl furlong furlough furnace furnish/furniture/furnishing furnished furor/furore furrow
furtive/furtively fury/furious/furiously fuse/fuze/fusee/fuzee/fusion/fusible fusiform fuss/fussy/fussily/fussiness
futile/futilely/futility future/futurity futurism/futurist fuzz/fuzzy/fuzziness fuzzed gabardine/gaberdine gabble
gable gad gadfly gadget/gadgeteer gadgetry gaff gaffer gag/gagster gage/gauge gagwriter gaiety gaily gain/gainer
gainful/gainfully gait gaiter gal galax/galaxy/galactic gall gallant/gallantly gallantry gallery galley gallfly
galling gallon gallop gallows gallus galvanic/galvanise/galvanism/galvanize/galvaniser/galvanizer gambit
gamble/gambler/gambling game/gamy/gamey/gamely/gaming/gameness/gaminess gamecock gamin gamma gamut
gang/gangdom/gangster gangrene/gangrenous gangway gantlet/gauntlet gap gape/gawp gaping garage garb garbage garbed
garbled garden/gardener/gardening gargle garland garment garner/granary garnish/garnishee garrison
gas/gassy/gasify/gaseous/gassing gash gasolene/gasoline gasp gate gatepost gateway
gather/gathered/gatherer/gathering gauche/gaucheness gaud/gaudy/gaudily/gaudiness gaunt/gauntness gauntleted gauss
gavotte gawk/gawky gay/gayly/gayness gaze gear gearset gee gel gelatin/gelatine/gelatinise/gelatinize/gelatinous
geld/gelding gem geminate/gemination gender gene/genetic/genetics/geneticist general/generally/generality
generalise/generalize generalist generate/generator/generation/generative generous/generosity/generously genesis
genet genial/genially/geniality genie genius genre gent gentian gentile gentle/gently/gentility/gentleness gentleman
gentry genuine/genuinely genus/generic geography/geographer/geographic geology/geologic/geologist/geological
geometry/geometric germ/germy/germinal/germinate germanium gerund/gerundial gestate/gestation gesture get/getting
geyser ghastly ghetto/ghettoize ghost/ghostly ghostlike ghoul giant gibber/gibberish gibbet gibe gibelike
giddy/giddiness gift gig gigantic giggle/giggler gilbert gild/guild/gilder/gilding gilded gill gilt gimmick gin
ginger/gingery gingerly gingham gingko/ginkgo ginmill gipsy/gypsy gird girdle girl/girlhood girlfriend
girlish/girlishly girth give/giver/giving giveaway given/givenness glacial/glacier/glaciate/glacially/glaciation
glad/gladly/gladness gladiator glamor/glamour/glamorize/glamorous/glamourous glance gland/glandular glanders
glare/glower glaring/glaringly glass/glaze/glassy/glazier glasses glassless glaucoma glazed/glassed gleam/gleaming
glean/gleaner glee gleeful/gleefully glib/glibly/glibness glide/glider/gliding glimmer/glimmery glimpse glint
glinting glisten glistening glitter/glittery glittering gloat/gloating globe/global/globally/globular globulin glom
glomerular/glomerulus glorified glory/glorify/glorious/gloriously gloss glossary glossy/glossily/glossiness glove
gloved glow glowering glowing/glowingly glue/gluey glued glum/gloom/gloomy/glumly/gloomily/glumness/gloominess glut
glutton/gluttonize/gluttonous glycerin/glycerine glycerol gnarl/gnarly gnash gnaw/gnawer gnome/gnomic gnosis/gnostic
goad/goading goal goat gob gobble/gobbler god goddam goddamn goddamned goddess godless godlike goffer/gauffer going
goiter/goitre goitrogen gold goldbrick golden goldsmith golf/golfer/golfing gondola gone goner gong good/goodness
goodwill goof/goofy goose/goosy/goosey gopher gore gorge/gorger gorgeous/gorgeously gory gospel gospeler/gospeller
gossamer gossip/gossipy/gossiper/gossiping gothic gouge/gouger gourd gourmet gout/gouty
govern/governor/governing/governance/government governed governess gown gowned grab grace/gracious/graciously
graceful/gracefully graceless
grad/grade/grader/gradate/grading/gradual/graduate/gradation/gradually/graduality/graduation graded gradient
graft/grafting graham grain/grainy/graining/granular gram/gramme grammar/grammatic grammarian gran/granny/grannie
granadilla grand/grandly/grandness grandchild grandeur grandiose grandma grandstand granite/granitic
grant/grantee/granter/grantor granted granulate granule grape/grapy/grapey/grapelike grapevine
graph/graphic/graphical graphite grapple/grappler/grappling grasp/grasping grass/grassy grassfire grassroots
grate/grater/grating/gratingly grateful/gratefully gratified gratify gratitude gratuitous
grave/gravely/gravity/graveness/gravitate gravel/gravelly gravestone graveyard gravid/gravidity/gravidness gravure
gravy gray/grey/grayly/greyly/grayness/greyness grayback/greyback graybeard/greybeard graze/grazier/grazing
grease/greasy/greasily/greasiness great/greatly/greatness greatcoat greater greatest
greed/greedy/greedily/greediness green/greenly/greenery/greening/greenness/greenside greenhouse greenroom greens
greet/greeter/greeting gregarious grenade grid grief grievance grieve/griever grievous/grievously griffin/griffon
grill/grille/grilling grim/grimly/grimness grimace grime/grimy/griminess grin/grinner/grinning
grind/grinder/grinding grip gripe gristmill grit/gritty grizzle/grizzly grizzled groan/groaner grocer grocery
groggy/grogginess groin/groyne groom/grooming groomed groove/groover/grooving grooved grope gross/grossly/grossness
grotesque ground/grounder/grounding groundless groundnut grounds groundwork group/grouping grouse grove
grovel/groveler/groveller grow/grower/growth/growing growl/growler/growling grown grownup
grub/grubby/grubbily/grubbiness grudge grudgingly gruesome/gruesomely gruff/gruffly/gruffness
grumble/grumbler/grumbling grunt/grunter guaiacum guarani guaranty/guarantee/guarantor guard guardian guava
guerilla/guerrilla guess/guesser/guessing guest guggle guide/guidance guideline guidepost guile guillotine
guilt/guilty/guiltily/guiltiness guinea guitar/guitarist gulf gull gullible gully gulp/gulper/gulping
gum/gummy/gumming/gumminess gumbo gun/gunner gunfire gunman gunplay gunpowder gunshot gunslinger gurgle guru
gush/gushy/gusher gushing/gushingly gusset gust/gusty gusto gut/gutter guts/gutsy guttural/gutturally guy
guzzle/guzzling gym gymnast gymnastic/gymnastics gyrate/gyration habit/habitual/habituate/habitually habitable
habitat habitation hack/hacker hackle/heckle/heckler/heckling hackneyed hackwork haggard/haggardly
haggle/higgle/haggler/haggling haiku hail hair/hairy/hairiness haircut hairdo hairless halal halcyon
hale/haul/hauler/haulage/hauling/haleness haler/heller half halfback halftime halfway hall/hallway hallelujah
hallmark halloo hallowed halo halogen halt halter/haltere haltingly ham/hammy/hamming hamlet
hammer/hammered/hammering hammerhead hamper hamstring hand handbag handclasp handful handicap
handle/handler/handling handlebar handled handless handmade hands handsome/handsomely handspike handstand
handwork/handiwork handwoven handy/handily/handiness handyman hang/hanger/hanging hangover hanker/hankering
haphazard hapless happen/happening happy/happily/happiness harangue/haranguer harassed
harbor/harbour/harborage/harbourage hard/hardened/hardness hardbake harden/hardening hardly hardship hardtack
hardware hardy/hardiness hare harem/hareem harm harmless/harmlessly
harmony/harmonic/harmonise/harmonize/harmonical/harmonious/harmoniser/harmonizer harness harp/harper/harpist harpy
harrow harry/harrier harsh/harshly/harshness harshen hart harvest/harvester/harvesting hash hasp hassle
haste/hasty/hastily/hastiness hasten hat/hatter hatch/hatchery/hatching hatchway hate/hater hated hateful/hatefully
hatless hatred haughty/haughtily haunch haunt/hangout haunted haunting have haven haversack havoc haw
hawk/hawker/hawking hay hayfield haystack haywire hazard/hazardous haze/hazy/hazily/haziness hazel
head/heady/header/heading/headway/headship headache headed headgear headland headless headlight headline/headliner
headlinese headlong headmaster headshot headsman headstand headstrong heal/healer/healing health/healthy/healthily
healthful heap hear/hearer/hearing/hearable heard heart/hearty/heartily/heartiness heartbeat heartening hearth
heartsease heat/heater/heating/heatable heated/heatedly heave/heaver/heaving heaven heavenly heavens
heavy/heavily/heaviness hectic/hectically hedge/hedger/hedging hedonic/hedonism/hedonist/hedonistic heed
heedful/heedfully heedless/heedlessly heel heft/hefty/heftiness height heighten heights heir heist
held/hold/holder/holding helium helix/helical hell hellion hello/hullo helm help/helper/helping helpful/helpfully
helpless/helplessly hem hemisphere hemlock hemoglobin hemolysis/hemolytic/haemolytic hemorrhage hemorrhoid hemp
hemstitch hen hence henceforth henpecked henry hep/hip hepatitis herald heraldic herb/herbal herculean herd/herder
here/hereness hereabouts hereafter hereby heredity/hereditary herein heretic heretofore heritage hermetic
hero/heroic/heroical/heroically heroics heroine heroism hertz
hesitant/hesitate/hesitance/hesitancy/hesitater/hesitator/hesitantly/hesitation hesitating hex hexameter heyday
hiatus hibachi hibernate hidden hide/hiding hideaway hideous/hideously hideout hierarchy hieratic
high/highly/highness higher highlight highroad highschool highway highwayman
hijack/highjack/hijacker/hijacking/highjacker hike/hiker hilar/hilum hilarity/hilarious hill/hilly hillbilly hillock
hillside hilt hind hinder/hindrance/hinderance hinge hint hipline/hiplength hire/hirer hired
hiss/hisser/hissing/hushing histology/histologic historian history/historic/historical hit/hitter/hitting hitch
hither hitherto hitless hive hoar/hoary/hoariness hoard/hoarder hoarse/hoarsely/hoarseness hob hobble/hobbler
hobby/hobbyist hock hodgepodge hoe hog/hogg hoist/hoister holdout holdup hole/holey/hollow/hollowly/hollowness
holiday holla/hollo/holloa holler/hollering hollyhock holocaust holster holystone home/homy/homey/homely/homeliness
homebound homefolk homegrown homeland homeless homemade homer homespun homestead hometown homeward
homicide/homicidal homogenate homogenise/homogenize homosexual homozygous hone honest/honestly/honestness honesty
honey honeybee honeycomb honeymoon honk/honker honkytonk
honor/honour/honoree/honorary/honoring/honorable/honorably/honourable/honourably honored hood hoodoo
hoof/hoofer/hooflike hook/hooker/hooking hooked hookup hookworm hoop hoot/hooter hoover hop/hopper hope/hoper
hopeful/hopefully hopeless/hopelessly hopscotch horde horizon horizontal hormone/hormonal horn/horny/horniness
hornpipe horoscope horrible/horribly horrid/horridly/horridness horrified horrifying horror/horrify horse horseback
horselaugh horseman horsemint horseshoe hose hospitable/hospitably hospital host hostelry hostess
hostile/hostilely/hostility hot/hotly/hotness hotdog hotel hotelman hotfoot hotshot hotspot hound hour/hourly hours
house/housing household housewife housework hover however howl/howler/howling hub hubbub hubris huckster
huddle/huddler huddled hue huff/huffy/huffing hug/hugger/hugging huge hulk/hulky hull hum/hummer/humming
human/humanly/humanity/humanness humane/humanely/humaneness humanise/humanize humanism/humanist/humanistic
humble/humbly/humility/humbleness humbug humdrum humid/humidify/humidity humiliate
humor/humour/humoral/humoring/humorist/humorous/humourist/humourous/humorously hump humpback hunch hundred hundredth
hunger/hungry/hungrily/hungriness hunt/hunter/hunting hunted hurdle/hurdler/hurdling hurl/hurler hurricane
hurried/hurriedly hurry/hurrying hurt/hurting hurtle husband/husbandly husbandry hush husk/husking
husky/huskily/huskiness hustle/hustler hut hutment hyacinth hyalin/hyaline hybrid/hybridize hydra hydrate/hydration
hydride hydrogen hydroplane hydrous hydroxide hymn hyperbola/hyperbole/hyperbolic hyperemia/hyperemic/hyperaemia
hyperfine hypnosis/hypnotic/hypnotise/hypnotize/hypnotizer hypoactive hypocrisy hypocrite hypostasis hypothesis
hysteria/hysteric/hysterical ice/icy icebox icicle icing icon/iconic
idea/ideal/ideate/ideally/idealise/idealism/idealist/ideality/idealize/idealistic idealised/idealized identified
identify/identity/identical ideology/ideologic/ideologist idiom/idiomatic idiot/idiotic
idle/idly/idler/idling/idleness idol/idolise/idolize/idolizer idolised/idolized idyl/idyll/idyllic igneous
ignite/igniter/ignitor/ignition/ignitable/ignitible ignoramus ignore/ignorant/ignorance/ignorantly ileum ilk
ill/illness illative illegal/illegally/illegality illicit/illicitly illiterate illuminant/illuminate illumine
illusion/illusory/illusional illustrate image/imagery/imaging imaginary imagine imbalance
imbecile/imbecilic/imbecility imbed imbibe/imbiber/imbibing/imbibition imbricate imbue
imitate/imitator/imitation/imitative immaculate immaterial immature/immaturely/immaturity immediacy immediate
immense/immensely/immensity immerse/immersion immigrant/immigrate imminent/imminence/imminency/imminently
immobile/immobilise/immobility/immobilize immoral/immorally/immorality immortal immune/immunity imp impact/impaction
impacted impair/impairer/impairment impaired impale/impalement impalpable impart/imparting impartial impassable
impasse impatient/impatience impeach impeccable/impeccably impede/impediment
impel/impeller/impellent/impulsion/impulsive impelled impending imperative imperfect imperial/imperially imperil
impersonal impervious impetuous impetus impinge/impinging impious/impiously implacable implant implement implicated
implicit/implicitly implike implore imply import/importee/importer/importing important/importance impose/imposition
imposing/imposingly impossible/impossibly impotent/impotence/impotency/impotently imprecate imprecise impregnate
impress/impression/impressive imprimatur imprint/imprinting imprison improbable/improbably impromptu
improper/improperly improve/improver improved improvise/improvize improvised impudent/impudence/impudently impulse
impunity impure/impurity/impureness impute/imputation inability inaccuracy inaccurate inaction inactive/inactivity
inadequacy inadequate inanimate inapt/inept/ineptly/ineptness inaudible/inaudibly inaugural inaugurate inboard
incapable incarnate incendiary incense incensed incentive inception incertain inch incident/incidence incidental
incipient/incipience/incipiency incise/incision/incisive/incisure/incisively incised
incite/inciter/incitive/incitation/incitement incline/inclining inclined inclose/inclosure
include/inclusion/inclusive incoherent income incoming incomplete incorrect increase increased increasing
incredible/incredibly incrust incubate/incubator/incubation incubus inculcate incumbent/incumbency
incur/incurring/incursion/incurrence incurable/incurably incurvate indebted indecent/indecency/indecently indecision
indecisive indeed indefinite/indefinity indelible/indelibly indelicate indemnify/indemnity indent/indenture
index/indexer/indexing/indexical/indexless/indexation indicant/indicate/indicator/indication/indicative
indict/indictment indie indignant indignity indigo indirect/indirectly indispose indistinct individual
indolent/indolence/indolently indoor indoors indorse/indorser
induce/induct/inducer/inducing/inducive/inductee/induction/inducement induced inductive
indulge/indulgent/indulging/indulgence indurate/induration industry/industrial inebriant/inebriate
ineffable/ineffably ineligible inequality inert/inertness inertia/inertial inevitable/inevitably
inexorable/inexorably infallible infamy/infamous infant/infancy/infantile infantry
infect/infection/infective/infectious infer/inference inferior inferno/infernal/infernally infertile infest
infidelity infield/infielder infiltrate infinite/infinity/infinitely infinitive infirm/infirmity infirmary infix
inflame/inflaming inflamed inflate/inflater/inflator/inflation/inflatable inflated inflect/inflexion/inflection
inflexible/inflexibly inflict/infliction inflow influence influent influx inform/informer/informant/informing
informal/informally informed infrared infrequent infuriate infuse/infusion ingenue ingest/ingestion inglorious
ingredient ingroup inhabit/inhabitant inhabited inhale/inhalant/inhalation inhere/inherent/inherence/inherently
inherit/inheritor inhibit/inhibitor/inhibition/inhibitory inhibited inhuman/inhumanity inhumane/inhumanely
initial/initially initiate/initiator/initiation/initiative/initiatory inject/injector/injectant/injection/injectable
injure/injury/injurious injured injustice ink/inky inkling inlay inlet inmate inn innate/innately/innateness inner
inning innocent/innocence/innocently innocuous innovate/innovator/innovation/innovative
inoculant/inoculate/inoculator inoperable inorganic input inquest inquire/inquiry/inquirer/inquiring inquisitor
inroad insane/insanely/insanity/insaneness inscribe inscribed insect/insectan insecure/insecurely/insecurity
insensible/insensibly insert/insertion inset inshore inside insidious insight
insist/insistent/insisting/insistence/insistency insofar insolate/insolation insolent/insolence/insolently insoluble
inspect/inspector/inspection inspire/inspirer inspired inspiring inspissate instal/install/installing/instalment
instance instant/instancy instantly instead instigant/instigate/instigator instil/instill/instilling instinct
institute instruct/instructor instrument insufflate insulant/insulate/insulator/insulation insular/insularity
insulin insult insure/insurer/insurance insured insurgent/insurgency intact/intactness intake intangible
integer/integral/integrate/integrally/integrator integrated integrity intellect
intend/intent/intently/intention/intentness intended intense/intensely/intensify/intensity intensive inter/interment
interact intercede intercept interdict interest interested interface interfaith interfere interim interior interject
interlace interlayer interleave interlock interlude intermezzo
intern/interne/internee/internist/internment/internship internal/internally interplay interpose interpret interrupt
intersect interstate intertwine interval intervene/intervenor interview interweave interwoven intima/intimal
intimacy intimate/intimately/intimation intimidate intone/intonate/intonation intoxicant/intoxicate intricate
intrigue intrinsic introduce introject introvert intrude/intruder/intrusion/intrusive intrust intuit/intuition
inundate/inundation inure invade/invader/invasion/invasive invalid/invalidity invalidate invaluable
invariable/invariably invariant/invariance inveigh invent/inventor/invention/inventive inventory inverse inversely
invert/inverter/inversion inverted invest/investor/investing/investment invigorate invincible/invincibly inviolable
inviolate invisible/invisibly invite/invitee/invitation/invitatory inviting/invitingly invoke/invocation
involve/involution involved inward/inwardly/inwardness iodide
iodin/iodine/iodise/iodize/iodised/iodized/iodinate/iodinated/iodination iodinating ion/ionic/ionate/ionise/ionize
ionised/ionized ira/ire iris/iridic/iritic irksome iron/ironing ironclad ironlike irons ironshod ironwood ironworker
irony/ironic/ironist/ironical/ironically irradiate irrational irregular irrelevant irresolute irreverent
irrigate/irrigation irritable/irritably irritant/irritate/irritation/irritative irritating irrupt/irruption
island/islander isle/islet ism isocyanate isolate/isolable/isolation isolated isomer/isomeric isometry/isometric
isopleth isotherm/isothermal isotonic isotope/isotopic isotropy/isotropic issuance issue/issuer/issuing
italic/italicise/italicize itch/itchy/itching item/itemise/itemize iterate/iteration itinerary ivory ivy jab/jabbing
jabber/jabberer/jabbering jabiru jack jackass jackdaw jacket jackknife jacquard jade jaded jag/jaggy
jagged/jaggedly/jaggedness jail/jailer/jailor jam/jamming jammed jangle/jangly/jingle/jingly jangling janissary
janitor japan jar jargon/jargoon jarring/jarringly jaundice jaunty/jauntily/jauntiness java jaw jazz/jazzy
jealous/jealously jealousy jeep jeer/jeerer/jeering jejune/jejunely/jejunity/jejuneness jejunum jelly/jellify
jemmy/jimmy jeopardy/jeopardise/jeopardize jerk/jerky/jerker/jerkily/jerking/jerkiness jersey jest/jester jet
jetting jewel/jeweler/jewelry/jeweller/jewellery jeweled/jewelled jib/jibe jig jigger jiggle/joggle jilt jimdandy
jimhickey jingling jinx jive job jockey jocose/jocosely/jocosity/jocoseness jocular/jocularity jog/jogger/jogging
john join/joiner/joining/jointure joined joint/jointer/jointly joke/joker/jokester jolly/jollity/jolliness
jolt/jolty jolted jonah jonquil joss jostle/jostling jot/jotter/jotting journal journalese journalism/journalist
journey/journeyer/journeying joust jovial/jovially/joviality jowl/jowly joy/joyous/joyously/joyousness
jubilant/jubilate/jubilance/jubilancy/jubilantly/jubilation judas
judge/judging/judgment/judicial/judgement/judgeship/judiciary/judgmental/judicially judicatory/judicature jug
juggernaut juggle/juggler/jugglery/juggling jugular juice/juicy/juiciness juju jujube jukebox julienne jumbal/jumble
jumbled jump/jumpy/jumping/jumpiness jumper jumpstart junction juncture jungle/jungly junior junk junket/junketing
junkyard jurist juror jury just/justly/justness justice justify/justifier jut/jutting juvenile/juvenility juxtapose
kachina kail/kale kamikaze kauri/kaury keel keen/keenly/keenness keep/keeper/keeping keepsake ken kerchief kern
kernel kerosene/kerosine kerugma/kerygma ketch ketosis kettle key keyboard keyhole keynote khaki kick/kicker/kicking
kickoff kid kidnap/kidnaper/kidnapper/kidnapping kidney kill/killer/killing/killable/killingly kilometer/kilometre
kin/kinship kind/kindly/kindness/kindliness kinda kindle/kindling kindled kindred kinesis/kinetic
king/kingly/kingdom/kingship kingfish kingpin kink/kinky kip kiss/kisser/kissing kit kitchen kite kitten kittenish
kitty kiwi knack knapsack knead knee kneecap kneel/kneeler/kneeling knell knife knifelike knight/knightly
knit/knitter/knitting knob/knobby knock/knocker/knocking knockabout knockout knoll knot/knotty/knottiness knotted
know/knower/knowing/knowable/knowingly knowledge known knuckle kosher kotow/kowtow kvetch lab label labeled/labelled
labial labor/labour/laborer/labourer/laborious laboratory labyrinth lace/lacy/lacer/lacing laced lacerate/laceration
lack lackey lacking lacquer lactate/lactation lactating lad/laddie ladder lade/load/lode/lading/loader/loading laden
ladened ladle lady ladylike lag/lagger/laggard/lagging lager/laager lagoon/laguna/lagune laid lair laity lake lam
lamb lamblike lame/lamely/lameness lamella lament/lamenter/lamentable lamina/laminate/laminator/lamination lamp
lamplight lampoon/lampooner lance land/lander/landing landler landlocked landlord landmark landmass landowner
landrover landscape landscaped landslide lane language languid/languidly languish/languisher languor/languorous
laniard/lanyard lanky/lankiness lantern lap lapel lapidary/lapidist/lapidarist lappet lapse lapsed lard
large/largeness largely larger largo lark larkspur larn/learn/learner larva/larval lash lasher lashing lassitude
lasso last/lowest lasting lastly lat latch late/lateness lately latent/latency later lateral/laterally laterality
latest lather/lathery latinise/latinize latitude latter lattice laudanum laugh/laugher/laughable laughingly laughter
launch/launcher launching launder/laundry laundering laurel laurels lavatory lave/lavage/lavation lavender laver
lavish/lavishly/lavishness law/lawyer lawful/lawfully/lawlessly/lawfulness lawless lawman lawn
lax/laxly/laxity/laxness lay/layer layette laying layman layoff layout laze lazy/lazily/laziness leach
lead/lede/leaden/leader/leadership leaded leaders leading leaf/leafy/leafage/leaflet leafhopper league
leak/leaky/leaker/leakage/leakiness lean/leaner/leanness leaning leap/leaper leapfrog leaping learned/learnedly
learning lease leash least leather/leathery leathered leave/leaver leaven leavened leavening leaving
lecher/lecherous lecture/lecturer lecturing ledge ledger lee leech leer/leery leering leeward left leftfield lefty
leg/leggy legacy legal/legally/legality legatee legation legend/legendary legged legible/legibility legion
legislate/legislator legitimacy/legitimate legitimise/legitimize legume/leguminous leisure/leisurely leitmotiv lemma
lemon/lemony lemonade lend/lender/lendable lending length/lengthy/lengthily lengthen lengthways/lengthwise
lenient/lenience/leniency/leniently lens/lense lentil leprosy/leprous lesbian lesion less lessen lessened lessening
lesser lesson let/letter/letterer letdown lethal/lethality lethargy/lethargic letterhead lettering letterman letters
lettuce levant levee level/leveler/leveller leveling lever/leverage levis levitate/levitation levy
lewd/lewdly/lewdness lexis/lexical/lexicon/lexically liable/liability liaison liar libation
libel/libeler/libelous/libellous liberal/liberally/liberality liberalise/liberalize liberalism liberated libertine
liberty/liberate/liberator/liberation librarian library libretto/librettist
licence/license/licensee/licenser/licentious licensed lick licked licking lid lidless lie liege lieutenant
life/lifer lifeless/lifelessly lifelike lifeline lifelong lifetime lift/lifter lifted ligament
ligate/ligation/ligature lighted lighten lighting lightning lignite like/likable/likeable/likeness likelihood
likely/likeliness likewise liking lilac lilt limb limber limbo lime limit/limiter/limitation limited/limitedly
limiting limitless limp/limper/limpness limpid/limpidly/limpidity linden
line/liner/linage/lineal/lining/lineage/lineation linear/linearly/linearity linebacker lined lineman linen lineup
ling linger/lingerer lingua/lingual/lingually linguist/linguistic link/linkage links linoleum lint
lion/lionise/lionize lip lipped lipstick liquefied/liquified liquid/liquefy/liquify/liquidity/liquidness
liquidate/liquidator liquor lira lisp/lisper list/lister/listing listed listen/listener/listening
listless/listlessly lit lite/light/lighter/lightly/lightness/lighterage liter/litre literal/literally literalism
literary/literature literate lithe/litheness lithograph litigant/litigate/litigious/litigation litter/litterer
littered little/littleness live/liver/livery/living/livable/liveable/liveness livelihood lively/liveliness livestock
livid/lividly/lividity/lividness lizard loaded loaf/loafer loan loathe/loather/loathing loathsome lob lobby/lobbyist
lobe/lobar/lobate/lobated loblolly lobscuse/lobscouse lobule/lobular/lobularity local/locally/locality
locale/localise/localize locate/locater/locator/locating/location located lock/locker/lockage lockup locus locust
lodge/lodger/lodging/lodgings/lodgement loft lofty/loftily/loftiness log/logger/logging logarithm logic/logician
logical/logically/logicality logistic/logistics/logistical loins loiter/loiterer lone lonely/loneliness
long/longer/longest/longing/longness longevity longhand longitude longshot look/looker looking lookout lookup loom
loon/loony loop/loopy loophole loose/loosely/looseness loosen/loosening loot/looter/looting looted lope lopsidedly
lord/lordship lordly/lordliness lore lose/loser/losings loss/lossy losses lost lot lotion lots lotus
loud/loudly/loudness lounge/lounger lour/lower/lowering/loweringly louse/lousy/lousiness love/lover/lovable/loveable
lovely/loveliness loving/lovingly/lovingness low/lowness lowered lowland lowly loyal/loyally loyalist loyalty
lubricant/lubricate/lubricator lucid/lucidly/lucidity lucifer luck/lucky/luckily/luckiness ludicrous luff
lug/luggage luger lugubrious lukewarm/lukewarmly lull lullaby lumbar/lumbus lumber luminary luminous/luminosity
lummox lump/lumpy/lumper lumpish lunacy/lunatic lunar lunation lunch/luncher/lunching luncheon lunchroom lung
lunge/lunger lunkhead lurch lure lurid/luridly/luridness lurk/lurker luscious/lusciously lush/lushness
lust/lusty/lustily/lustiness luster/lustre/lustrous lustful/lustfully
luxury/luxuriant/luxuriate/luxurious/luxuriance lymphocyte lyophilise/lyophilize lyric/lyricist
lyrical/lyrically/lyricality macabre mace macerate/maceration/macerative machine/machinery/machinist mackinaw
macrophage macula/macule/maculate/maculation macumba mad/madly/madness madam madden maddened maddening made madman
madras madrigal mafia/maffia magazine magenta maggot/maggoty magic/magical/magician/magically magistrate
magnet/magnetic/magnetise/magnetism/magnetize magnified magnify/magnifier/magnitude magpie mahogany maid/maidhood
maiden/maidenly/maidenhood mail/mailer/mailing mailbox mailman maimed main mainland mainly mainstay
maintain/maintainer maintained majesty/majestic major/majority majors majuscule/majuscular make/maker/making
makeready makeshift makeup malacca maladroit malady malaise malaria/malarial male/maleness malfeasant malformed
malign/maligner/malignly/malignity/malignment malignant/malignance/malignancy malinger/malingerer mallet malposed
malt/malted/maltster maltreat/maltreater mamey/mammee mammal mammalian mammoth man/manly/manliness
manage/manager/manageable/management/managerial manakin/manikin/mannikin mandamus mandarin
mandate/mandator/mandatary/mandatory mane maneuver/manoeuver/manoeuvre/maneuverer manful/manfulness mangle/mangler
mangled manhattan manhood mania/manic maniac/maniacal/maniacally maniclike manicure/manicurist manifest/manifestly
manifold manioc/manioca manipulate manlike manned manner/mannerly manners manometer manor/manorial manpower manse
manservant mantel/mantle mantic mantrap manual/manually manure manuscript many manzanita map/mapper/mapping maple
mar marathon/marathoner marble/marbleize/marmoreal/marmorean marbleised/marbleized marbles march/marcher/marching
mare/maria margin/marginal/marginally marinade/marinate marine mark/marker/marking marked/markedly
market/marketer/marketing/marketable marksman marmalade maroon marquee marrow marrowbone
marry/marital/married/marriage marsh/marshy marshal/marshall martial/martially martin martini
martyr/martyrdom/martyrize marvel/marveller/marvelous/marvellous mascara masculine mash/masher mask/masker/masking
mason/masonic/masonry masquerade mass/mess/muss/messy/mussy/messily/messiness massacre massage/massager masses
masseur massive/massively mast/masted master/maestro/mastery/masterly/mastering/mastership mastermind masthead
mastic mastoid mat/matt/matte/matting match/matcher matched matching matchwood mate/matey/mating mated
material/materially maternal/maternity/maternally math matriarch matrimony matrix matron/matronly matsyendra matted
matter mature/maturate/maturely/maturity/maturation/maturement/matureness maul/mauler maunder mausoleum mauve
maverick maxim maximal/maximally maximum/maximise/maximize may maybe mayflower mayor/mayoral maze/mazy mead meadow
meager/meagre/meagerly/meagerness meal/mealy mean/mingy/meanly/meaning/meanness meander meandering meaningful means
meanwhile measure/measurer/measuring/measurable/measurably measured/measuredly meat/meaty mechanic
mechanics/mechanism/mechanist/mechanical mechanise/mechanize mechanised/mechanized medal/medalist/medallist
medallion meddle/meddler/meddling medial/medium median mediate/mediator/mediation
medical/medicate/medicine/medically/medicinal/medication medieval/mediaeval mediocre/mediocrity
meditate/meditation/meditative medlar medley medulla/medullary/medullated meek/meekly/meekness meet/meeter/meeting
megaton melancholy meld melee mellow/mellowly/mellowing/mellowness melodrama melody/melodic/melodize/melodious melon
melt/melter/melting/meltable member/membership membrane/membranous memoir memorable/memorably memorandum memorial
memory/memorise/memorize/memorizer men menace menacing/menacingly menarche mend/mender/mending mendacity/mendacious
mendicant/mendicancy menial/menially meniscus mental/mentum/mentally/mentality mention/mentioner menu
mephitic/mephitis meq mercantile mercenary mercer merchant merciful/mercifully merciless
mercury/mercuric/mercurial/mercurous mercy mere/merely merge/merger/merging meridian/meridional merit/meritable
mermaid merriment merry/merrily/merriness mesentery/mesenteric mesh/meshing meshed mesmerise/mesmerize message
messenger messiah/messianic metabolic/metabolise/metabolism/metabolize metal/metallic metaphor/metaphoric
meteor/meteoric meteorite/meteoritic meter/metre/metric/metrical method/methodical metro metropolis
mew/meow/miaou/miaow micelle microbe/microbial microcosm micron microphone microscope microscopy
microsome/microsomal microwave mid midair midday middle middleman middling midi midland midnight midsection
midshipman midst midsummer midterm midwatch midway midweek/midweekly midwestern mien might/mighty/mightiness
migrant/migrate/migrator/migration/migratory mike mil/mile/miler milage/mileage mild/mildly/mildness milestone
milieu militant/militance/militancy military/militarily/militarise/militarize militate militia milk/milch/milky
mill/milling millenary/millennial/millennian/millennium miller millet milligram milliliter/millilitre
millimeter/millimetre million millionth millpond millstone millwheel mime/mimer/mimic/mimicker mimesis/mimetic
mimicry mimosa min mince/mincer mincing/mincingly mind minded mindful/mindfully mindless/mindlessly
mine/miner/mining mineral mineralogy mingle/mingling miniature minim minimal/minimally minimalism/minimalist
minimized minimum/minimise/minimize miniscule/minuscule/minuscular minister/ministrant ministry mink minor/minority
minstrel minstrelsy mint/minty/minter/mintage minuet minus minute/minutely/minuteness minutia miracle/miraculous
mire/miry mirror misbranded miscarry mischief misconduct misdeed misdirect miserable/miserably misery misfire
misfortune misgauge misgive/misgiving misguided misjudge mislay mislead/misleader misleading mismanage misname
misnomer misogyny/misogynist misplace misplaced misplay misquote misread/misreading misrelated miss/missy missile
missing mission/missional/missioner/missionary missive mist/misty/mistily/mistiness mistake/mistaking
mistaken/mistakenly mistletoe mistress mistrust misuse misused mite miter/mitre/mitral
mitigate/mitigable/mitigation/mitigative/mitigatory mix/mixer/mixing/mixable/mixture mixed moan/moaner mob/mobster
mobcap mobile/mobility mobilise/mobilize moblike mocha mock/mocker/mockery mocking/mockingly
mode/mood/modal/moody/moodily/modality/moodiness model/modeler/modeling/modeller/modelling modeled
moderate/moderator/moderately/moderation modern/modernity/modernness modernise/modernize modernism/modernist
modest/modestly/modestness modesty modified modify/modifier/modifiable modulate/modulation module/modular modulus
mogul mohawk moil moire moist/moistly/moistness moisten/moisture/moistener/moistening/moisturise/moisturize
mol/mole/molal/molar/molality/molarity mold/moldy/mould/mildew/mouldy/molding/moldable/moulding molecule/molecular
molest mollify moloch molten mom/mum/mama/mamma/mammy/momma/mommy/mummy/mammary/mummify moment/momentary/momentous
momentum monad monarch/monarchal/monarchic monastery monastic monaural/monaurally money/moneyer/monetary moneymaker
mongoloid monish/monition monitor/monitoring monk monkey monkfish monkish monochrome monocle monograph
monologue/monologist monomer monophony/monophonic monopoly/monopolise/monopolist/monopolize monotone/monotonic
monotonous monotony monotype/monotypic monsoon monster/monstrous month/monthly monument/monumental moo moon
moonlight moonlit moonshine/moonshiner moor/moorage/mooring moot mop/mopper/mopping mope
moral/moralism/moralist/morality/moralistic morale moralise/moralize/moralizing morally morals
morbid/morbidly/morbidity/morbidness mordant more moreover mores morgue morning morocco morose/morosely/moroseness
morpheme/morphemic morphology morrow morsel mortal/mortality mortally mortar mortgage/mortgagee/mortgager/mortgagor
mortice mortician mortify mortise mortuary mosaic mosquito moss/mossy most/mostly motel moth/mothy
mother/motherly/motherhood motherland motif motion/motional motionless motivated
motive/motivate/motivity/motivator/motivating/motivation/motivative motley motor/motoring/motorise/motorist/motorize
motorcar mottle/mottling mottled motto mound mount/mounter/mounting mountain mounted mourn/mourner/mourning
mournful/mournfully mouse/mousy/mousey mousse mouth mouthful mouthpiece mouton/mutton
move/mover/movable/moveable/movement/movability movie moviegoer moving/movingly mow/mower mph much/muchness
muck/mucky mucosa/mucosal mucus/mucoid/mucose/mucous/mucoidal/muciferous mud/muddy/muddiness muddied muddle mudguard
muff muffle/muffler muffled mug/muggee/mugger/mugging mulch mulct mule/muleteer mull/muller mullet
multiple/multiply/multiplier multiplex multiplied multitude mumble/mumbler/mumbling munch/muncher
mundane/mundanely/mundanity mung/moong/monggo/munggo municipal munition murder/murderer/murderous murdered
murk/mirky/murky/murkily/murkiness murmur/murmurer/murmuring/murmurous muscat muscle/muscular muscleman muscovite
muse/muser/musing/musingly museum mush/mushy/musher mushroom music/musical/musician/musically/musicality
musket/musketeer musketry must/musty mustache/moustache mustached mustard muster mutable/mutability
mutant/mutate/mutation/mutative/mutational mute/mutely/muteness muted mutilate/mutilator/mutilation
mutiny/mutineer/mutinous mutter/mutterer/muttering mutual/mutually/mutuality/mutualness muzzle/muzzler myeloid
myocardial/myocardium myofibril myriad myrtle mystery/mystify/mystifier/mysterious
mystic/mystical/mysticism/mystically mystique myth/mythic/mythical mythology/mythologic nab nadir nag/nagger nagging
nail/nailer naive/naively/naiveness naked/nakedly/nakedness name/namer/naming nameless namely namesake
nan/naan/nanna nap/nappy napoleon naprapath narcosis/narcotic/narcotise/narcotize nark
narrate/narrator/narration/narrative narrow/narrowly/narrowing/narrowness narrowed nasal/nasally/nasality nasale
nasturtium nasty/nastily/nastiness natal nation/national/nationally native/nativeness nativism/nativist
natural/naturally naturalise/naturalize naturalism/naturalist nature naturopath naught nausea/nauseate/nauseous
nauseated nautical nautilus navel navigate/navigable/navigator/navigation navy/naval nay nazi neandertal
near/nearness nearby nearer nearly neat/neatly/neatness nebula/nebular/nebulose/nebulous/nebulously
necessary/necessity neck/necker/necking neckband necklace necktie necropsy necrosis/necrotic nectar/nectarous
nectary need/needy/neediness needed needle needless/needlessly negate/negation/negative/negatively/negativity
neglect/neglecter/negligent/negligence neglected negligible negociate negotiant/negotiate/negotiable/negotiator
negro neighbor/neighbour/neighborly nemesis neo neocortex neoliberal neophyte nephew
nerve/nervy/nervily/nervous/nervously nerveless nerves nest/nester nestle nestling net/nett/netting nether netlike
nettle nettlesome network neuron/neuronal neurosis/neurotic neuter/neutering
neutral/neutralism/neutralist/neutrality neutralise/neutralize neutrophil never new/newness newborn newcomer newly
news/newsy newsboy newsletter newsman newspaper newsroom newton next nibbed nibble/nybble/nibbler
nice/nicely/niceness nicety niche nick nickel nickname nicotine niece nigh night/nightly nightcap nightclub
nightdress nighted nightfall nightmare nightshirt nighttime nihilism/nihilist/nihilistic nil/null/nullity nilpotent
nimble/nimbly/nimbleness nine nineteen nineteenth nineties ninety ninth nip/nippy/nipper nirvana
nitric/nitrate/nitrify/nitrous/nitrogen nobble noble/nobly/nobility nobody nocturnal nod node nodule/nodular
noise/noisy/noisily/noisiness noisemaker nomia nominal/nominally nominate/nominator/nomination/nominative nonchalant
noncom nondriver none nonfiction nonionic nonnative nonpareil nonpayment nonsense nonstop nonverbal noon noose
nordic norm/normative normal/normality normalise/normalize/normalizer normally north northeast norther/northerly
northern northland northward northwest nose/nosy/nosey nosed nosedive nosepiece nostalgia/nostalgic not
notable/notability notably notary/notarise/notarize notch note/notate/notation notebook noted nothing
notice/notify/noticer/noticeable/noticeably/notifiable notion/notional notorious noun nourish nourished
novel/novelist/novelette novelty novitiate now nowhere nowise nozzle nuance nub/nubby nubbin nubile
nuclear/nucleus/nucleate/nucleated nucleolus nude/nudity/nudeness nudge/nudger nuisance nuke nullify/nullifier
numb/numbly/numbness number/numeral/numeric/numbering/numerical numbing numen/numinous numerate/numerable/numeration
numerous/numerosity nun nurse/nurser/nursery/nursing nurture/nurtural/nurturance nut/nutty nutcracker nuthouse
nutrify/nutrient/nutrition/nutritious nutritive nuzzle nymph oak oaken oat/oaten oath oatmeal obdurate/obdurately
obelisk obey/obedient/obedience/obeisance/obediently object/objector/objectify/objection objective obligated
oblige/obliger/obligate/obligation obliged obligingly oblique/obliquely/obliquity obliterate oblivion/oblivious
oblong/oblongness obnoxious obscene/obscenely/obscenity obscure/obscurely/obscurity obsequious
observe/observer/observant/observable/observably/observance observed obsess/obsession/obsessive obsessed obsidian
obstacle obstinate/obstinance obstruct/obstructer/obstructor obtain/obtention/obtainable/obtainment
obtuse/obtusely/obtuseness obverse obvious/obviously occasion occasional occasions occidental occiput/occipital
occlude/occlusion/occlusive occluded occult occupied occupy/occupant/occupier/occupancy/occupation occur
occurrent/occurrence ocean/oceanic ocelot ocher/ochre octahedron octave octet/octette ocular
odd/oddly/oddity/oddness odds odium/odious/odiously/odiousness odor/odour/odorize/odorous/odourise odyssey off
offbeat offend/offence/offense/offender/offensive offer/offerer/offeror/offering offhand offhanded
office/official/officiant/officiate/officially officer offsaddle offset/offshoot offshore offside offspring offstage
often oftentimes ogle/ogler ogress ohm/ohmic oil/oily/oiler/oiliness oilcloth oiled oilfield oka okay/okeh/okey okra
old/oldness older oldster oleander oleophilic oleophobic olive ology olympian omen ominous/ominously
omit/omission/omissive/omissible omnibus omniscient once oncoming one/oneness onetime onion online onlooker only
onrush onset onshore onslaught ooze/oozy/oozing opalesce/opalescent opaque/opacity/opaquely/opaqueness
open/opener/openly/opening/openness opened openwork opera/operatic operable operagoer
operant/operate/operator/operating/operation/operative operations operetta opine/opinion opium
oppose/opposer/opponent/opposition opposed opposing opposite/oppositely oppress/oppressor/oppression/oppressive
opt/option/optative optic optics/optical/optically optimal/optimum/optimise/optimize/optimally
optimism/optimist/optimistic opulent/opulence/opulently opus oracle/oracular orad/oral/orally orange/orangeness
orate/orator/oratory/oratorical oration oratorio orb orbit/orbital/orbiter orchard orchestra/orchestral orchid
ordain/ordainer/ordinance ordeal order/orderer/orderly/ordinal/ordering ordered ordinary/ordinarily ordinate
ordination ore organ/organic/organism/organist/organismal/organismic organise/organize/organiser/organizer
organised/organized orgy/orgiastic orient oriental oriented orifice origin/originate/originator original/originally
ornament/ornamental ornately ornery/orneriness orphan/orphanage orthicon orthodox orthodoxy orthogonal orthopedic
oscillator osculate/osculator/osculation osseous ossify ostensibly ostracise/ostracism/ostracize other/otherness
otherwise otiose ottoman ounce oust/ouster/ousting out outboard outbreak outburst outcast outclass outclassed
outcome outcry outdated outdo outdoor/outdoors/outdoorsy outdraw outer outface outfield/outfielder outfight
outfit/outfitter/outfitting outflow outgeneral outgoing outgrow outgrowth outing outlaw/outlawry outlay outlet
outline outlined outlive outlook outlying outmode outmoded outnumber outplay outpost outpouring output
outrage/outrageous outraged outreach outright outrun outset outside outsider outskirt outskirts outsmart outspoken
outstrip outward/outwardly outweigh oval oven over overactive overall overbear overbid overboard overburden overcast
overcharge overcoat overcome/overcomer overdone overdrive overeat/overeating overexpose overfeed overfill overflow
overgrow overgrown overhand overhang overhaul overhead overhear overheat overheated overlap
overlay/overlie/overlayer overleap overload overloaded overlook overlooked overmuch overnight overpower overpriced
overreach override overriding overrun overseas overshadow overshoe overshoot oversight oversized overstep overstrain
overt/overtly overtake/overtaking overthrow overtime overtone overture overturn overturned overweight overwhelm
overwork owe owing owl/owlet own/owner/ownership owned oxbow oxcart oxen oxeye oxford oxidate/oxidation
oxide/oxidant/oxidise/oxidize/oxidised/oxidiser/oxidized oxygen/oxygenate/oxygenise/oxygenize oyabun oyster ozone
pace/pacer/pacing pacemaker pachinko pacific pacify/pacifier pack/packer/package/packing/packable/packaging packed
packet pact pad/padding padded paddle/paddler paddy padlock pagan/paganize paganism page/pager/paging/paginate
pageant paid pail pain painful/painfully painless/painlessly pains paint/painter/panther/painting/painterly painted
pair/pairing paired palace/palate/palatal/palatial/palatine palaver pale/palely/pallor/paleness pall
pallet/palette/pallette pallid/pallidly/pallidness pallium palm/palmar palpable/palpably palpitant/palpitate palsy
pamper/pamperer/pampering pamphlet pan pandar/pander/panderer pandemic pane
panel/paneling/panelist/panelling/panellist pang panhandle/panhandler panic/panicky panicked pannier
panorama/panoramic pansy pant/panting pantaloon pantheon pantomime/pantomimer pantry pap papal
papaw/papaia/papaya/pawpaw paper/papery/paperer/papering/paperlike paperback papers paperwork
papilla/papillary/papillate/papillose papyrus par para/parity/parous parable/parabolic parachute/parachuter
parade/parader paradigm paradise/paradisal paradox paraffin paragon paragraph parakeet/parroket/parrakeet parallel
paralyse/paralyze paralysis/paralytic paramagnet parameter/parametric paramount paranoiac paranoid paraphrase
parasite/parasitic parcel/parceling/parcelling parch parched parchment pardner pardon/pardoner pardonable/pardonably
pare/parer/paring parenchyma parent/parental/parentage/parentally/parenthood parget/pargeting/pargetting parimutuel
parish/parochial parisology park/parked/parking parlance parlay parliament parlor/parlour parody/parodist
parole/parolee paroxysm/paroxysmal parr parrot parrotlike parry parsnip parson parsonage
part/partly/partial/parting/partially/partition/partitive/partiality partake/partaker parted particle particular
partisan/partizan partner partridge parts party parvenu/parvenue pascal pass/passer/passage/passing/passageway
passenger passerby passion passionate passive/passively/passivity passport past/pastness paste/pasty/paster pasted
pastel pastelike pastime pastor/pastoral/pastorale/pastorship pasture/pasturage pat/patness patch/patchy/patching
patched patchwork patent/patency/patentee/patently paternal/paternity/paternally path pathless pathogen/pathogenic
pathology/pathologic pathos/pathetic pathway patient/patience/patiently patina/patinate/patinize patriarch patrician
patriot patriotic/patriotism patristic/patristics patrol/patroller patrolman patron/patronise/patronize patronage
patronne patter pattern patty paucity pause pave/paving/pavement paved paw/pawer pawn pay/payee/payer/payment
payable payday payoff payroll pea peace peaceable/peaceably peaceful/peacefully peach/peachy peacock peak/peaky
peaked peal/pealing pean/paean peanut pear pearl/pearly/pearler peasant pebble/pebbly pecan
peck/pick/pecker/picker/picking/pickings pecs pectoral pectoralis peculiar/peculiarly pedagogy/pedagogic
pedal/pedaler/pedaller pedant/pedantic/pedantry peddle/pedlar/peddler/peddling pedestal pedigree peduncle pee/peeing
peel/peeler/peeling peep/peeper peer peevish/peevishly peg pegboard pelt/pelter/pelting pelvic/pelvis
pemican/pemmican pen/penning penal/penally penalty/penalise/penalize penance pencil/penciled/pencilled
pendant/pendent pending pendulum penetrate/penetrator peninsula/peninsular pennant pennon/pinion penny
pension/pensioner/pensionary pensive/pensively pentagon/pentagonal penthouse peony/paeony people peopled
pepper/peppery peppermint peptidase perceive/perceiver/perception/perceptive/perceptual/percipient perceived
percent/percentage perch/percher perchance percolate/percolator percuss/percussion/percussive peremptory
perennate/perennial perfect/perfecter/perfectly/perfection perforate perform/performer/performing perfume/perfumery
perfumed perfuse/perfusion perhaps peril/parlous/perilous/perilously perimeter period/periodical periodic
periphery/peripheral perish periwinkle perky/perkily/perkiness perm permanent/permanence/permanency
permeant/permeate/permeation/permeative permit/permission/permissive peroxide perpetrate perpetual/perpetuity
perpetuate perplexed/perplexity perplexing perry persecute/persecutor persevere persist/persistent
person/persona/personal/personify/personally/personhood personage personnel persuade/persuader/persuasion/persuasive
pert/pertly/pertness pertain/pertinent/pertinence/pertinency perturb peruse/perusal/perusing
pervade/pervasion/pervasive perverse/perversely/perversity pervert/perversion/perversive perverted peso
pessimism/pessimist pest pester/pesterer pestered pestering pestilent/pestilence pestle pet/petter/petting
petal/petaloid/petalous petite/petiteness petition/petitioner petrify petty/pettily/pettiness
petulant/petulance/petulantly pew pewit/peewit pfennig phagocyte/phagocytic phalanx/phalangeal phantasy phantom
pharmacy/pharmacist phase pheasant phenomenal/phenomenon philippic philistine philosophy phlegm/phlegmy/phlegmatic
phloem phoebe phoenix phone/phoner/phonic/phonate/phonetic/phonetics phoneme/phonemic phonemics phonograph
phonology/phonologic phony/phoney phosgene phosphate phosphoric/phosphorus photo photograph photon photostat
phrase/phrasal/phrasing phylum physician physics/physical/physicist/physically physiology physique pianism
pianissimo piano/pianist/pianistic piazza pica picket pickle pickup picnic/picnicker/picknicker
picture/pictural/pictorial/picturing pictured piddle/puddle/puddler pidgin pie piece piedmont pier pierce piety
piffle pig/piggy/piglet pigeon pigeonhole piggyback pigheaded pigment pigskin pigweed pike pile/pilary/pilous
pilfer/pilferer/pilferage pilgrim pilgrimage pill pillage/pillager/pillaging pillar pillbox pillory pillow
pilot/pilotage/piloting pimp pimple/pimply pin pinafore pinball pinch pinched pine/pining pinecone ping
pink/pinko/pinkify pinnacle pinning pinpoint pinstripe pint pinwheel pioneer pip pipe/piper/pipage/piping
piquant/piquantly pique piracy/pirate/piratical pirogue piss/pisser/pissing pistol/pistoleer pit/pitting
pitch/pitchy/pitched/pitcher/pitching pitchfork pitfall pith/pithy/pithily/pithiness pitiable/pitiably
pitiful/pitifully pitiless/pitilessly pituitary pity/piteous/piteously pityingly pivot/pivotal pixy/pixie/pyxie
pizza pizzicato placard place/placement placid/placidly/placidity/placidness plague/plaguy/plaguey
plain/plainly/plainness plait/pleat/plaiter/pleating plan/planner/planning plane/planar/planer/planation/planeness
planet/planetal/planetary planetoid plank/plonk/plunk/planking planned plant/plantal/planter/planting/plantlet
plantain plantation planted plaque plash plasm/plasma plaster/plasterer/plastering plastered plastic/plasticity
plastron plat/plot/plotter plate/plater/plating platen platform platinum platonic platoon plausible/plausibly
play/played/player/playing/playlet playable playact/playacting playback playbook playful/playfully playground
playmate playwright plea plead/pleader/pleading
please/pleaser/pleasant/pleasing/pleasure/pleasance/pleasantly/pleasingly pleased pledge/pledger plenitude plentiful
plenty/plenteous pleura/pleural pliable/pliability pliant/pliancy/pliantness plight plod/plodder/plodding/ploddingly
plop plow/plough/plower/plowing/ploughing plowshare pluck/plucky plug/plugged/plugger plum plumb/plumbing plumber
plume/plumage plumed plummet plump/plumpness plumping plumy plunder/plunderer/plunderage/plundering plunge/plunger
plunker plural/plurality pluralism/pluralist plus plush/plushy ply/plyer pneumonia/pneumonic poach/poacher/poaching
pocket pocketbook pocketful pod poem poet/poetic/poetry/poetise/poetize/poetical/poetically
poignant/poignance/poignancy/poignantly point/pointer pointed/pointedly pointless poise poised
poison/poisoner/poisoning/poisonous poke/poky/poker/pokey/poking polarise/polarize pole/polar/polarity
poleax/poleaxe polemic/polemize/polemical/polemicise/polemicize police policeman policy polio
polish/polisher/polishing polished polite/politely/politeness politic politics/political/politician polity polka
poll/pollard/pollster pollack/pollock pollen/pollinate polls pollute/pollution polluted polybutene polychrome
polyester polynomial polyphone/polyphonic polytonal pomaded pommel/pummel pomp/pompous/pomposity/pompously pompadour
poncho pond ponder/ponderer ponderous pontiff/pontifical pony pooch pool poop poor/poorly/poorness
pop/papa/pappa/popper/popping pope poplin poppy populace popular/popularly/popularity popularism populate/population
populated populous porch porcine porcupine pore/porous/porosity/poriferous/porousness pork porkchop
port/porter/portage/porterage portable portal portend/portent/portentous portfolio portion
portray/portrait/portrayal/portrayer/portraying pose/posed/poser/poseur/posing posit/position/positional/positioner
positive/positively/positivism/positivist/positivity posse posseman
possess/possessed/possessor/possession/possessive possible/possibly possum post/postal/posted/poster/postage/posting
posterior posthumous postmark postmortal/postmortem postpone/postponer postscript postulate/postulator
posture/postural postwar pot/potty potassium potato potent/potence/potency/potently/potential pother pothole
pothunter potpourri potshot potted pottery pouch/pouched pouf/puff/puffy/pouffe/puffer/puffing/puffiness poultry
pounce pound/pounder/poundage/pounding pour pout/pouter poverty powder/powdery/powderer/powderize powdered power
powerful/powerfully powerhouse powerless powwow practice/practical practiced practise practised
praetor/pretorian/praetorian pragmatic/pragmatism prairie praise prance/prancer prank/prankster prattle/prattler
prawn pray/prayer preach/preacher/preaching/preachment preamble prearrange precarious precast precaution
precede/precedent/precedence/precedency/precession preceding precinct precious/preciosity precipice precipitin
precise/precisely precision preclude/preclusion/preclusive precocity/precocious precooked precooled precursor
predate/predation predatory predestine predicate/predicator predict/predictor/prediction/predictive prednisone
preeminent preempt/preemptor/preemption/preemptive preen preface prefer/preferent/preference/preferment preferable
preferably preferred prefix pregnant/pregnancy prehensile preisolate prejudice prejudiced prelude premature
premier/premiere premise/premiss premises premium premix preoccupy prepare prepared prepossess prepupal presage
prescribe prescribed preseason present/presence/presenter/presently preserve/preserver preserved
preside/president/presidency press/pressing/pressure/pressingly/pressurise/pressurize prestige presto presumably
presume presuppose pretence pretend/pretense/pretender/pretending/pretension pretended pretext
pretty/prettily/prettiness prevail/prevalent/prevalence prevent/prevention/preventive previous/previously
previse/prevision prevue/preview prewar prey price/pricy/pricey/pricing priceless prick/pricker/pricking
prickle/prickly/prickling pride priest/priestly/priesthood prim/primly/primness primacy primary/primarily primate
prime/primer primed primeval/primaeval priming primitive primp/primping prince/princely/princedom principal
principle print/printer/printing printable prior/priority/priorship/prioritize prise/prize prison prisoner privacy
private/privately privilege privileged privy prizefight pro probable/probably probate/probation/probative probe
problem proceed/procedure/procedural/proceeding/procession proceeds process/processor/processing processed proclaim
proclaimed proconsul procure/procural/procurer/procurance prod/prodding prodigy/prodigious
produce/product/producer/production productive profane/profanely/profanity profess/professing/profession professed
professor proffer proficient profile profit/profiteer profitable profitably profits profligate
profound/profoundly/profundity profuse profusely profusion program/programme/programing/programmer progress prohibit
project/projector/projection projected projectile prolific prolong prolonged promenade prominent/prominence
promise/promisee/promiser/promisor/promissory promising promote/promoter/promotion/promotive
prompt/prompter/promptly/prompting/promptness promulgate prone/proneness pronoun/pronominal pronounce pronounced
proof prop propaganda propagate/propagator propel/propeller/propellor/propellant/propellent/propulsion/propulsive
propensity proper/properly/properness property prophesy prophet/prophecy/prophetic propitious proportion
propose/purpose/proposal/proposer propound/proponent proprietor propriety proscribe prose/prosaic
prosecute/prosecutor prosody/prosodic prospect/prospector prosper prosperity/prosperous prostitute prostrate
protease protect/protector/protection/protective protecting protege protein protest/protester/protestant proto
protocol proton protoplasm prototype/prototypal/prototypic protozoan/protozoon protrude/protrusion/protrusive
proud/proudly prove proved provenance proverb/proverbial provide/provider/provident/provision/providence
province/provincial provisions proviso provoke/provoker prowess prowl/prowler proximal/proximity proximate
prudent/prudence/prudential prune/pruner/pruning prurient/prurience/pruriency/pruriently pry/prying psalm/psalmist
pseud/pseudo psi psyche/psychic/psychical psychology psychopath psychopomp psychosis/psychotic pterygium
pubescent/pubescence public/publicly/publicity/publically publicise/publicist/publicize/publicizer
publicised/publicized publish/publisher/publishing published pucker puckish/puckishly pudding pueblo puke/puking
pull/puller/pulling pulley pullulate pulmonary pulp/pulpy pulpit pulse/pulsate/pulsing/pulsation pulseless
pulverise/pulverize pulverised/pulverized pump pun/punning/punster punch/puncher punctuate puncture punctured pundit
pungently punic punish/punitive/punitory/punishing/punishment/punitively punishable punk punt/punter/punting
puny/punily/puniness pup/puppy pupa/pupate pupil/pupillary puppet/puppeteer puppyish purchase/purchaser/purchasing
purdah pure/purify/purity/pureness/purifier purely purgatory purge/purging/purgation/purgative/purifying
puritan/puritanic purl purloin purple/purpurate/purpleness purport purposeful purposely purr purse
pursue/pursued/pursuer/pursuit/pursuant/pursuance pursuing purvey/purveyor push/pushy/pusher/pushing pushup
puss/pussy put putout putrid/putridity/putridness putt/potter/putter/putting/potterer/putterer
puzzle/puzzler/puzzlement puzzled puzzling pyknosis/pyknotic pyramid/pyramidal pyrethrum pyrometer pyrrhic python
pyxis quack/quackery quad quadrant quadrate/quadratic quadriceps quadruple quadruplet quail
quaint/quaintly/quaintness quake/quaker qualified qualify/quality/qualifier/qualifying qualm quandang/quandong
quantify/quantity quarantine quarrel/quarreler/quarreller quarry/quarrier/quarrying quart
quarter/quarters/quarterly/quartering quartet/quartette quartz/quartzose quash quasi quaternary quatrain quaver
quavering queasy/queasily/queasiness queen/queenly queer/queerly/queerness quell/quelling quench/quenching querulous
query/querier quest/quester question/questioner queue quibble/quibbler quiche
quick/quicker/quickly/quickest/quickness quicken/quickener/quickening quickstep quicky/quickie quid
quiesce/quiescent/quiescence/quiescency quiet/quietly/quietness quieten quill quilt/quilting quilted
quintet/quintette quintuple quintuplet quip quirk/quirky quirt quit/quitter quite quiver/quivering quixotic
quiz/quizzer quoin quota quote/quoter/quotation rabbet/rebate rabbi/rabbinic/rabbinical rabbit rabble
race/racy/rich/racer/racial/racily/racing/richly/raceway/racially/raciness/richness racism/racist rack
racket/rackety/racketeer radar raddle/reddle/ruddle radial/radius/radially
radiant/radiate/radiance/radiancy/radiator/radiantly/radiation radical/radically radicalism radio radish raffia
raft/rafter raftered rag ragamuffin rage ragged/raggedly/raggedness raging raid/raider rail/railing railhead
railroad railway rain/rainy rainbow rainfall raised raja/rajah rake rakishly rally/rallying ram/rammer
ramble/rambler rambling ramify ramp/rampage/rampant/rampantly rampart ramrod ranch/rancher/ranching
rancor/rancour/rancorous rand random/randomly/randomness ranger rank/ranker/ranking/rankness ranked
ransack/ransacking ransom rant/ranter/ranting rap rapacity/rapacious rape/raper raped
rapid/rapidly/rapidity/rapidness rapist rapport rapture/rapturous rare/rarely/rarity/rareness rarefied/rarified
rarefy rascal/rascally rascality rash/rashly/rashness rasp/raspy/rasping/raspingly raspberry
rat/ratty/ratter/ratlike/ratting ratable/rateable/ratability ratan/rattan rate/rating rather rathole ratify/ratifier
ratio/rational/rationally ration/rationing rationale rationed rattle/rattler/rattling rattrap raucous/raucously
raunch/raunchy ravage/ravaging rave/raver/raving ravel/raveling/ravelling raven ravening raw/rawness rawhide
ray/rayless razor razorback rbi reach/reaching react/reactant/reaction/reactive/reactivity reactivate
read/reader/reading/readership readable/readably readapt readily readjust readout ready/readying/readiness reaffirm
reagent real/really/reality/realness realign/realine realise/realize realism/realist/realistic realm ream/reamer
reap/reaper reappear rear/rearing rearguard rearrange rearward reason/reasoner/reasoning reasonable/reasonably
reasonless reassail reassemble reassert reassign reassure reassured reassuring reawaken rebel/rebellion/rebellious
rebirth reborn rebound rebuff rebuild/rebuilding rebuke/rebuker rebut/rebuttal/rebutter recall recap recapture
recast recede/receding/recession/recessive receipt receipts receive/receiver/receptor/reception/receptive/recipient
recent/recency/recently/recentness receptacle recess reciprocal recite/recital/recitalist/recitation
reckless/recklessly reckon/reckoner/reckoning reclaim reclaimed reclassify recline/recliner/reclining recluse
recognise/recognize recognised/recognized recoil/recoilless recollect recombine recommend recommit recompense
reconcile/reconciler reconsider reconvene reconvert recopy record/recorder/recording recorded recount/recounting
recoup recourse recover/recovery/recoverer recreant recreate/recreation recruit/recruiter rectangle
rectify/rectifier rectitude recuperate recur/recurrent/recurrence recuse/recusant/recusancy
red/redly/ruddy/redness/ruddiness redact/redactor/redaction redcoat redden redecorate rededicate
redeem/redeemer/redemption/redemptive/redemptory redeemable redefine redevelop redfish redhead redheaded redheader
redirect rediscover redolent/redolence redouble redoubled redound redress
reduce/reducer/reducing/reducible/reductant/reduction/reductive reduced redundant/redundance/redundancy reecho
reed/reedy reef/reefy reek reeking reel/reeler reelect/reelection reenact/reenactor reenforce/reinforce/reinforcer
reevaluate reeve reexamine refashion refectory refer/referee/referent/referral/reference/refereeing referendum
refill/refilling refinance refine/refiner/refinery/refining/refinement refined reflate/reflation
reflect/reflector/reflective reflection reflex/reflexly reflexion reflexive refocus/refocusing
reform/reformer/reformist reformed refractory refrain refresh/refresher refreshed refreshing refuel/refueling refuge
refugee refund refurbish refuse/refusal refute/refuter/refutation regain/regaining
regal/royal/regally/royally/royalty regale regard regardant regardless regenerate regent/regency regime
regiment/regimental region/regional/regionally register/registry/registrant registered registrar
regress/regression/regressive regret regroup regular/regularly/regularity
regulate/regulator/regulating/regulation/regulatory regulated rehash rehearing rehearse/rehearsal reign reimburse
rein reinstall reinstate reinsure reissue reiterate reject/rejection/rejective rejoice/rejoicing rejoin rejuvenate
relace relapse/relapsing relate/relation related relations relative/relatively/relativity
relax/relaxer/relaxant/relaxation relaxed relay relearn release relegate/relegating/relegation relent relentless
relevant/relevance/relevancy/relevantly reliable/reliably relic relief relieve/reliever relieved religion/religious
relinquish relish relive/reliving reload reluctant/reluctance rely/reliant/reliance relyric remain/remnant/remainder
remaining remains remake remand remark remarkable/remarkably remarry/remarriage remedy/remedial remember
remind/reminder reminisce remise remit/remittal/remission/remitment/remittent/remittance remodel remold/remould
remorse remorseful remote/remotely/remoteness remount remove/removal/remover/remotion remuda rename renascence rend
render/rendering/rendition rendezvous rending renegade renew/renewal renewed renewing renounce/renunciant
renovate/renovator/renovation rent/rental/renter/renting reopen reorder/reordering reorganise/reorganize reorient
repair/repairer/reparation repairman repatriate repay/repayment repayable repeal
repeat/repeater/repeating/repetition/repetitive repeated/repeatedly repel/repellant/repellent/repulsive
repent/repentant/repentance repertory/repertoire rephrase/rephrasing replace/replacing replant replay replenish
replete/repletion replica/replicate reply report/reporter/reportage/reporting reported/reportedly repose
reposit/repositing/reposition repository represent repress/repression/repressive repressed reprieve reprimand
reprint/reprinting reprisal reproach/reproacher reprobate reproduce reproof reptile republic republican repudiate
repugn/repugnant/repugnance repulse/repulsion reputable/reputably repute/reputation request requiem require required
reread rerun reschedule rescind/rescission rescript rescue/rescuer reseal research/researcher reseat resemble
resent/resentment resentful reserpine reserve/reservist reserves reservoir reset resettle reshape reshuffle
reside/resident/residence/residency residue/residual/residuary resift resign resignedly
resile/resilient/resilience/resiliency resin/resiny resist/resister/resistant/resistive/resistance resistor resmudge
resolute/resolutely resolve/resolvent/resolving/resolution resolved resorcinol resort
resound/resonant/resonate/resonance/resonator resounding resource respect/respecter respected respectful respective
respects respire/respirator respite respond/response/responder/respondent/responsive rest/roost/rester restate
restaurant restive/restively restless/restlessly restock restore/restorer restrain/restraint/restrainer restrained
restrict restricted result/resultant resume/resumption resurface resurrect resuspend retail/retailer/retailing
retain/retention/retentive retained retainer retake/retaking retaliate/retaliator retard retarded retch retell
rethink reticent/reticence/reticently reticular/reticulum/reticulate retie retina/retinal retire/retiree/retirement
retired retiring retort retrace retract/retractor/retraction retrain/retraining retread retreat retreated
retrieve/retrieval/retriever retrofit retroflex retrograde retrospect return reunify/reunion/reunite reuse rev
revamp reveal/revealing/revelation/revelatory revel/reveler/revelry/reveller revenant revenge revenue
revere/reverent/reverence revered reverend reverse/reversal/reversible/reversibly
revert/reversion/reversive/reverting revery/reverie revet/revetment/revetement revile/revilement
revise/revisal/reviser/revising/revision revised revitalise/revitalize revive/revival revoke/revocation
revolt/revolve/revolution revolver revue/review/reviewer revulsion reward rewarding rewrite/rewriter/rewriting
rhapsody/rhapsodise/rhapsodize rhea rhetoric/rhetorical rheumatic/rheumatism rhino rhinoceros rhomboid/rhomboidal
rhubarb rhythm/rhythmic/rhythmical rial rib/ribbing ribbon/ribbony riboflavin rice/ricer rick rickety ricochet
rid/riddance riddle riddled ride/rider/riding ridge/ridged ridicule/ridiculer/ridiculous riff riffle/ruffle rifle
rifleman rift rig/rigger/rigging right/rightly/rightness righteous rightfield rightful/rightfully
rigid/rigidly/rigidity/rigidness rigor/rigour/rigorous/rigorously rim rime/rhyme/rhymer/rhymester rimless
ring/ringer/ringing ringed ringlet ringtail rinse/rinsing riot/rioter/rioting/riotous/riotously rip
ripe/ripely/ripeness ripen/ripening riposte ripping ripple/rippling rise/raise/riser/raiser/rising/raising
risk/risky/riskily/riskiness rite/ritual/ritualise/ritualize ritz/ritzy rival/rivalry/rivalrous rive river riverbank
rivet/riveter/rivetter rivulet roach road roadblock roadside roadway roam/roamer roan roar/roarer/roaring
roast/roaster/roasting roasted rob/robber/robbery robe robust/robustly/robustness rock/rocky/rocker/rockiness
rocket/rocketry rockfish rocklike rod rodeo roe rogue roiling role roleplay roll/roller/rolling rolled roman
romance/romantic romp/romper roof/roofer/roofing rooftop rooftree rook rookie room/roomy/roomer/roomette roomful
rooms rooster root/rout/rootage/rooting/rootlet rope/ropy/roper/ropey/rophy/roping/ropiness rosary
rose/rosy/rosiness rosebud rosette roster rostrum rot/rotting rotary/rotate/rotation/rotatory/rotational rotated
rotor rotten/rottenly/rottenness rotund/rotundly/rotundity/rotundness rough/roughly/roughness roughcast roughen
roughhewn roughneck roughshod roulette round/rounder/roundly/roundness roundabout rounded roundel roundhouse roundup
rouse/rouser/rousing route router routine routinely rove/roving row/rower/rowing rowdy/rowdily/rowdiness rpm
rub/rubbing rubber/rubbery/rubberize rubberlike rubberneck rubbish/rubbishy rubble rubric/rubricate ruby/rubify ruck
rudder rudderless rude/rudely/rudeness rue ruefully ruff ruffian/ruffianly ruffled rug rugged/ruggedly/ruggedness
ruin/ruiner/ruining/ruinous/ruination/ruinously ruined rule/ruler/ruling/rulership ruled rum/rummy rumba/rhumba
rumble/rumbling rumen/ruminate/rumination rummage rumor/rumour rump rumple rumpus
run/range/rangy/runny/runner/ranging/running runaway rundown runoff runway rupee rupture rural/rurally/rurality
rush/rushy/rusher/rushing russet rust/rusty/rustiness rusted rustic/rusticate/rusticity rustle/rustler/rustling
rut/rutty rutabaga ruth rutherford ruthless/ruthlessly rutted rye sabbatical saber/sabre sable sabotage sac
sack/sacking sacrament sacred/sacredly/sacredness sacrifice/sacrificer sacrilege sad/sadly/sadness sadden
saddle/saddlery saddlebag sadism/sadist/sadistic safe/safeness safeguard safely safety saffron sag/swag saga
sagacity/sagacious sage/sagely sagebrush sagging said sail/sailor/sailing saint/saintly/sainthood sake/saki
salable/saleable/salability salacity/salacious salad salamander salaried salary sale salesgirl saleslady salesman
salient/salience/saliency saline/salinate/salinity saliva/salivary/salivate/salivation sallow/sallowness sally
salmon salon saloon salsify salt/salty/salter/salting/saltiness saltate/saltation saltwater salubrity/salubrious
salutary salute/saluter/salutation salve/salvage/salvager/salvific/salvation salvo samba same/sameness
sample/sampler sampling sanctified sanction sanctioned sanctity sanctuary sand/sandy/sander/sandiness sandal
sandalwood sandarac/sandarach sandbag/sandbagger sandpaper/sandpapery sandwich sandwort sane/sanely/sanity/saneness
sanguine/sanguinity sanitate/sanitation sap/sappy/sapper sapling sapphire/sapphirine sarcasm/sarcastic sardine
sardonic sari/saree sash sashay sass/sassing satanic satellite satiate/satiation satiety satin/satiny satinwood
satire/satiric/satirise/satirist/satirize/satirical satisfied satisfy/satisfier saturate/saturation saturated sauce
saucer saunter/saunterer sausage saute/sauteing savage/savagely/savagery/savageness savanna/savannah
save/saver/savior/savings/saviour saved saving savor/savory/savour/savoury/savoring/savouring/savoriness savvy
saw/sawyer sawdust sawhorse say/saying scab/scabby scaffold scalawag/scallywag scald
scale/scaly/scalar/scaley/scalic/scalage/scaling scaled scallop/scollop scalloped scalp/scalper scammony scamper
scan/scanner/scanning/scansion scandal/scandalise/scandalize/scandalous scant/scanty/scantily/scantness/scantiness
scapula/scapular/scapulary scar/scarify scarce/scarcely/scarcity/scarceness scare/scary/scarer scared scarf scarred
scathing/scathingly scatter/scattering scattered scavenge/scavenger scenario/scenarist
scene/scenic/scenery/scenically scent scented sceptical/scepticism schedule/scheduler/scheduling scheduled
schema/scheme/schemer/schematic/schematize scherzo schism/schismatic schizoid schlep scholar/scholarly
school/schooling/scholastic schoolboy schooldays schoolgirl schoolmarm schoolmate schoolroom schtick schtik
sciatic/sciatica science/scientist scientific scimitar scissors sclaff sclerosis/sclerotic scoff/scoffer/scoffing
scold/scolder/scolding sconce scoop scoot/scoter/scooter scope/scopal scorch scorched scorching score/scorer/scoring
scoreboard scoreless scores scorn/scorner scornful/scornfully scorpion scotch scoundrel scour/scourer/scouring
scoured scourge/scourger scours scout/scouter/scouting scowl scrabble/scribble/scribbler scrag/scraggy scraggly
scramble/scrambler scrambled scrap/scrappy/scrapper scrape/scraper/scraping scrapheap scratch/scratchy/scratcher
scrawl/scrawler scrawny scream/screamer/screaming screech/screechy/screecher/screeching screed
screen/screener/screening screenplay screw/screwing screwball scribe/scriber scrimmage script/scriptural scripture
scrofula/scrofulous scroll scrounge/scrounger scrub/scrubby/scrubber/scrubbing scrunch scruple/scrupulous
scrutiny/scrutineer/scrutinise/scrutinize scud/scudding scuff/scuffer scuffle scull/sculler/sculling
sculpt/sculptor/sculpture/sculptural/sculpturer sculptured scum/scummy scup scupper scurry scurrying scuttle sea
seacoast seafarer seafaring seagull seahorse seal/sealer/sealant/sealing sealed seam/seamy/seamster
seaman/seamanly/seamanship seamless seaquake sear/sere search/searcher searching season/seasoner/seasoning
seasonal/seasonally seated seaward seawater seaweed sec secede/secession seclude/seclusion secluded
second/seconder/secondment secondary secondhand secondly secrecy secret/secretly secretary/secretaire
secrete/secretor/secretion/secretive/secretory sect/sectarian section/sectional sectioned sector/sectorial
secular/secularism/secularist secularise/secularize secure/securer/securely/security/secureness sedan
sedate/sedation/sedative/sedateness sedentary sediment seduce/seduction seductive sedulously see/seer/seeing
seed/seedy/seeder/seediness seedbed seeded seedling seedpod seek/seeking seeker seem seeming/seemingly seep/seepage
seeping seesaw seethe seething segment segmental segregate/segregator segregated seine seism/seismic
seize/seizer/seizing/seizure seldom select/selector/selection/selective selected selectman self selfish/selfishly
sell/seller/selling sellout semantic/semantics semaphore semblance semi seminarian seminary/seminarist semipublic
semitrance semiweekly senate senator/senatorial send/sendee/sender/sending senile/senility senior/seniority
sense/sensor/sensify/sensing/sensory/sensible/sensibly/sensuous/sensation/sensitive/sensorial/sensuously senseless
sensitise/sensitize/sensitiser/sensitizer sensual/sensually/sensuality sensualise/sensualize sentence/sentential
sentient/sentience/sentiency sentiment sentinel sentry separable/separably
separate/separator/separately/separation/separatism/separatist/separative separated sepia sepsis/septic sept
septal/septum/septate septation septet/septette sepulchre/sepulchral sequence/sequencer/sequential sequester
serenade serenely serenity serge sergeant serial/series/serially/serialism serious/seriously
sermon/sermonise/sermonize serpent serrate/serration serratus serum/serous serve/server/servant/serving/servitor
service/servicing services serviette session sestet set/setting setback settle/settler/settling/settlings/settlement
settled setup seven seventeen seventh/seventhly seventy sever/severing/severance several severally severalty
severe/severely/severity/severeness sew/sewer/sewing/sewerage sewage sex/sexy/sexual/sexiness/sexually/sexuality
sexless sextet/sextette sforzando shabby/shabbily/shabbiness shack shackle shackled
shade/shady/shadow/shading/shadowy/shadower/shadiness/shadowing shaded shadowed shaft
shag/shaggy/shaggily/shagginess shake/shaky/shaker/shakily/shaking/shakiness shakedown shaken shallot sham/shammer
shamble/shambling shame shamefaced shameful/shamefully shampoo shamrock shank shantung shanty
shape/shaped/shaper/shapely/shaping shapeless shard/sherd share/sharer/sharing shared shark sharp/sharply/sharpness
sharpen/sharpener sharpy/sharpie shatter/shattering shave/shaver/shaving shaved shaven shawl sheaf
shear/shears/shearer/shearing sheath sheathe/sheathing shed/shedding sheep sheeplike sheepman sheepskin sheer
sheet/sheeting shelf/shelfy/shelflike shell/sheller/shelling shellac shelter shelve/shelver shenanigan shepherd
sheriff sherry shew/show/showy/showily/showing/showiness shibboleth shield/shielder/shielding shielded
shift/shifty/shifter/shifting shilling shim shimmer/shimmery shimmy shin/shinny shinbone
shine/shiny/sheeny/shiner/shining/shininess shingle/shingly/shingler/shingling ship/shipper/shipment/shipping
shipshape shipwreck shipyard shirk/shirker/shirking shirt shirtfront shit/stag/shite/shitty/shitter/shitting
shiver/shivery/shivering shlep shoal/shoaly/shallow/shallowly shock/shocker shocked shocking/shockingly shod/shoed
shoddy/shoddily/shoddiness shoe shoeful shoelace shoes shoestring shoot/shooter/shooting shop/shopper/shopping
shopkeeper shore/shoring short/shortly/shortness shortage shortcut shorten/shortener/shortening shortened shortstop
shot shotgun shoulder/shouldered shout/shouter/shouting shove/shover shovel/shoveler showcase showdown
shower/showery showerhead showpiece showroom shrapnel shred/shredder shrewd/shrewdly/shrewdness shrewish/shrewishly
shriek/shrieked/shrieking shrill/shrilly/shrilling/shrillness shrimp/shrimpy/shrimper shrine
shrink/shrinkage/shrinking shriveled/shrivelled shroud shrub/shrubby/shrublet shrubbery shrug shtick shtik shuck
shucks shudder/shuddery shuddering shuffle/shuffler/shuffling shun/shunning shunt/shunter shut/shutter/shutting
shutdown shuttle shy/shyly/shyness siamese sibilant/sibilate/sibilation sic sick/sickness sicken sickish sickly
sickroom side sideboard sideline sidelong sidestep sidewalk sideway sideways/sidewise sidewinder siding sidle siege
siemens sieve sift/sifter/sifting sigh sight/sighting sign/signer/signify/signing/signature/signifier
signal/signaler/signally/signaling/signalise/signalize/signaller signed signore signpost silenced
silent/silence/silencer/silently silhouette silicate silicone silk/silky/sleek/sleekly/sleekness silkworm sill
silly/silliness silo silver/silvery similar/similarly/similarity simile similitude simmer/simmering
simple/simply/simpleness/simplicity simplex simplify simplistic simulate/simulator/simulation simulated
sin/sine/sinner/sinning sincere/sincerely/sincerity sinew/sinewy sinful/sinfulness sing/song/singer/singing/songster
singe/swinge single/singly/singleness singleton singsong singular/singularly sinister sink/sinker/sinking sintered
sinuous/sinuosity/sinuously sinus sinusoid/sinusoidal sip/sipper siphon/syphon sir sire siren sirloin sis
sister/sisterly/sisterhood sit/seat/sitter/seating/sitting site situate/situation situated six sixteen sixteenth
sixth/sixthly sixties sixtieth sixty sizable/sizeable size/sizing sized sizzle sizzling skank/skanky
skate/skater/skating skedaddle skeet skeletal/skeleton skeptic/skeptical/skepticism sketch/sketchy/sketcher
skid/skidder skiff skilful/skillful/skilfully/skillfully skill skilled skim/skimmer/skimming skimp
skin/skinny/skinner/skinniness skip/skipper skipjack skirl skirmish/skirmisher skirt skit skitter
skulk/skulker/skulking skull skullcap skunk sky skylark skylight skyrocket skyscraper slab
slack/slacker/slackly/slacking/slackness slacken/slackening slacks slain slake slam/slammer
slander/slanderer/slanderous slang/slangy slant slanted slanting/slantingly slantways/slantwise slap/slapper
slapdash slapstick slash/slasher slashed slashing slat slate/slating slaughter slave/slavery slaver
sleaze/sleazy/sleaziness sled/sledge sleep/sleepy/sleeper/sleepily/sleeping/sleepiness sleeve slender/slenderly
slew/slue slice/slicer/slicing slick/slickness slicker slide/slider/slideway sliding slight/slightly/slightness
slim/slimly/slimness slime/slimy sling/slinger/slinging slingshot slink slip/slippy/slippage slipper slippered
slippery slipping slit sliver/slivery slob sloe slog/slug/slogger/slugger/sluggard slogan/sloganeer sloop
slop/sloppy/sloppily/sloppiness slope sloping/slopingly slosh/slush/slushy slot sloth slouch/slouchy/sloucher
slough/sloughy/sloughing sloven/slovenly slow/slower/slowly/slowest/slowing/slowness sludge sluggish/sluggishly
sluice/sluicing/sluiceway slum/slummy slumber/slumbery/slumberer/slumbrous/slumberous slump slur slurp slurred
sly/slyly/slyness smack/smacker/smacking small/smallness smaller smallish smallpox smart/smartly/smarting/smartness
smash/smasher/smashing smatter/smattering smear smell/smelly/smelling smelt/smelter smile/smiler/smiling smilingly
smirch smirk/smirker smite smith smitten smoke/smoky/smoker/smoking smokehouse smolder/smoulder
smooth/smoother/smoothly/smoothness smoothen smother/smotherer smothered smothering smudge/smudgy
smug/smugly/smugness smuggle/smuggler/smuggling smut/smutty snack/snacker snaffle snafu snag snail snake/snaky
snap/snappy/snapper snapdragon snapshot snare/snarer snarl/snarly snatch/snatcher sneak/sneaky sneaker sneer/sneerer
snick snicker sniff/snuff/sniffer sniffle/sniffly/snuffle/snuffly/snuffler snigger snip/snipping snipe/sniper
snitch/snitcher snivel/sniveling/sniveller snobbish/snobbishly snooker snoop/snoopy/snooper snoot/snout
snore/snorer/snoring snorkel/snorkeling snort/snorty/snorter/snorting snow/snowy snowball snowbird snowfall snub
snuffbox snuffer snug/snugly/snugness snuggle/snuggling snuggled soak/soaker/soakage/soaking soap/soapy soapsuds
soar/surge/soaring sob/sobbing sober/soberly/soberness sobering sobriety sociable/sociably
social/society/socially/societal/sociality socialise/socialize/socialiser/socializer socialised/socialized
socialism/socialist sock socket sod sodden soddy sodium sofa soft/softly/softness soften/softener/softening softened
soggy/sogginess soil/soiling/soilure soiled sojourn/sojourner sol solace/solacement solar solarise/solarize
solder/solderer/soldering soldier/soldiery/soldierly/soldiering sole/solely soled
solemn/solemnly/solemness/solemnity solemnise/solemnize solicit/solicitor solicitude
solid/solidly/solidify/solidity/solidness solidarity solipsism solitaire solitary/solitarily solitude solo/soloist
soluble/solubility solve/solver/solvate/solvent/solving/solution/solvency/solvation solved soma somatic
somber/sombre/somberly/somberness/sombreness some someday somehow/someway someone someplace somersault sometime
sometimes somewhat somewhere somnolent/somnolence son sonar songwriter sonnet/sonneteer sonny sonogram
sonority/sonorous/sonorously soon sooner soot/sooty/sootiness soothe soothingly soothsayer sop sophomore soporific
soprano sorb/sorbent/sorption sorbed sordid/sordidly/sordidness sore/sorely/soreness sorghum sorority sorrel
sorrow/sorrower sorrowful sorry/sorriness sort/sorter/sorting soughingly sought soul soulfully
sound/sounder/soundly/sounding/soundness soundproof soundtrack soup sour/sourly/souring/sourness source sourdough
souse/sousing soutane south southbound southeast souther/southerly southern southpaw southward southwest souvenir
sovereign soviet sow/sower sowbelly soy/soya soybean spa
space/spacial/spacing/spatial/spacious/spatially/spaciously/spatiality spaced spade spam span spang spangle/spangly
spaniel spar/sparring spare/sparer/spareness sparge spark sparkle/sparkly/sparkler/sparkling sparrow
sparse/sparsely/sparsity/sparseness spartan spasm/spastic/spasticity spasmodic spat spatchcock spate
spatter/sputter/spattering/sputtering spawn/spawner speak/speech/speaker/speaking/speechify speakeasy spear
spearhead special/specially/specialty/speciality specialise/specialism/specialist/specialize species/specific
specified specify/specifier specimen speck speckle speckled spectacle spectacles spectate/spectator specter/spectre
spectral/spectrum specular speculate/speculator speed/speedy/speeder/speedily/speeding/speediness
spell/speller/spelling spellbind spellbound spend/spender/spending spew/spue/spewer sphere/spheric/spherical
spherule sphinx/sphingine spic spice/spicery spider/spidery spiel spike/spicate spill/spiller/spillage/spillway
spin/spinner/spinning spindle spine/spinal/spinous spineless spiral/spirally spire spirea/spiraea
spirit/spiritize/spiritual spirited/spiritedly spirits/spiritous/spirituous spirt/spurt spit/spitter/spitting spite
spiteful/spitefully splash/splosh/splashy/splashing splashed splat/splatter/splutter splattered splay
spleen/splenic/splenetic splendid/splendidly splendor/splendour splice/splicer/splicing splint splinter/splintery
splinters split/splitter splitting splurge spoil/spoiler/spoilage/spoiling/spoilation/spoliation spoiled spoilt
spoke spoken spokesman sponge/spongy/sponger/sponginess sponsor spook spool spoon spoonful sporadic spore
sport/sporting/sportive/sportingly sportsman sporty spot/spotter/spotting spotless/spotlessly spotlight
spouse/spousal spout/spouter sprain sprawl/sprawly/sprawler/sprawling spray/sprayer/spraying
spread/spreader/spreading spree sprightly spring springer springtime sprinkle/sprinkler/sprinkling sprint/sprinter
spritz sprocket sprout/sprouting spruce/sprucely/spruceness sprue spud spume/spumy spur/spurring spurious/spuriously
spurn/spurner sputnik spy/spying squab/squabby squabble squad squadron squall/squally squalling
square/squarely/squareness squared squash/squeeze/squashed/squeezer/squeezing squashy/squishy
squat/squatty/squatter/squatness/squatting squawk/squawky/squawker squeak/squeaky/squeaker squeal/squealer
squelch/squelcher squill squinch squint/squinty/squinter squire squirm/squirmer squirrel squirt/squirter squish
stab/stabber stabile stabilise/stabilize/stabiliser/stabilizer stabilised/stabilized
stable/stably/stabling/stability/stableness staccato stack/stacked/stacker stadium staff
stage/stagy/stager/stagey/staging/staginess stagger/staggerer staggering stagnant/stagnate/stagnancy/stagnation
stain/stainer/staining stained stair staircase stairs stairway stairwell stake stale/staleness stalemate
stalk/stalker/stalking stalked stall/stalling stalwart stamen staminate stammer/stammerer
stamp/stomp/stump/stamper/stomper/stumper stampede stanch/staunch/staunchly
stand/stance/standee/stander/standard/standing standby standpoint standstill staple/stapler star/starry/stardom
starboard starch/starchy stare/starer stargaze/stargazer stark/starkly/starkness starlet starlight
start/starter/starting startle startled startling startup starve/starving/starvation starved state/statement stately
statesman static station stationery statistic statue/statuary/statuette stature status statute/statutory stave
stay/stayer stead steadied steady/steadily/steadiness steak steakhouse steal/stealer/stealing
stealth/stealthy/stealthily steam/steamer steamboat steamed steaming steamroll steamship steamy/steaminess steed
steel/steely steep/steeper/steeply/steepness steeple steer/steerer/steerage/steering stein stellar stem/stemmer
stemma/stemmatic stemmed stenograph stentor/stentorian step stepchild stepmother steppe stepper steps stepwise
stereo stereotype sterile/sterility sterilise/sterilize/sterilizer sterling stern/sternly/sternness sternal/sternum
steroid/steroidal stew/sweat/stewing/sweater/sweating steward stick/sticker sticking stickpin
sticky/stickily/stickiness stiff/stiffly/stiffness stiffen/stiffener/stiffening stifle/stifler/stifling
stigma/stigmatic/stigmatism/stigmatist/stigmatize still/stillness stilt stilted/stiltedly
stimulus/stimulant/stimulate sting/stinger/stinging/stingless stink/stinky/stinker stinking stint/stinter
stipple/stippler stipulate stir/stirrer/stirring/stirringly stirred stirrup stitch/stitcher/stitchery/stitching
stock/stocker/stocking/stockist stockade stockpile stocks stodgy/stodgily/stodginess stoep/stoop/stoup/stooper
stoic/stoical/stoicism/stoically stoke/stoker stolid/stolidly/stolidity/stolidness stoma/stomatous
stomach/stomachal/stomachic stone/stony/stoner/stonily/stoning stooge stool stooped stop/stopper/stoppage
store/storage storefront storehouse storeroom storied/storeyed storm/stormy/stormily/storminess story/storey
storyline stout/stoutly/stoutness stove stow/stowage/stowing straddle strafe/strafer straggle/straggly/straggler
straggling straight straighten strain/strainer/straining/strenuous strained strait strand stranded strange/strangely
stranger strangle/strangler/strangling strangled strap stratagem strategy/strategic/strategist stratified
stratum/stratify straw/strew/strewing strawberry strawman stray/strayer streak/streaky/streaker streaked
stream/streaming/streamlet streamer street streetcar strength strengthen stress/stressor stressed
stretch/stretchy/stretcher/stretching stretched striate/striation stricken strickle strict/strictly/strictness
stride/strider strident/stridence/stridency/stridently strife strike/striker/striking/strikingly
string/strung/stringer stringy strip/stripper/stripping stripe/stripy/striping striped striper stripped
strive/striving stroke/stroking stroll/stroller stroma strong/strongly strop structure/structural structured
struggle/struggler struggling strum strut strychnine stub stubborn/stubbornly stucco stud studded studio
study/student/studious/studying/studiously stuff/stuffer/stuffing stuffed stuffy/stuffily/stuffiness stultify
stumble/stumbler stumping stun/stunner stung stunned stunning/stunningly stunt/stunting stupefy stupefying
stupendous stupid/stupidly/stupidity stupor/stuporous sturdy/sturdily/sturdiness stutter/stutterer
style/styler/stylist/stylize/stylistic stylemark stylised/stylized stymy/stymie suave/suavely/suavity/suaveness
sub/subbing subdue/subduer subdued subfigure subgroup subhuman subject/subjection subjective subjugate/subjugator
sublime/sublimed/sublimate/sublimely/sublimity/sublimated submarine/submariner submerge/submerging/submersion
submit/submitter/submission/submissive submucosa suborn/suborner subpart subpoena subscribe/subscriber subsection
subsequent subside/subsiding/subsidence subsidiary subsidised/subsidized subsidy/subsidise/subsidize/subsidizer
subsist/subsister subsoil subspace subspecies substance substation substitute substrate substratum subsurface
subsystem subtend subterfuge subtilise/subtilize subtitle subtle/subtly subtlety subtract suburb/suburban/suburbia
subvent/subvention subvert/subverter/subversion/subversive subway succeed/succeeder/successor/succession/successive
succeeding success successful succinctly succor/succour/succorer succumb such suck/sucker/sucking/suction/suctorial
suckling sudden/suddenly/suddenness suds/sudsy sue/suer suffer/sufferer/suffering/sufferance suffice/sufficient
suffix suffocate suffrage/suffragist suffuse/suffusion/suffusive sugar suggest/suggester/suggestion/suggestive
suicide/suicidal suit suitable/suitably suitcase suite suited suitor
sulfur/sulphur/sulfuric/sulfurous/sulphuric/sulfurized/sulphurous sulk/sulky/sulkily/sulkiness
sullen/sullenly/sullenness sully sultan sultry/sultrily/sultriness sum/summate/summation
summary/summarily/summarise/summarize summer/summery/summerize summit summon/summoning summons sump sumptuous sun
sunbaked sunburn sunburnt sunburst sunder sundial sundown sundry sunfish sunken sunlight sunny/sunnily/sunniness
sunray sunrise sunset sunshade sunshine sunstruck suntanned sup/supper super superb/superbly superfine superior
supersede supersonic supervise/supervisor supine/supinely supplant/supplanter supple/suppleness supplement
suppliant/supplicant/supplicate supply/supplier/supplying support/supporter/supporting/supportive suppose/supposal
supposed supposedly suppress/suppresser/suppressor suppressed supra supremacy supreme/supremely surcharge
sure/surely/sureness surety surf/surfer/surfing surface/surfacing/surficial surfactant surfeit surgeon
surgery/surgical/surgically surging surly/surlily/surliness surmise/surmisal surmount/surmounted surpass
surplus/surplusage surprise/surprisal/surpriser surprised surprising surrender surrogate surround surrounded
survey/surveyor/surveying survive/survival/survivor surviving sushi suspect/suspicion/suspicious
suspend/suspender/suspension suspended suspense sustain/sustainer/sustenance sutura/suture/suturing
swab/swob/swabbing swad swagger/swaggerer swaggering swallow swami swamp/swampy swan swank/swanky swap/swop sward
swarm swart/swarthy swash swatch swathe/swathing sway swaybacked swear/swearer/swearing sweatband sweatshirt swede
sweep/sweeper/sweeping/sweepingly sweet/sweetly/sweetness sweeten/sweetening sweetheart swell/swelling swelled
sweltering swerve/swerving swift/swiftly/swiftlet/swiftness swig swill/swilling swim/swimmer/swimming swimsuit
swindle/swindler swing/swingy/swinger/swinging swipe swirl swish/swosh/swishy/swoosh switch/switcher/switching
swivel swoon swoop sword sworn sycamore syllabic/syllable/syllabify/syllabize
symbol/symbolic/symbolise/symbolism/symbolist/symbolize/symbolical/symbolizer
symmetry/symmetric/symmetrise/symmetrize sympathy/sympathise/sympathize symphony/symphonic/symphonize symposium
symptom synagogue synchrony/synchronic syndicate/syndicator syndrome synergism/synergist
synonym/synonymity/synonymous syntax/syntactic synthesis/synthetic/synthesise/synthesist/synthesize syringa syrupy
system/systemise/systemize/systematic tab tabasco tabby tabernacle table/tabular/tabulate/tabulation tableau tablet
tabletop tabu/taboo tack/tacker/tacking tackle/tackler tact tactic/tactics/tactical/tactician/tactically
tactile/tactual/tactility/tactually tadpole taffy tag tagged tagger tail/tailing tailback tailgate/tailgater
tailor/tailoring tailored taint take/taker/taking takeaway taken takeoff takeout takeover takings
tale/tell/teller/telling/tellingly talent talisman/talismanic talk/talky/talker/talkily/talking/talkative talks
tall/tallness tallow tally tame/tamer/tamely/tamable/tameable/tameness tamp/tamper/tampering
tan/tanner/tannery/tanning tandem tang/tangy tangent/tangency/tangential tangerine tangible/tangibly tangle tangled
tango tank/tankage tanker tanned tantalise/tantalize/tantalizer tantrum
tap/tip/top/tapper/tipper/topper/tapping/tapster/tipster tape/taping taped taper/tapering tapestry tar tare target
tariff tarmac tarnish taro tarpaulin tarry/tarriance tart/tartly/tartlet/tartness tartar/tartaric task
taste/tasty/taster/tasting tasteful/tastefully tat/tatty/tatting tattered tattle/tattler tattoo taunt/taunting
taut/tight/tautly/tightly/tautness/tightness tavern tawdry/tawdrily/tawdriness tawny/tawniness
tax/taxer/taxable/taxation/taxability taxi taxidriver taxing taxonomy/taxonomic/taxonomist taxpayer taxpaying tea
teacart teach/teacher/teaching/teachable teakettle teakwood teal team/teamster teammate tear/tearing tearfully tears
tease/teaser/teasing/teasingly technical/technique/technician/technology tedium/tedious/tediously tee teem
teen/teenage teenager teens teensy teeter/totter/totterer teetotaler telegram telegraph/telegraphy
telepathy/telepathic telephone/telephony/telephoner/telephonic telescope/telescopy/telescopic televise/television
telltale temerity temper/tempering/temperance temperate tempest temple/temporal/temporally tempo temporary
tempt/tempter/temptable/temptation ten tenable/tenability tenacity/tenacious tenant/tenancy/tenantry
tend/tender/tending/tendency/tenderly/tenderize/tenderness tendon/tendinous tenebrous/tenebrious tenement tenet
tenfold tennis tenor tense/tensor/tensely/tensile/tension/tensity/tenseness/tensional tent/tenting
tentacle/tentacled/tentacular tentative tenth/tenthly tenuity/tenuous/tenuously tenure tepid/tepidity/tepidness
terce/tierce term/terminal/terminus/terminate/terminally terms terrace terrain terrible/terribly terrier terrific
terrified terrifying territory terror/terrify/terrorise/terrorism/terrorist/terrorize terrycloth
terse/tersely/terseness test/testee/tester/testing testament tested testicle/testicular testify/testifier/testimony
testily tether text/textual textile texture textured thank thanks thatch/thatcher thaw/thawing
theater/theatre/theatrical theism/theistic theme/thematic then thenal/thenar thence theologian theology/theologist
theorem theory/theorise/theorist/theorize/theoretic/theorizer therapy/therapist there thereafter thereby therefor
therefore therefrom therein thereof thereon thereto therewith thermal/thermally thermistor thermopile thermostat
thesis thiamin/thiamine thick/thickly/thickness thicken/thickener/thickening thickened thicket thief thieve/thieving
thigh thighbone thill thin/thinly/thinner/thinness/thinning thing things think/thinker/thinking thiouracil third
thirst/thirsty/thirstily thirteen thirteenth thirties thirtieth thirty thither thong thorax thoriated thorn/thorny
thorough/thoroughly though thought thoughtful thousand thousandth
thrash/thresh/thrasher/thresher/thrashing/threshing thread/thready/threader threadbare threat threaten threatened
threefold threshold thrice thrift/thrifty/thriftily thrill/thriller thrillful thrilling thrive thriving
throat/throaty throb/throbbing throe thrombosed thrombosis thrombus throne throng thronged
throttle/throttler/throttling through throughout throw/thrower throwaway throwback thrum thrush
thrust/thruster/thrusting thruway/throughway thud thudding thug/tough/toughie/toughly/toughness thuggee thumb
thumbnail thump/thumping thunder/thundery/thunderer/thunderous thundering thus/thurify thwack
thwart/thwarter/thwarting thyroid/thyroidal thyronine thyrotoxic thyroxin/thyroxine tick/ticker/ticking ticket
tickle/tickling tidbit tide/tidal tidewater tidings tidy/tidily/tidiness tie/tier/tiered tied tiger
tighten/tightening tike/tyke tile/tiler/tiling tiled till/tiller/tillage/tilling tilled tilt/tilter tilted tilth
timber/timbre timbered time/timer/timely/timing/timeliness timed timekeeper timepiece times timetable timeworn
timid/timidly/timidity/timidness timothy tin/tinny/tinning tine ting tinge/tincture tingle/tingling tinker/tinkerer
tinkle/tinkly tinsel/tinselly tint/tinter/tinting tiny/tininess tipped tipsy/tipsiness tiptoe/tippytoe tiptop
tire/tyre tired/tiredly/tiredness tireless/tirelessly tiresome/tiresomely tiring tirolean/tyrolean tissue
tit/teat/titty titan/titanic titer/titre/titrate/titration tithe/tither titi title/titular/titulary titled
titter/titterer/tittering toad toast/toaster/toasting tobacco today toddy toe toehold toffy/toffee together toggle
toil/toiler toilet/toilette toiling token tokenish tolerant/tolerate/tolerance/tolerantly/toleration toll/toller
tollgate tollhouse tomahawk tomatillo tomato tomb tomorrow ton tone/tonal/toner/tonic/tonality/tonicity toned tongue
tongued tonight tons tonsure too tool toot tooth/toothy toothbrush toothed toothpaste toothsome topaz
topic/topical/topically topnotch topography topology/topologic topped topple topsoil torch
torment/tormenter/tormentor tormented torn tornado torpedo torpid/torpidly/torpidity/torpidness torpor
torrent/torrential torrid/torridity torso tortuous/tortuosity torture/torturer/torturing/torturous tortured
toss/tosser tot total/totally/totality totalism/totalistic tote/toter totem/totemic/totemism tottering
touch/toucher/touching/touchingly touchdown touched touchstone tour/tourer/tourism/tourist/touristy tournament
tousled tout/touter tow/tower/towage towboat/tugboat towel toweling/towelling town/township townsman
toxic/toxin/toxicity toy/toying trace/tracer/tracing traceable trachea/tracheal track/tracker/tracking tract tractor
trade/trader/trading trademark tradesman tradition traffic/trafficker tragedian tragic/tragedy/tragical/tragically
tragicomic trail/trailer/trailing train/trainee/trainer/training trained trainman trait traitor/traitorous
tram/tramway trammel tramontana/tramontane tramp/tramper trample/trampler/trampling trance tranquil/tranquilly
transact/transactor transcend transcribe transduce/transducer transeunt/transient/transience/transiency
transfer/transferee/transferer/transferor transfix transform transfuse transgress transistor transit/transition
translate/translator transmit transmute transpire transplant transport transpose transverse trap/trapper trapezium
trapped trapping trash/trashy travail travel/traveler/traveling/traveller/travelling traveled/travelled
travelog/travelogue traverse/traversal/traverser travesty trawl tray treachery tread treadle treadmill
treason/treasonist/treasonous treasure treasured treasurer treasury treat/treater/treatment treated treaty treble
tree/treelet treetop trefoil trek/trekker tremble/trembler/trembling tremendous tremor trench/trencher
trenchant/trenchancy trend/trendy trepan/trephine trespass/trespasser trestle trey/trio/three triad trial
triangle/triangular tribe/tribal tribunal tributary tribute trice trichrome
trick/tricky/tricker/tricksy/trickery/trickily/trickster/trickiness trickle tricolor/tricolour
trifle/trifler/trifling trigger trigon trigonal trilateral trill trillion trim/trimly/trimmer/trimming/trimness
trinity trinket trip/tripper triphammer triple/tripling/triplicate triplet tripod tripoli trite/tritely/triteness
triton triumph/triumphal/triumphant trivia/trivial/trivially/triviality/trivialize troika trojan troll/troller troop
trooper troops trope/tropic/tropics/tropical/tropically trot/trotter trouble/troublous troubled trough
trounce/trouncing troupe trousers truant/truancy truck/trucker/truckage/trucking truckle/truckler/truckling
truculent/truculence/truculency trudge/trudger true/truly/trueness truffle trump/trumping trumpet/trumpeter
truncate/truncation trundle trunk truss trust/trusty/trustee/truster trusted trustfully truth truthful/truthfully
try trying tsunami tub tube/tubal/tubing/tubular tubercle/tubercular tubule tuck/tucker tuft tufted tug/tugger
tuition tularemia/tularaemia tulip tumble/tumbler/tumbling tumbleweed tumid/tumidity/tumidness tumor/tumour
tumult/tumultuous tuna/tunny tune/tuner/tuning tuneful/tunefully tunelessly tungsten tunnel tupelo turban turbinate
turbine turbulent/turbulence/turbulency turf turkey turmoil turn/turner/turnery/turning turned turnout turnover
turnpike turnround/turnaround turntable turtle/turtler tusk/tusked tussle
tutor/tutelage/tutorial/tutorship/tutorially tuxedoed twang tweak tweed/tweedy/tweediness tweedle tweet/tweeter
tweeze/tweezer twelfth twelve twenties twentieth twenty twice twiddle/twiddler twig/twiggy twilit/twilight twill
twin twine/twiner twinge twinkle/twinkly/twinkler twinkling twirl/twirler twirlingly twist/twister/twisting twisted
twit twitch/twitching two twofold twoscore tympanic/tympanum/tympanist type/typic/typify/typing/typist
typewrite/typewriter typhoid typhus typical/typically/typicality typography tyranny/tyrannic/tyrannical
tyrant/tyrannize/tyrannous tyrosine ubiquity/ubiquitous ugly/ugliness ulcer/ulcerate/ulcerous/ulceration/ulcerative
ulcerated ulterior/ulteriorly ultimate/ultimately ultimatum ultra ultrasonic/ultrasound umber umbrella
umpire/umpirage unabated unable unadjusted unaffected unafraid unagitated unanimity/unanimous unanswered unarmed
unasked unassisted unattached unattended unavailing unavowed unaware unawares unbalance unbalanced unbend unblock
unborn unbound unbounded unbrace unbroken unbuttoned uncanny/uncannily uncaused uncertain unchanged uncharged
unclaimed unclasp uncle unclean unclear/unclearly unclothe unclouded uncombable uncommon/uncommonly unconcern uncork
uncousinly uncover uncritical unction uncurl uncut undamaged undaunted undecided undeclared undeniable/undeniably
undepicted under underbelly underbid underbrush undercoat undercover undercut underfoot underhand underlay underlie
underline underling underlying undermine underpin underrate underscore undersea undershirt underside underslung
understand understate understood undertake undertaker undertone undervalue underwater underway underwear underworld
underwrite undigested undiluted undisputed undivided undo/undoer/undoing undone undress undue/unduly
undulant/undulate/undulation/undulatory unearth uneasy/uneasily/uneasiness unemployed unending/unendingly unequally
unerring/unerringly uneven/unevenly/unevenness unexpected unexplored unfailing/unflagging unfair/unfairly/unfairness
unfaithful unfamiliar unfasten/unfastener unfastened unfertile unfettered unfinished unfit/unfitness unfitting
unfixed unfledged unfold/unfolding unforeseen unfriendly unfrosted unfrozen ungainly ungodly ungrateful
unhappy/unhappily unhealthy unheated unheeded unheeding unhitch unholy/unholiness unhurried unhurt unified
uniform/uniformly/uniformity/uniformize uniformed unilateral unimpaired unimposing unimproved uninitiate unintended
uninvited uninvolved union/unite/uniting/unionize unique/uniquely/uniqueness unison
unit/unify/unity/unitary/unitise/unitize united univalent universe/universal university unjust/unjustly/unjustness
unkind/unkindly/unkindness unknown unlace unlade/unload/unloading unlash unlawful/unlawfully unlearned unleash
unlike/unlikeness unlikely unlimited unlined unliterary unloaded unlock unlocked unlovely unlucky/unluckily unmanly
unmarried unmask/unmasking unmated unmolested unmoved unmusical unnatural unneeded unnoticed unnumbered unoccupied
unofficial unopposed unorthodox unpack unpaid unpaired unpaved unpleasant unplowed/unploughed unplumbed unpopular
unprepared unpunished unravel/unraveler/unraveller unready unreal/unreality unrealism unreason unredeemed unrelated
unreleased unreliable/unreliably unrequited unresolved unrest unruly/unruliness unsafe unsaid unscathed unscramble
unscrew unseasoned unseeing unseen unselfish unservile unsettled unsex unshakable/unshakably unshaved unshaven
unsheathe unshielded unsigned unskilled unsloped unsmiling unsold unsolder unsolved unsound unspoken unstable
unstained unsteadily unstilted unstressed unstrung unsuitable unsuitably unsuited unsung unteach untellable
untenable untested unthaw unthematic unthinking untie/untier/untying untied untimely untold untouched untoward
untreated untried untroubled untrue/untruly untruth unused unusual/unusually unvarying unveil/unveiling
unwanted/unwantedly unwavering unwed unwelcome unwieldy unwilling unwind unwire unwise/unwiseness unwisely unwitting
unwomanly unworthy/unworthily unwrinkled unwritten upbeat upcoming update/updating upgrade upheave/upheaval uphill
uphold/upholder upholster/upholstery upkeep upland uplift/uplifting uplifted upper uppercut uppermost upraise
upraised upright/uprightly uprise uprising uproar/uproarious uproot/uprooter upset/upsetter upshot upstage/upstager
upstairs upstart upstate upstream uptake uptown upward upwards upwind urban/urbanise/urbanity/urbanize
urbanised/urbanized urchin urge/urgent/urging/urgency/urgently uric/urine/urinary/urinate/uricosuric urn usance
use/user/usage/usable/useable/usableness used useful/usefully/usefulness useless/uselessly usher/usherette
usual/usually/usualness usurp/usurper/usurpation utensil utile/utilise/utility/utilize/utilizer/utilizable utmost
utopia/utopian utter/utterer/utterly/utterable/utterance uttermost
vacant/vacate/vacancy/vacantly/vacation/vacationer vaccine/vaccinate vacuity/vacuous/vacuously vacuolated vacuum
vagabond vague/vaguely/vagueness vain/vainly vale/valley valent/valence/valency valet valiant/valiancy/valiantly
valid/validly/validity/validness validate/validation/validatory valor/valour/valorous
value/valuer/valuate/valuable/valuation valued valueless values valve/valved/valvelet/valvular vamp/vamper van
vandal/vandalise/vandalize vandalism vane vanguard vanilla vanish/vanisher/vanishing vanished vanity
vanquish/vanquisher vapor/vapour/vaporise/vaporish/vaporize/vaporous/vapourish/vapourous vaquero varied/variedness
variegated variety various/variously vary/variant/variate/variable/variably/variance/variation varying vascular vase
vast/vastly/vastness vaudeville vault/vaulter/vaulting vector veer/veering vegetable
vegetal/vegetate/vegetive/vegetation/vegetative vehement/vehemence/vehemently vehicle/vehicular veil veiled
vein/vena/veinal veined velar/velum vellum velocity velour velours velvet/velvety vend/vender/vendor/vending
veneer/veneering venerable venerate/venerator/veneration vengeance vent/venter/venting/ventral/ventilate/ventilator
venture/venturer/venturous veracity/veracious veranda/verandah verb/verbal/verbify/verbally
verbalise/verbalize/verbalizer verbena verdict verdigris verge veridical verify/verifier/verifiable veritable
vermilion/vermillion vermouth vernacular vernal versatile verse/versify version vertebra/vertebral vertebrate vertex
vertical/vertically vertigo vertu/virtu verve very vesicular vessel vest/vesture/vestiary/vestment vestal
vestibule/vestibular vestige vet veteran veterinary veto vex/vexer/vexation viable/viability viand
vibrant/vibrate/vibrancy/vibrator/vibration/vibratory vibrio/vibrionic vicar/vicarial/vicarship vicarious
vice/vicious/viciously vicinal/vicinity victim/victimise/victimize/victimizer victor victorian victory/victorious
victual/victualer/victualler victuals vicuna video videotape vie view/viewer/viewable viewers viewpoint vigil
vigilant/vigilance vignette vigor/vigour/vigorous/vigorously vile/vilely/vileness villa village villager
villain/villainous vindicate/vindicator vindictive vine vinegar vineyard vintage vinyl viola
violate/violable/violator/violation/violative violent/violence/violently violet violin/violinist viral/virus
virgin/virginal/virginity virile/virility virtual/virtually virtue/virtuous virtuoso
virulent/virulence/virulency/virulently visa visage visceral/viscerally viscometer viscous/viscosity viselike
visible/visibly/visibility vision/visionary visit/visitor/visitant/visiting/visitation visored vista visual
visualise/visualize/visualizer visually vital/vitally/vitality/vitalize/vitalness vitals vitamin/vitaminize
vitiate/vitiation vitreous vitriol/vitriolic vivacity/vivacious vivid/vividly/vividness vivify vocabulary
vocal/vocally/vocalise/vocalize/vocaliser/vocalizer/vocalizing vocalic vocalism/vocalist vocation/vocational
vociferous vogue voice/voicer voiced voiceless void/voider/voiding/voidable/voidance volatile/volatility/volatilize
volcano/volcanic volition/volitional volley volleyball volt/voltage/voltaic voltmeter volume/volumed/voluminous
volumeter/volumetric voluntary/volunteer voluptuous volute vomit/vomiter/vomiting voodoo votary vote/voter/voting
votive vouch/vouchee/voucher vouchsafe vow/vower vowel/vowelize voyage/voyager
vulgar/vulgarly/vulgarise/vulgarity/vulgarize/vulgariser/vulgarizer vulnerable/vulnerably vulpine vulture/vulturous
wacky/whacky/wackily wad wade/wader/wading wads wafer waffle/waffler waft wag wage wager/wagerer wages waggle
wagon/waggon wahoo wail/wailer/wailing wailful wain wainscoted waist wait/waiter/waiting waitress waive/waiver
wake/waker/waking wakeful walk/walker/walking/walkway walkabout walkout walkover wall wallet wallflower
wallop/walloper/walloping wallow wallpaper walnut walrus waltz/waltzer wan/wanly/wanness wand
wander/wanderer/wandering wane/waning wangle/wangler/wangling want/wanter wanton/wantonly/wantonness war/warrior
warble/warbler ward/warder wardrobe wardroom ware warehouse/warehouser warfare warhorse warlike
warm/warmer/warmly/warming/warmness warmed warmth warn/warner/warning warp/warping warped
warrant/warranty/warrantee/warranter/warrantor warren wart/warty wary/warily/wariness wash/washer/washing/washable
washbasin washbowl washed washout washup wassail/wassailer waste/waster/wastage/wasting wasted wasteful/wastefully
wasteland wastewater watch/watcher/watching watchfully watchmaker watchman water/watery/waterer/watering/wateriness
watercolor watercress waterfall waterfront waterloo watermark waterproof watershed waterspout waterway watt wattle
wave/wavy/waver/waving/wavelet/waverer/wavering/waviness wavelength wax/waxy/waxen/waxing/waxiness waxed waxflower
waxlike way waylay ways wayside wayward weak/weakly/weakness weaken/weakener/weakening weakened
wealth/wealthy/wealthily wean/weaning weapon/weaponize wear/weary/wearer/wearily/wearing/wearable/wearying/weariness
wearied wearisome weather weave/weaver/weaving web/webby/webbing weber wed/wedding wedge wee/weeness
weed/weedy/weeder weeds week/weekly weekday weekend/weekender weep/weeper/weeping weigh/weigher/weighing
weight/weighty/weightily weighted weighting weir weird/weirdly/weirdness welcome/welcomer welcoming
weld/welder/welding/weldment welfare well/wellness welsh/welsher welt welter wend west/wester/westerly
western/westernize westerner westward westwards wet/wetter/wetness/wetting whack/whacking whale/whaler whang
wharf/wharfage wheat/wheaten wheedle/wheedler/wheedling wheel/wheeler/wheeling wheelchair wheeze/wheezy
wheezing/wheezingly whelk whence whet whiff/whiffer while whim whimper whin whine/whiny/whiner/whiney whinny
whip/whipper/whiplike/whipping whipsaw whir/whirr/whirring whirl/whirler/whirling whirligig whisk whisker/whiskery
whiskered whiskers whisky/whiskey whisper/whisperer/whispering whistle/whistler/whistling whit white/whiteness
whiteface whitefish whiten/whitener/whitening whiteout whitewash whiting whodunit whole/wholly/wholeness
wholesale/wholesaler wholesome whoop/whooper whore/whoredom whorl wicked/wickedly/wickedness wicker wicket
wide/wideness widely widen/widening widespread widow/widowhood widowed widower width wield wife/wifely wig
wiggle/wiggly/wiggler wigmaker wild/wildly/wildness/wilderness wildcat wildcatter wildlife wile/wily/wiliness
wilful/willful/wilfully/willfully will/willing/willingly willow willpower wilt/wilted/wilting
win/winner/winning/winnings wince wind/windy/winder/windily/windiness windage windbag windblown windbreak winding
windmill window windowpane windowsill windshield windward wine/winy/winey/winery wineglass wing wingback wingman
wings wink/winker/winking winkle winless winnow/winnowing winter/wintry/wintery/winterize wintertime wipe/wiper
wire/wiry/wirer/wiring/wiriness wired wireless wisdom wise/wisely/wiseness wisecrack wish/wishing wisp/wispy
wit/witty/wittily/wittiness witch/witchery withal withdraw/withdrawal/withdrawer withe/withy wither/withering
withered withhold/withholder within withstand witness/witnesser wittingly wive wiz/whiz/whizz wizard/wizardly
wobble/wobbly/wobbler wobbling woe woeful/woefully/woefulness wolf/wolfish/wolflike wolverine
woman/womanly/womanise/womanize/womanhood womb won wonder/wonderer/wondrous/wonderment/wondrously wonderful
woo/wooer/wooing wood/woody/woodiness woodcarver wooded wooden/woodenly/woodenness woodgrain woodpecker woods/woodsy
woodshed woodwork wool/wooly/woolen/woolly/woollen woolgather woosh/whoosh word/wording wordlessly words
work/wreak/worker/workable workbench workboard working workings workman workout works worksheet workshop worktable
workweek world/worldly worldwide worm/wormy worn worried/worriedly worry/worrier/worrying/worriment/worryingly worse
worsen/worsening worship/worshiper/worshipper worst worsted worth/worthy/worthily/worthiness worthless worthwhile
wound/wounding wounded woven wrack/wreck/wrecker/wreckage/wrecking wraithlike wrangle/wrangler/wrangling
wrap/wrapper/wrapping wrapped wrath wrathful/wrothful/wrathfully wreath wreathe wrench wrenching
wrestle/wrestler/wrestling wretch wretched/wretchedly wriggle/wriggly/wriggler wright wring/wringer wrinkle wrist
writ write/writer/writing writhe writhed writhing written wrong/wrongly/wrongness wrongdoing wrongful/wrongfully
wry/wryly xenon xerox xxx xylem xylophone yacht/yachting yahoo yak yam yank/yanker yap/yip yard yardage yardstick
yarn yaw yawl yawn/yawner/yawning yaws year/yearly yearling yearn/yearner/yearning yearningly years yeast/yeasty
yell/yeller/yelling yelled yellow/yellowness yelp/yelping yen yes yesterday yesteryear yet
yield/yielder/yielding/yieldingly yoga/yogic/yogistic yoke yokel yonder young/youngness younger youngish youngster
youth youthful/youthfully yowl yucca zany zap/zapper zeal/zealous zenith/zenithal zero zest/zesty zigzag zinc
zip/zippo/zippy/zipper zloty zodiac/zodiacal zombi/zombie zona/zone/zonal/zonary zoning zoo zoom
`
