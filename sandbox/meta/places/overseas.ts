/** A few cities by state; the states are there for those who look beyond Europe. */
export const unitedStates: Record<string, string> = {
  Alabama: '',
  Alaska: '',
  Arizona: 'Phoenix, Tucson',
  Arkansas: '',
  California: 'Los Angeles, San Francisco, San Diego, San Jose, Sacramento, Palo Alto',
  Colorado: 'Denver, Boulder',
  Connecticut: '',
  Delaware: '',
  Florida: 'Miami, Orlando, Tampa, Jacksonville',
  Georgia: 'Atlanta',
  Hawaii: 'Honolulu',
  Idaho: '',
  Illinois: 'Chicago',
  Indiana: 'Indianapolis',
  Iowa: '',
  Kansas: '',
  Kentucky: '',
  Louisiana: 'New Orleans',
  Maine: '',
  Maryland: 'Baltimore',
  Massachusetts: 'Boston',
  Michigan: 'Detroit',
  Minnesota: 'Minneapolis, Saint Paul',
  Mississippi: '',
  Missouri: '',
  Montana: '',
  Nebraska: '',
  Nevada: 'Las Vegas',
  'New Hampshire': '',
  'New Jersey': '',
  'New Mexico': '',
  'New York': 'New York, Buffalo',
  'North Carolina': 'Charlotte, Raleigh',
  'North Dakota': '',
  Ohio: 'Columbus, Cleveland',
  Oklahoma: '',
  Oregon: 'Portland',
  Pennsylvania: 'Philadelphia, Pittsburgh',
  'Rhode Island': '',
  'South Carolina': '',
  'South Dakota': '',
  Tennessee: 'Nashville, Memphis',
  Texas: 'Houston, Dallas, Austin, San Antonio',
  Utah: 'Salt Lake City',
  Vermont: '',
  Virginia: '',
  Washington: 'Seattle, Spokane',
  'West Virginia': '',
  Wisconsin: 'Milwaukee, Madison',
  Wyoming: '',
};

/** Countries that can be targeted whole. Those where Meta sells no ads are not among them. */
export const restOfTheWorld = `
  AD AE AF AG AI AM AO AQ AR AS AU AW AX AZ BB BD BF BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CI CK CL
  CM CN CO CR CV CW CX DJ DM DO DZ EC EG EH ER ET FJ FK FM FO GA GD GE GF GG GH GI GL GM GN GP GQ GS GT GU GW GY HK HN
  HT ID IL IM IN IQ JE JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LY MA MC MF MG MH ML MM MN MO MP MQ
  MR MS MU MV MW MX MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH PK PM PN PR PS PW PY QA RE RU RW SA SB SC SD
  SG SH SJ SL SM SN SO SR SS ST SV SX SZ TC TD TF TG TH TJ TK TL TM TN TO TT TV TW TZ UG UM UY UZ VA VC VE VG VI VN VU
  WF WS XK YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/);
