import type { CampaignFacts } from './facts.ts';

/** What sort of thing is sold: it decides which moments an ad may speak of. */
export const kinds = [
  'rescue',
  'farewell',
  'craft',
  'home',
  'food',
  'body',
  'care',
  'goods',
  'trip',
  'learning',
  'work',
  'any',
] as const;
type Kind = (typeof kinds)[number];

/** The first that fits decides. */
const marks: [Kind, RegExp][] = [
  [
    'rescue',
    /(burst|broken pipe|leak|flood|emergenc|locked out|vannlek|lekkasj|sprukk|sprukn|vannskade|akutt|utelåst)/i,
  ],
  ['farewell', /(funeral|burial|gravestone|begravelse|gravferd|bisettelse|gravstein)/i],
  [
    'body',
    /(hair|salon|barber|beauty|skin|nail|massage|\bspa\b|gym|fitness|yoga|pilates|train(?!s)|frisør|hår|hud|negle|trening|velvære)/i,
  ],
  [
    'care',
    /(dentist|dental|clinic|physio|health|optic|doctor|chiropract|psycholog|tann|klinikk|fysio|helse|kiroprak|optiker|\blege|psykolog)/i,
  ],
  [
    'food',
    /(\bbak(e|er|ing)|cake|restaurant|caf[eé]|coffee|\bfood|cater|pizza|sushi|brunch|lunch|dinner|bread|\bkake|kaffe|mat\b|matlev|meny|lunsj|middag|brød|bakeri|konditor)/i,
  ],
  [
    'learning',
    /(\bcourse|\bclass(es)?\b|lesson|school|training course|education|tutor|kurs(?!iv)|undervisning|skole|leksjon|utdanning|kjøretime|driving lesson)/i,
  ],
  [
    'trip',
    /(hotel|cabin|travel|tour\b|tours\b|trip|cruise|event|concert|festival|museum|wedding venue|hotell|hytte|reise|tur\b|turer|opplevelse|konsert|overnatting)/i,
  ],
  ['home', /(clean|laundry|garden|moving|renhold|rengjør|vaskehjelp|husvask|vinduspuss|\bhage|flytt)/i],
  [
    'work',
    /(account|bookkeep|consult|software|\bit\b|agency|marketing|legal|\blaw\b|lawyer|insur|recruit|b2b|saas|regnskap|rådgiv|programvare|byrå|markedsf|advokat|forsikring|bemanning)/i,
  ],
  [
    'goods',
    /(shop|store|retail|fashion|cloth|shoe|furnitur|jewel|bike|bicycle|phone|toy|book|flower|wine|cosmetic|butikk|klær|sko\b|møb|smykke|sykkel|sykler|leke|bok|blomst|gave|nettbutikk|e-?commerce|handel)/i,
  ],
  [
    'craft',
    /(plumb|heat|electric(al|ian)|elektriker|paint|roof|carpent|build|renovat|bathroom|kitchen|window|solar|repair|rør|varme|maler|maling|tak\b|snekk|tømr|bygg|oppuss|bad\b|kjøkken|vindu|solcelle|reparasjon|håndverk|craft|home services)/i,
  ],
  ['work', /(\bfirms?\b|compan|business|bedrift)/i],
];

export function kindOf({ industry, productService, offerDescription }: CampaignFacts): Kind {
  for (const words of [productService, industry, offerDescription])
    for (const [kind, mark] of marks) if (mark.test(words)) return kind;
  return 'any';
}
