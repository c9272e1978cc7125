import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const riches = phrases(
  {
    nb: [
      `bli din egen sjef|vær din egen sjef|ingen erfaring nødvendig|pengene ruller inn|pengene strømmer inn|penger mens du *|millionær*|bli gjeldfri på *|gjeldfri på *|doble inntekten*|ekstra inntekt uten *|rask gevinst|stor gevinst|sikker gevinst|100 gevinst|bli rik|bli rike|bli millionær|bli millionærer|passiv inntekt|tjen penger hjemmefra|bare penger inn *|penger inn på konto|tjen tusenvis|tjen tusener|tjen flere tusen|pengemaskin*|jobb hjemmefra og tjen|raske penger|tjen penger på nett|tjener du penger uten|tjen penger uten|tjen penger mens du sover|tjene penger hjemmefra|tjene penger mens du sover|tjen raske penger|raske penger|lettjente penger|økonomisk frihet|økonomisk fri|si opp jobben|slutt i jobben|tjen millioner|doble pengene|
      doble pengene dine|doblet pengene|garantert avkastning|garantert gevinst|garantert fortjeneste|risikofri avkastning|uten risiko og med`,
      /(?<!\d)\d+ ?(?:%|prosent) (?:\p{L}+ )?(?:avkastning|gevinst|fortjeneste)(?!\p{L})/gu,
      /(?<!\p{L})tjen\p{L}* (?:lett |enkelt |raskt |enkelt )?(?:opptil |inntil |over |minst |hele |opp mot )?(?:kr\.? ?)?\d[\d\s.]*(?:kr|kroner|,-|000)? ?(?:om|per|pr\.?|i|hver|kvar)? ?(?:dagen|dag|uken|uka|uke|veka|måneden|måned|mnd|natta|natten)(?!\p{L})/gu,
    ],
    en: [
      `be your own boss|no experience needed|money rolls in|money keeps *|become rich|millionaires|debt free in *|double your income|get rich|become a millionaire|passive income|make money from home|earn money from home|earn from home|make money while you sleep|make money online|make money fast|quick money|easy money|financial freedom|quit your job|double your money|guaranteed return*|guaranteed profit*|risk free return*|work from home and earn`,
      /(?<!\p{L})(?:earn|make) (?:up to |over |at least )?(?:(?:nok|kr|€|£|\$|eur) ?)?\d[\d\s,.]*(?:nok|kr|eur|euros|dollars)? ?(?:a|per|each|every) ?(?:day|week|month|night)(?!\p{L})/gu,
    ],
  },
  { nb: 'bli rik på opplevelser|bli rike på opplevelser', en: 'get rich flavour|get rich in' },
);
const sensational = phrases({
  nb: [
    `den skremmende *|skremmende sannhet*|sannheten om|livsfarlig*|de skjuler|søkkrik|mens du sover|over natta|over natten|på null komma niks|aldri mer rynker|aldri mer smerte*|aldri mer vondt*|aldri mer gjeld|umiddelbar effekt|virker umiddelbart|virker med en gang|endelig en kur|kuren mot|kur mot|ingen forteller deg|ingen har fortalt deg|ingen tør å *|se hva som skjedde|se hva som skjer|du må se dette|gått viralt|går viralt|viral|hele norge snakker|alle snakker om|internett går *|revolusjonerende|revolusjon|gjennombrudd|forskerne er *|legene er sjokkert*|leger er sjokkert*|legen ble *|eksperter er *|visker ut|forsvinner over *|hundre prosent virkning|100 virkning|100 resultat|100 effektiv*|garantert slank*|garantert ned *|du vil ikke tro|du kommer ikke til å tro|du trur ikkje|du vil bli sjokkert|sjokkerende|sjokkerande|sjokkert over|legene hater|leger hater|legene hatar|tannleger hater|ekspertene hater|bankene hater|bankene vil ikke|ikke vil at du skal *|ikkje vil at du skal *|vil ikke at du skal *|vil ikkje at du skal *|sjokk|sjokknyhet*|skandale|skandalen|avslørt|hemmeleg triks*|hemmelige trikset|hemmelege trikset|triks legene *|mirakel|mirakelet|mirakler|vidundermiddel*|vidunderkur*|ingen risiko|uten risiko|risikofri*|null risiko|virker hver gang|virker alltid|100 garanti|hundre prosent garanti|uten diett eller *|garantert vektnedgang|uten anstrengelse|uten innsats|hemmeligheten bak|hemmeligheten de|hemmelig triks|denne hemmeligheten|dette trikset|enkelt triks|ett enkelt triks|ett triks|dette ene trikset|mirakelkur*|mirakelmid*|mirakelkrem*|mirakelpille*|mirakuløs*|mirakuløst|magisk pille|100 effekt|virker på alle|uten diett|uten å trene|uten trening|helt uten anstrengelse|garantert resultat*|garanterte resultat*|resultat over natten|over natta resultat*|endrer livet ditt for alltid|revolusjonerende metode|alle snakker om dette`,
    /(?<!\p{L})(?:kg|kilo|slank\p{L}*|rynke\p{L}*|mage|fett\p{L}*|muskler|resultat\p{L}*|yngre|flytende|frisk|kropp|kvise\p{L}*|akne|artrose|eksem|gikt|smerte\p{L}*|snorking\p{L}*|hårtap\p{L}*|cellulit\p{L}*|gjeldfri|rik|millionær)(?!\p{L})[^.!?]{0,40} (?:på|i løpet av|innen|etter) (?:bare |kun |berre )?(?:\d{1,2}|en|ei|éi|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti|tolv|fjorten) (?:dag|dager|dagar|uke|uker|veke|veker|minutt|minutter|timer|timar|natt)(?!\p{L})/gu,
    /(?<!\p{L})(?:på|etter) (?:bare |kun |berre )?(?:\d{1,2}|en|to|tre|fire|fem|ti) (?:dager|dagar|uker|veker)[^.!?]{0,20}(?:kg|kilo|slank\p{L}*|yngre|rynke\p{L}*)/gu,
  ],
  en: [
    `the shocking *|the truth about|they are hiding|deadly|while you sleep|overnight|never again wrinkles|instant results|works instantly|nobody tells you|no one tells you|see what happened|you have to see this|gone viral|goes viral|going viral|the internet is *|revolutionary|breakthrough|experts are *|doctors are shocked|scientists are *|you won't believe|you will not believe|you will be shocked|shocking|shock|shocked|scandal|doctors don't want *|banks don't want *|what they don't tell *|doctors hate|dentists hate|banks hate|they don't want you to know|the secret they|secret trick|this one trick|one simple trick|one weird trick|weird trick|miracle cure*|miracle pill*|miracle cream*|miraculous|magic pill|works for everyone|
    without diet|without dieting|without exercise|no exercise|no risk|risk free|zero risk|works every time|100 guarantee|without effort|no effort|miracle|miracles|guaranteed results|results overnight|overnight results|change your life forever|everyone is talking about this`,
    /(?<!\p{L})(?:kg|kilos|acne|spots|pain|debt free|body|pounds|lbs|slim\p{L}*|wrinkle\p{L}*|belly|fat|muscle|results?|younger|fluent)(?!\p{L})[^.!?]{0,40} (?:in|within|after) (?:just |only )?(?:\d{1,2}|one|two|three|four|five|six|seven|ten|fourteen) (?:days?|weeks?|minutes|hours|nights?)(?!\p{L})/gu,
  ],
});

export const metaClaims: Rule = {
  id: 'META-CLAIMS',
  since: '2020-01-01',
  law: 'Meta Advertising Standards: Fraud, Scams and Deceptive Practices',
  url: 'https://transparency.meta.com/policies/ad-standards/',
  isUnsure: true,
  find: (content) => [
    ...struckBy(riches.find(content), 'ask', 'meta_claims_riches'),
    ...struckBy(sensational.find(content), 'ask', 'meta_claims_sensational'),
  ],
};
