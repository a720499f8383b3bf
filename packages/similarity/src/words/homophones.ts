/** Homophones among ordinary English words; those with the same pronunciation are separated by slashes. */
export const homophones = `
air/heir aisle/isle bail/bale bare/bear baron/barren bazaar/bizarre beach/beech bell/belle berry/bury berth/birth
board/bored bough/bow boy/buoy brake/break bridal/bridle cannon/canon canvas/canvass cast/caste ceiling/sealing
cell/sell cellar/seller cent/scent cereal/serial chord/cord chute/shoot cite/sight/site coarse/course coral/choral
core/corps council/counsel creak/creek currant/current dear/deer desert/dessert dew/due die/dye draft/draught
dual/duel earn/urn faint/feint fair/fare flair/flare flea/flee flu/flue flour/flower foul/fowl gait/gate gilt/guilt
grate/great groan/grown hail/hale hair/hare hall/haul hart/heart heal/heel hear/here heard/herd higher/hire
hoard/horde hoarse/horse hole/whole idle/idol/idyll knead/need knight/night knot/not lessen/lesson load/lode loan/lone
made/maid mail/male main/mane mantel/mantle marshal/martial meat/meet medal/meddle might/mite miner/minor
morning/mourning naval/navel none/nun pail/pale pain/pane pair/pare/pear palate/palette peace/piece peak/pique
peal/peel pearl/purl pedal/peddle peer/pier plain/plane plum/plumb pole/poll poor/pour/pore pray/prey
principal/principle profit/prophet rack/wrack rain/reign/rein rap/wrap reek/wreak right/rite/write ring/wring
roe/row role/roll root/route rye/wry sail/sale sea/see seam/seem sear/seer sew/sow shear/sheer sloe/slow soar/sore
sole/soul some/sum son/sun stair/stare stake/steak steal/steel step/steppe straight/strait suite/sweet tail/tale
tea/tee team/teem tear/tier tide/tied tire/tyre too/two toe/tow troop/troupe vain/vane/vein vale/veil wail/whale
waist/waste wait/weight waive/wave ware/wear way/weigh weak/week wet/whet whine/wine whirl/whorl
`
