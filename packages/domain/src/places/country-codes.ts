const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT ' +
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY ' +
  'MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM ' +
  'PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

/** The countries and territories of ISO 3166-1 by their codes of two letters. */
export const countryCodes: readonly string[] = CODES.split(' ')

/** Offices of several countries that register marks: WIPO ST.3, with EU for the EUIPO. */
const regionalOffices: readonly string[] = ['EU', 'BX', 'OA', 'AP']

/** Where an application for a mark can be filed: countries and territories, and the offices of several of them. */
export const filingOffices: readonly string[] = [...countryCodes, ...regionalOffices]

export const isFilingOffice = (code: string): boolean => filingOffices.includes(code)

/** Where marks are registered outside mainland China. */
export const officesAbroad: readonly string[] = filingOffices.filter((code) => code !== 'CN')

/** Of the offices whose membership is known, those that cannot be designated by the Madrid system. */
const outsideMadrid: readonly string[] = ['HK', 'MO', 'TW', 'AR', 'ZA']

/** Which an application from China may designate, as far as that is known: of most offices the membership is not. */
export const designatedOffices: readonly string[] = officesAbroad.filter((code) => !outsideMadrid.includes(code))

const known = new Set(countryCodes)

export const isCountryCode = (code: string): boolean => known.has(code)
