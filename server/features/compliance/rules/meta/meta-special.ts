import { type Phrases, phrases } from '../../matching/phrases.ts';
import type { LawCode, Rule } from '../../rule.ts';
import { careless, loans } from '../words/credit.ts';
import { gambling } from '../words/gambling.ts';
import { politics } from '../words/politics.ts';

const jobs = phrases(
  {
    nb: `ledig stilling|ledige stillinger|ledig jobb|ledige jobber|ledig stilling som|ledige stillingar|vi ansetter|vi tilsetter|vi tilset|stillingsannonse*|stillingsutlysning*|søk jobb*|søk jobben|søk på jobben|søk stillingen|søk på stillingen|søk stillinga|jobb hos oss|jobbe hos oss|bli vår nye kollega|
      vår nye kollega|ny kollega|nye kollegaer|nye kolleger|vi søker deg som|vi søker en *|vi søker flere *|vi søkjer deg|vi søkjer ein|vi rekrutterer|vi trenger flere folk|vil du jobbe|vil du jobbe som|deltidsjobb*|sommerjobb*|sommarjobb*|fast stilling|full stilling|deltidsstilling*|heltidsstilling*|vikariat*|søknadsfrist*|* søkes|send søknad og cv|send cv|send oss din cv|jobbsøker*|drømmejobb*|karrieremulighet*|stilling ledig|bli lærling hos oss|traineestilling*`,
    en: `we are hiring|we're hiring|now hiring|hiring now|job opening*|job openings|vacancy|vacancies|apply for the job|apply for this job|job vacancy|open position*|open positions|join our team|work for us|work with us as|dream job|part time job*|summer job*|full time position*|send your cv|apply with cv|we are recruiting|careers with us|job seekers|position available`,
  },
  {
    nb: 'vi søker en samarbeidspartner|vi søker en leietaker|lokaler søkes|lokale søkes|leilighet søkes|bolig søkes|hus søkes|hybel søkes|samarbeidspartner søkes|vi søker en vinner|vi søker en testfamilie|vi søker en * om støtte',
    en: 'open positions of',
  },
);
const homes = phrases(
  {
    nb: [
      `leilighet til leie|leiligheter til leie|leilegheit til leige|bolig til leie|boliger til leie|hus til leie|hybel til leie|hybler til leie|ledig hybel|hybel ledig|rom til leie i bofellesskap|leilighet til salgs|leiligheter til salgs|bolig til salgs|boliger til salgs|boliger for salg|bolig for salg|leiligheter for salg|hus til salgs|bustad til sals|
      tomt til salgs|tomter til salgs|hytte til salgs|hyttetomt*|boligtomt*|prisantydning*|fellesgjeld|boligprosjekt*|nybyggprosjekt*|selveierleilighet*|borettslagsleilighet*|nye leiligheter|nye boliger|nye rekkehus|fellesvisning*|privatvisning*|visning på leilighet*|visningsleilighet*|salgsstart for|verdivurdering av bolig*|selge boligen med oss|leilighet selges|bolig selges|hus selges|enebolig selges|visning søndag|eiendomsmegler*|eigedomsmeklar*|toroms til*|treroms til*`,
      /(?<!\d)\d-?roms (?:leilighet\p{L}*|selveier\p{L}*)/gu,
    ],
    en: `apartment for rent|apartments for rent|flat for rent|house for rent|flat to let|flats to let|apartment to let|home for sale|homes for sale|flat for sale|flats for sale|house for sale|houses for sale|apartment for sale|apartments for sale|new apartments|new homes|new build homes|real estate agent*|estate agent*|open house viewing*|house viewing*|building plot*|plots for sale|sell your home with us|home valuation*|asking price`,
  },
  {
    nb: 'varmepumpe til nye boliger|rørlegger til nye boliger|elektriker til nye boliger|i nye boliger|til nye boliger|for nye boliger',
    en: 'for new homes|in new homes',
  },
);

const declared: { words: readonly Phrases[]; code: LawCode }[] = [
  { words: [jobs], code: 'meta_special_jobs' },
  { words: [homes], code: 'meta_special_homes' },
  { words: [loans, careless], code: 'meta_special_credit' },
  { words: [politics], code: 'meta_special_politics' },
  { words: [gambling], code: 'meta_special_gambling' },
];

export const metaSpecial: Rule = {
  id: 'META-SPECIAL',
  pack: 'meta',
  holdsIn: 'anywhere',
  since: '2020-01-01',
  law: 'Meta Advertising Standards: Special Ad Categories',
  url: 'https://www.facebook.com/business/help/298000447747885',
  isUnsure: true,
  *find(content) {
    if (content.specialAdCategory !== 'none') return;
    for (const { words, code } of declared) {
      const [first] = words.flatMap((list) => list.find(content, ['ad']));
      if (first) yield { level: 'ask', code, params: { words: first.words }, field: 'specialAdCategory' };
    }
  },
};
