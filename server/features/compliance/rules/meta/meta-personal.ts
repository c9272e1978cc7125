import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const ill =
  'diabetes|adhd|kreft|angst|depresjon\\p{L}*|migrene|kols|astma|epilepsi|psoriasis|eksem|akne|kviser|leddgikt|artrose|revmatisme|fibromyalgi|spiseforstyrrelse\\p{L}*|overvekt|fedme|søvnapné|søvnapne|søvnløshet|impotens|ereksjonsproblem\\p{L}*|hårtap|demens|autisme|ibs|cøliaki|hemoroider|inkontinens|urinlekkasje|rusproblem\\p{L}*|alkoholproblem\\p{L}*|spilleproblem\\p{L}*|høyt blodtrykk|lavt stoffskifte|utbrenthet|sosial angst|nedsatt hørsel|dårlig hørsel|endometriose|kronisk\\p{L}* smerter|kronisk\\p{L}* sykdom';
const owing =
  'gjeld|forbruksgjeld|kredittkortgjeld|betalingsanmerkning\\p{L}*|inkasso\\p{L}*|dårlig råd|økonomiske problemer|dårlig økonomi|pengeproblemer|for mange smålån';
const state =
  'overvektig|feit|tjukk|tykk|deprimert|blakk|gjeldstynget|ufør|alkoholiker|rusavhengig|spilleavhengig|homofil|lesbisk|skeiv|bifil|transperson|muslim|kristen|katolikk|jøde|hindu|ateist|innvandrer|flyktning|mørkhudet|skallet|utbrent|ensom|kronisk syk|diabetiker|fattig|konkurs|straffedømt|tidligere straffet|fagorganisert|impotent|dement|autist|psykisk syk';
const illInEnglish =
  'diabetes|adhd|cancer|anxiety|depression|migraines?|copd|asthma|epilepsy|psoriasis|eczema|acne|arthritis|fibromyalgia|eating disorders?|obesity|sleep apnoea|sleep apnea|insomnia|erectile dysfunction|hair loss|dementia|autism|ibs|haemorrhoids|incontinence|high blood pressure|chronic pain|a drinking problem|a gambling problem|an addiction';
const owingInEnglish =
  'debt|debts|bad credit|poor credit|money problems|money trouble|financial problems|financial trouble';
const stateInEnglish =
  'overweight|obese|fat|depressed|broke|in debt|bankrupt|disabled|an alcoholic|an addict|gay|lesbian|queer|bisexual|transgender|muslim|christian|catholic|jewish|hindu|an immigrant|black|asian|bald|balding|burned out|burnt out|lonely|chronically ill|diabetic|poor|a convicted|a trade union member|impotent|autistic|mentally ill';

