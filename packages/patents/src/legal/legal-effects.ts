export type LegalEffect = 'valid' | 'invalid' | 'examining'

/**
 * What codes of the EPO's list of INPADOC legal events (2024/17) mean for the status of a right, by office. Ours, drawn
 * from the event classes of WIPO ST.27 (grant, discontinuation, cessation, revival, examination) and their influence.
 * Left out: events that concern one contracting state, a part of the claims or a supplementary protection certificate,
 * and all of WIPO's, which concern single designated offices.
 */
export const LEGAL_EFFECTS: Readonly<Record<string, Partial<Record<LegalEffect, string>>>> = {
  AR: {
    valid: 'FG',
    invalid: 'FA FC FD',
  },
  AT: {
    valid: 'EEWE EWE NF05 NF8K NF9K NFJG RRZN',
    invalid:
      'A1AW A1J A1V A1WR A1Z AZ EELA EELJ EELV EEN EGA ELA ELJ ELV EN MA03 MA04 MA9K MF02 MK05 MK07 MM01 MM9K MN9K REJ REJO REN RER REZ RH RZN',
    examining: 'A1WE',
  },
  AU: {
    valid: 'CW FF FGA FGD FGF FGI',
    invalid:
      'CSPL MAK MAL MAY MFS MK1 MK10 MK12 MK13 MK14 MK16 MK17 MK18 MK20 MK21 MK22 MK24 MK25 MK3 MK4 MK5 MK6 MK7 ROP',
    examining: 'BG BH CC CC1 CC4 CH CH4 CTIS NAA1',
  },
  BE: {
    valid: 'FG NF NG RR SPCI',
    invalid: 'E20 ERE MA MC MF MK MM RE RE20',
  },
  BR: {
    valid: 'B16A B24D B27B FG FG9A FGAN NB',
    invalid:
      'B08F B08K B08L B09B B10A B10I B11A B11B B11F B11K B11L B11R B11T B11U B11Y B15A B16D B21A B21B B21F B23G B23O B24H B24J FA FA1 FA10 FA11 FA12 FA13 FA14 FA15 FA2 FA3 FA4 FA5 FA6 FA7 FA8 FA9 FC FD1 FD3 FD4 HIFF MC MFC MK MM',
    examining:
      'AN B01D B06H B06T B07D B07E B07F B08G B11P B154 B15J B15Y B23A B23B B23D B23N B23Q B27A B29A B341 B65X CAF FBOS HIFB HJEG NF',
  },
  CA: {
    invalid: 'AZWI FZDE MKEX MKLA MZSU',
    examining: 'FZDC',
  },
  CH: {
    valid: 'AERE',
    invalid: 'AZW AZZ PL PLVZ PLX PLZ PZW',
  },
  CN: {
    valid: 'C14 C49 FG1K FG4A GR01 GR03 GRSP RA01 RR01',
    invalid:
      'AD01 AR01 AV01 C01 C02 C03 C04 C05 C12 C17 C19 C20 C25 C28 CE01 CF01 CX01 EXPY IW01 MA1K MK1K MK4A MM1K MM4A RGAV RJ01 RW01 WD01 WW01',
    examining: 'C10 C52 DE01 EXSB REIN SE01',
  },
  CO: {
    valid: 'FG',
    invalid: 'FA FC FD',
  },
  CR: {
    invalid: 'FA FC FD MA MC MK',
  },
  CS: {
    invalid: 'MC4A MK1K MK4A MM4A',
  },
  CU: {
    valid: 'FG',
    invalid: 'FD MK',
  },
  CZ: {
    valid: 'FG1K',
    invalid: 'MA4A MC3K MC4A MH1K MK1K MK4A MM4A',
  },
  DD: {
    valid: 'AUF B1 DEAE E491 PVB',
    invalid: 'ENJ EPE LZH PJ PV VZ WP12 WP59 ZNAB ZNAC',
  },
  DE: {
    valid: '8270 8304 8305 8365 8366 8570 8670 D1 D2 D3 D4 R018 R019 R020 R030 R031 R096 R100',
    invalid:
      '8133 8136 8139 8140 8141 8143 8230 8231 8235 8265 8311 8330 8331 8339 8340 8350 8506 8564 8565 BHN BHV EGZ EHJ EHN EHV EHZ OHN OHW R001 R002 R003 R005 R037 R042 R064 R071 R103 R118 R119 R120 R123 R132 R142 R156 R157 R158 R168 R170 R231 R437 WID1',
    examining:
      '8105 8142 8161 8162 8369 8607 AC AF AH OM8 Q171 Q172 Q369 R016 R074 R124 R129 R130 R131 R138 R139 R163 R271 R272 R369',
  },
  DK: {
    valid: 'AGE B1 EGE PDA PDU PGE PME UME UYM',
    invalid:
      'AHB AHS ARF ATS EAP EAU EBP EDV EGA EUG EUP PBP PDV PGA PHB PHS PIU PRF PSP PTS PUG PUP UBP UDE UDV UHB URF UTS UUP UYT',
  },
  EA: {
    valid: 'NF4A RH4A',
    invalid: 'FA9A MA4A MC4A MF4A MK4A MM4A',
    examining: 'NF9A',
  },
  EE: {
    valid: 'TH4A',
    invalid: 'MA1K MA4A MF1K MF4A MM1K MM4A',
  },
  EP: {
    valid: '26D 26N 26U 27A 27O 28 GRAA GRAU R28 REG7 REG8 VSRI',
    invalid: '18D 18R 18W 27W RDAA RDAF RDAG RDAH U91 U93 U94 VS25',
    examining: '16A 17Q AC AF B565 PUAG PUAL REG12 REG14 RIC1',
  },
  ES: {
    valid: 'FG1K FG2A NF2A',
    invalid: 'FA1K FA2A FC1K FC2A FD1A FD1K FD2A MC1A MC1K MC2A MH1A MH1K MH2A MM1K MM4A RL2A',
  },
  FI: {
    valid: '71AA FG FGU NF P71A',
    invalid: 'CD FA FAU FC FCU FD FDU MA MAE MAU MF MFD MFDR MFU MFX MGE MH MHE MM MMU',
    examining: 'GA',
  },
  FR: {
    valid: 'BR D3 OT',
    invalid: 'BD D5 DE MV NB OX RE REFU RR RS RT RX ST VA',
    examining: 'EF',
  },
  GB: {
    valid: '152R 427A 427B 728A 728C FG4D PS RIAT',
    invalid: '414C 4332 7117 740R 772B 772R 773K 773L 773M 775E 789B AT FG4W PCNP PE PE16 PE20 PLNP PR S29 S73 WAP',
    examining: '720A RH WAPI',
  },
  GR: {
    valid: 'NF PG',
    invalid: 'MA MF MF4A MFE MH ML MM2A',
  },
  HK: {
    valid: 'ARG ARGS GR',
    invalid: 'AD AF1 AMPC AMPE AR ASPC ASPE AW PC PE PEU PF1 PF2 PR PS REV REVC WD',
  },
  HR: {
    valid: 'B1PR C1B1 PKB1 UPPU',
    invalid: 'OBST ODBC ODBI PB20 PBKO PBOC PBON PK10 PNEV PPNC',
    examining: 'RESP RESU',
  },
  HU: {
    valid: 'NF4A RH9A',
    invalid: 'FC4A FC9A HMH4 HMM4 MC4A MH4A MM4A',
  },
  IE: {
    valid: 'FD4H FG4D FG9R',
    invalid: 'FA9A FC9A FD4D FD4E FI9A FJ9A FK9A MA39 MK9A MM4A MM9A',
    examining: 'F35A S35A',
  },
  IL: {
    valid: 'FF NF',
    invalid: 'EXP MF MFD MM9K RH RH1',
  },
  IT: {
    invalid: '0002 0003',
  },
  JP: {
    valid: 'R150 R151 R154 R250',
    invalid: 'A045 A300 A313 A761 A762 ABAN CANC EXPY LAPF LAPS R92 RVOP RVTR',
    examining: 'A01 A312 A59 A87 A871 A975 A977',
  },
  KR: {
    valid: 'B701 E701 GRNO GRNT O071 O073 PCTG R401 REGI T701 X701 Z071 Z074',
    invalid:
      'C193 E601 E902 E90F EXPY EXTG LAPS O061 O063 PCTR PCTW PCTX S601 SUBM T601 U122 U123 U125 WICV WITB WITN WITR X091 X601 X70R',
    examining: 'A107 A108 A110 AMND O072 O121 O122 S901 U106 U107 U109',
  },
  LT: {
    valid: 'FG9A NF9A NF9D',
    invalid: 'FD9A MA9A MA9D MG4D MG9A MG9D MK9A MM4D MM9A MM9D',
  },
  LU: {
    valid: 'FG NF SPCI',
    invalid: 'HK MA',
  },
  MD: {
    valid: 'FG3A FG4A FG4K FG9Y NF4A NF4K NF4Y',
    invalid:
      '1M4A CD4A FA1A FA2A FA9A FA9K FA9Y FC2A FC9A FC9K FC9Y FD3A FD4A KA4A KA4K KA4Y MB4A MC4A MK4A MK4K MK4Y MM3A MM4A MM4K MM4Y',
    examining: 'AE9A',
  },
  MX: {
    valid: 'FG',
    invalid: 'FA FC MK MM',
  },
  NL: {
    valid: 'NF NG P2 P2G RD2O',
    invalid:
      'BI BV EDI GRER MA MF MK MM MP R2B R2C R2I R2K R2V R2W RD2I RD2W RI RV V1 V2 V3 V4 V5 V6 VAF VD1 VD2 VD3 VD4 VDEP VIT VITA VJC VJCA VVCA WDAP',
    examining: 'A1B AD1B BB BT BY PD1B PD2B PD2T RD2A RD2N',
  },
  NO: {
    valid: 'RE REIN',
    invalid: 'FC2A MC2A MH4A MINV MK1K MM1K MMEP',
  },
  NZ: {
    valid: 'S35R',
    invalid: 'AABA AVOD EXPY LAPS S42R S43 S43R',
    examining: 'LENG LENP S36R S37R',
  },
  PE: {
    valid: 'FG NF',
    invalid: 'FA FC FD FX MC MH MK',
    examining: 'AE',
  },
  PL: {
    invalid: 'LAPE LAPS LAPU REFD REFS REFU VDSO',
  },
  PT: {
    valid: 'FG3A FG3K FG4A FG4K NF3A NF3K NF4A NF4K RL3A',
    invalid: 'FA1A FA1K FC3A FC3K FC4A MA3A MA3K MA4A MF4A MM1K MM3A MM3K MM4A MM4K MP4A RL4A',
  },
  RU: {
    valid: 'NF1K NF4A NF9K PA4F',
    invalid: 'FA93 FA94 FA95 MF11 MF1K MF41 MF4A MF91 MG11 MG1K MG4A MG9K MM1K MM4A MM9K MZ1K MZ4A MZ9K',
    examining: 'GA9A',
  },
  SE: {
    valid: 'LMSE PMAF RINS RSE3',
    invalid: 'CANC ECNC EUG GRER INVA NAV NUG R40A REJA WITD',
  },
  SI: {
    valid: 'OO00',
    invalid: 'KO00 NC00',
    examining: 'OU01',
  },
  SK: {
    invalid: 'FC9A MA4A MC4A MK4A MM4A',
  },
  SV: {
    valid: 'FG',
    invalid: 'FA FC FD',
  },
  TW: {
    valid: 'KB4A',
    invalid: 'MA4A MA4K MC4A MC4K MK4A MK4K MM4A MM4K',
  },
  US: {
    valid: 'CONR FPAY MAFP PRDP REIN STCF STCK',
    invalid: 'FP FPB1 FPB2 FPB3 LAPS STCB STCH WDR',
    examining: '712F 712J STCA STCC STPP ZAAA ZAAB',
  },
  UY: {
    valid: '110',
    invalid: '104 105 109 ABAN DESI RDES VENC',
  },
}
