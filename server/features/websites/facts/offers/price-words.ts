/** What leads over from a word to an amount. */
const end = String.raw`\s*(?:kun|bare|only|just)?\s*[:(]?\s*$`;
const endsIn = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})${end}`, 'iu');
const beginsWith = (words: string) => new RegExp(String.raw`^[\s,.:)]*(?:${words})(?!\p{L})`, 'iu');

/** A price from which on something costs, or about. */
export const fromBefore = endsIn(
  String.raw`fra|frå|from|start(?:s|ing) at|opp ?til|inntil|up to|ca\.?|circa|about|around|rundt|minimum|min\.|mellom|between|\d\s?[-–—]`,
);
export const fromBehind = /^\s*(?:[-–—]\s?(?:kr\.?\s?|[€£$])?\d|(?:og )?oppover|and up|\+)/i;

/** Money that is not what the thing costs. */
export const elseBefore = endsIn(
  String.raw`spar(?:er)?(?: du| opptil)?|sav(?:e|ing)(?: up to)?|rabatt(?: på)?|discount(?: of)?|avslag(?: på)?|gavekort(?: på)?|gift ?cards?(?: of)?|frakt|shipping|delivery|levering|over|under|minst|ved kjøp (?:for|over)|depositum|deposit|gebyr|egenandel|verdi|worth|value|oppmøte|innmelding(?:savgift)?|oppstart(?:savgift)?|etablering(?:sgebyr)?|call-?out(?: fee)?|(?:joining|sign-?up|set-?up)(?: fee)?|delbetal(?:ing)?|earn|medlemspris|member price`,
);
export const elseBehind = beginsWith(
  '(?:i )?(?:rabatt|avslag|frakt|depositum|gebyr)|off|discount|spart|gavekort|gift card|shipping|delivery|cashback|deposit|for medlemmer|for members',
);

/** What it cost before. */
export const earlierBefore = endsIn(
  String.raw`før(?:pris)?|ord(?:inær[te]?)?\.?(?: ?pris)?|veil(?:edende)?\.?(?: ?pris)?|normal(?:t|pris)|tidligere(?: pris)?|listepris|was|before|rrp|regular(?: price)?|normally|usually|list price|instead of|i ?stedet ?for|istedenfor|old price|original(?:ly| price)`,
);
/** `1 990 kr før, 1 490 kr nå`: not what stands before the next amount. */
export const earlierBehind = /^[\s(]*(?:før|tidligere|before)\)?\s*([,.;–-]|$)/iu;

/** What is told below such a heading costs money, and is not what the firm sells. */
export const headsOther =
  /frakt|levering|shipping|delivery|gebyr|porto|postage|retur|returns|gavekort|gift ?card|stilling|lønn|salary|career|vilkår|terms|personvern|privacy|anmeldelse|reviews|historie|our story|nyhet|news/i;

/** With and without tax. */
export const taxed = /ink(l|lusive)?\.?\s?mva|incl?(\.|uding)?\s?vat/i;
export const untaxed = /^\s*\(?(ek(s|skl|sklusive)\.?|uten|excl?(uding|\.)?|\+)\s?(mva|moms|vat)/i;