/** That whoever reads it is ill, poor, of a faith or of a kind. */
const told = phrases({
  nb: [
    new RegExp(String.raw`(?<!\p{L})(?:til|for) deg med (?:\p{L}+ ){0,1}?(?:${ill}|${owing})(?!\p{L})`, 'gu'),
    new RegExp(
      String.raw`(?<!\p{L})er (?:du|dere) (?:også |litt |for |svært |veldig |kanskje |lei av å være |en |ein )?(?:${state})(?!\p{L})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:du|deg|dere|dykk) som (?:har|lider av|sliter med|lever med|plages av|er plaget av|slit med) (?:\p{L}+ ){0,2}?(?:${ill}|${owing})(?!\p{L})`,
      'gu',
    ),
    new RegExp(String.raw`(?<!\p{L})(?:du|deg|dere|dykk) som er (?:\p{L}+ )?(?:${state})(?!\p{L})`, 'gu'),
    new RegExp(
      String.raw`(?<!\p{L})(?:har|lider|sliter|plages|strever|slit|kjemper) (?:du|dere) (?:også )?(?:av |med |under )?(?:\p{L}+ ){0,2}?(?:${ill}|${owing})(?!\p{L})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:din|ditt|dine) (?:\p{L}+ )?(?:${ill}|${owing}|sykdom|diagnose|religion|legning|hudfarge|etnisitet|fattigdom)(?!\p{L})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:gjelda|gjelden|angsten|depresjonen|overvekten|diabetesen|migrenen|diagnosen) din(?!\p{L})`,
      'gu',
    ),
    /(?<=^|[.!?\n] ?)(?:gjeld|betalingsanmerkning(?:er)?|inkasso|overvektig|deprimert|ensom|blakk|diabetes|angst) ?\?/gu,
    /(?<!\p{L})som (?:diabetiker|overvektig|uføretrygdet|homofil|muslim|kristen|allergiker|astmatiker|alkoholiker|gjeldsoffer) (?:trenger|bør|må|vet|kan|får) du/gu,
    'kristne single|single kristne|muslimske single|andre kristne|andre muslimer|andre homofile|andre jøder|andre diabetikere|møt andre kristne|vi vet at du sliter|vi vet at du er ensom|vi vet at du er|vi vet du har',
  ],
  en: [
    new RegExp(
      String.raw`(?<!\p{L})are you (?:also |tired of being |a bit |a |too |very )?(?:${stateInEnglish})(?!\p{L})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:you|those of you) (?:who |that )?(?:have|suffer from|struggle with|live with|are struggling with) (?:\p{L}+ ){0,2}?(?:${illInEnglish}|${owingInEnglish})(?!\p{L})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:do you have|do you suffer from|got|suffering from|struggling with|living with) (?:\p{L}+ ){0,2}?(?:${illInEnglish}|${owingInEnglish}) ?\?`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})your (?:\p{L}+ )?(?:${illInEnglish}|debts?|bad credit|obesity|religion|sexuality|ethnicity|diagnosis)(?!\p{L})`,
      'gu',
    ),
    /(?<=^|[.!?\n] ?)(?:in debt|debt|overweight|depressed|lonely|broke|diabetic|bad credit) ?\?/gu,
    'drowning in debt|other christians|other muslims|fellow christians|fellow muslims|meet other christians|other gay men|other diabetics|we know you are struggling',
  ],
});
/** Near it: an age, a pain, being alone. */
const implied = phrases({
  nb: [
    /(?<!\p{L})(?:er du|du er|du som er|deg som er|for deg|dere som er) (?:over|under|mellom|fylt) \d\d(?!\d)/gu,
    /(?<=^|[.!?\n] ?)(?:(?:over|under) \d\d ?(?:år)?|\d\d\+) ?\?/gu,
    /(?<!\p{L})(?:er du|du som er|deg som er) (?:singel|single|enslig|skilt|gravid|arbeidsledig|arbeidslaus|arbeidssøker|overgangsalderen|i overgangsalderen|pensjonist|aleneforelder|alenemor|alenefar|sykmeldt)(?!\p{L})/gu,
    /(?<=^|[.!?\n] ?)(?:singel|single|arbeidsledig|gravid|sykmeldt|nyskilt) ?\?/gu,
    /(?<!\p{L})lei (?:av )?å være (?:singel|single|alene|ensom)(?!\p{L})/gu,
    /(?<!\p{L})single? i \p{L}+/gu,
    /(?<!\p{L})(?:har du|sliter du med|plages du av|plages du med|lider du av|du som har|deg som har|er du plaget av|slit du med) (?:\p{L}+ ){0,2}?(?:vondt i \p{L}+|vond\p{L}* (?:rygg\p{L}*|nakke\p{L}*|kne\p{L}*|skulder\p{L}*|hofte\p{L}*)|rygg(?:smerter|plager|vondt)|ryggen|nakke(?:smerter|plager)|leddsmerter|smerter|hodepine|søvnproblem\p{L}*|mageproblem\p{L}*|rynker|cellulitter|dårlig selvtillit|tynt hår)(?!\p{L})/gu,
  ],
  en: [
    /(?<!\p{L})(?:are you|you are|you're|if you are|for you) (?:over|under|between|aged) \d\d(?!\d)/gu,
    /(?<=^|[.!?\n] ?)(?:over|under) \d\d ?\?/gu,
    /(?<!\p{L})are you (?:single|divorced|pregnant|unemployed|retired|a single parent|on sick leave)(?!\p{L})/gu,
    /(?<=^|[.!?\n] ?)(?:single|unemployed|pregnant|divorced) ?\?/gu,
    /(?<!\p{L})singles (?:in|over|near) \p{L}*\d*/gu,
    /(?<!\p{L})(?:do you have|do you suffer from|suffering from|struggling with|tired of your) (?:\p{L}+ ){0,2}?(?:back pain|neck pain|knee pain|joint pain|headaches?|sleep problems|wrinkles|cellulite|low self-esteem|thinning hair)(?!\p{L})/gu,
  ],
});

export const metaPersonal: Rule = {
  id: 'META-PERSONAL',
  pack: 'meta',
  holdsIn: 'anywhere',
  since: '2020-01-01',
  law: 'Meta Advertising Standards: Privacy Violations and Personal Attributes',
  url: 'https://transparency.meta.com/policies/ad-standards/objectionable-content/privacy-violations-personal-attributes/',
  isUnsure: true,
  find: (content) => [
    ...struckBy(told.find(content), 'stop', 'meta_personal_told'),
    ...struckBy(implied.find(content), 'ask', 'meta_personal_implied'),
  ],
};
