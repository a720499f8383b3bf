/** Homophones among ordinary English words; those with the same pronunciation are separated by slashes. */
export const homophones = `
air/heir aisle/isle bail/bale ball/bawl bare/bear baron/barren bazaar/bizarre beach/beech bell/belle berry/bury
berth/birth bloc/block board/bored bough/bow boy/buoy brake/break bridal/bridle but/butt cannon/canon canvas/canvass
cash/cache cast/caste ceiling/sealing cell/sell cellar/seller cent/scent cereal/serial chord/cord chute/shoot
cite/sight/site coarse/course colonel/kernel coral/choral core/corps council/counsel creak/creek cue/queue
currant/current dear/deer desert/dessert dew/due die/dye draft/draught dual/duel earn/urn faint/feint fair/fare
flair/flare flea/flee flour/flower flu/flue forth/fourth foul/fowl freeze/frieze gait/gate gilt/guilt grate/great
groan/grown hail/hale hair/hare hall/haul hart/heart heal/heel hear/here heard/herd higher/hire hoard/horde
hoarse/horse hole/whole idle/idol/idyll knead/need knight/night knot/not lessen/lesson load/lode loan/lone made/maid
mail/male main/mane manner/manor mantel/mantle marshal/martial meat/meet medal/meddle might/mite miner/minor
morning/mourning naval/navel none/nun one/won pail/pale pain/pane pair/pare/pear palate/palette peace/piece peak/pique
peal/peel pearl/purl pedal/peddle peer/pier plain/plane plum/plumb pole/poll poor/pour/pore pray/prey
principal/principle profit/prophet rack/wrack rain/reign/rein rap/wrap reek/wreak right/rite/write ring/wring roe/row
role/roll root/route rough/ruff rye/wry sail/sale sea/see seam/seem sear/seer sew/sow shear/sheer sloe/slow soar/sore
sole/soul some/sum son/sun stair/stare stake/steak steal/steel step/steppe straight/strait suite/sweet tail/tale
tea/tee team/teem tear/tier tide/tied tire/tyre toe/tow too/two troop/troupe vain/vane/vein vale/veil wail/whale
waist/waste wait/weight waive/wave ware/wear way/weigh weak/week wet/whet whine/wine whirl/whorl
`

/**
 * Spellings, forms and short forms of one word that the list of ordinary words has in families of their own, those of one
 * word joined by a slash.
 */
export const otherSpellings = `
aeon/eon aesthetic/esthetic auto/automobile bicycle/bike defence/defense disc/disk embed/imbed enclose/inclose
encrust/incrust endorse/indorse enquire/inquire entrust/intrust fantasy/phantasy flack/flak lab/laboratory
phone/telephone photo/photograph pretence/pretense rhino/rhinoceros sceptical/skeptical scepticism/skepticism
artifice/artificer bath/bather breath/breather cloth/clothes common/commoner descend/descender dunk/dunker fast/faster
foreign/foreigner gospel/gospeler great/greater/greatest high/higher jump/jumper large/larger late/later less/lesser
mill/miller near/nearer north/norther office/officer outside/outsider plumb/plumber prison/prisoner range/ranger
retain/retainer revolve/revolver route/router seek/seeker slave/slaver slick/slicker small/smaller soon/sooner
south/souther strange/stranger stream/streamer tank/tanker teenage/teenager thief/thieve treasure/treasurer
troop/trooper twin/twiner undertake/undertaker village/villager western/westerner widow/widower young/younger
`
