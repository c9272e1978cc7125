import { isNear, phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const ill =
  'diabetes|adhd|add|kreft|brystkreft|angst|panikkangst|sosial angst|psykisk\\p{L}* (?:sykdom\\p{L}*|sjukdom\\p{L}*|lidelse\\p{L}*|plager|problem\\p{L}*)|sykdom|sjukdom|rusavhengighet|avhengighet|stress|nerver|søvnproblem\\p{L}*|søvnvanskar|depresjon\\p{L}*|migrene|kols|astma|epilepsi|psoriasis|eksem|akne|kviser|leddgikt|artrose|revmatisme|fibromyalgi|spiseforstyrrelse\\p{L}*|overvekt|overvekten|fedme|impotens|svake ledd|leddplager|revmatiske plager|tarmproblem\\p{L}*|hudproblem\\p{L}*|uren hud|urein hud|søvnapné|søvnapne|søvnløshet|impotens|ereksjonsproblem\\p{L}*|hårtap|demens|autisme|ibs|cøliaki|hemoroider|inkontinens|urinlekkasje|rusproblem\\p{L}*|alkoholproblem\\p{L}*|spilleproblem\\p{L}*|høyt blodtrykk|lavt stoffskifte|utbrenthet|sosial angst|nedsatt hørsel|dårlig hørsel|endometriose|kronisk\\p{L}* smerter|kronisk\\p{L}* sykdom';
const owing =
  'gjeld|gjelda|lånegjeld|spillegjeld|forbruksgjeld|kredittkortgjeld|betalingsanmerkning\\p{L}*|inkasso\\p{L}*|dårlig råd|dårleg råd|lite penger|dårlig kredittscore|dyre smålån|for mange lån|økonomiske problemer|dårlig økonomi|pengeproblemer|for mange smålån';
const state =
  'overvektig|overvektige|feit|tjukk|tykk|stor og tung|tung i kroppen|for tung|for tjukk|for feit|deprimert|blakk|gjeldstynget|ufør|alkoholiker|rusavhengig|spilleavhengig|homo|homofil|lesbisk|skeiv|bifil|transperson|trans|muslim|muslimsk|kristen|troende|truande|jødisk|mormoner|hindu|buddhist|katolikk|jøde|hindu|ateist|innvandrer|flyktning|utlending|asylsøker|utenlandsk|afrikaner|asiat|pakistaner|polakk|polsk|mørkhudet|mørkhuda|farget|skallet|skalla|utbrent|utbrend|ensom|einsam|åleine og \\p{L}+|kronisk syk|diabetiker|fattig|konkurs|straffedømt|tidligere straffet|fagorganisert|impotent|dement|autist|psykisk syk';
const illInEnglish =
  'diabetes|adhd|add|cancer|mental illness|mental health issues|an illness|a disease|bad skin|joint pain|a stoma|anxiety|depression|migraines?|copd|asthma|epilepsy|psoriasis|eczema|acne|arthritis|fibromyalgia|eating disorders?|obesity|sleep apnoea|sleep apnea|insomnia|erectile dysfunction|hair loss|dementia|autism|ibs|haemorrhoids|incontinence|high blood pressure|chronic pain|a drinking problem|a gambling problem|an addiction';
const owingInEnglish =
  'debt|debts|credit card debt|a bad credit score|bad credit score|bad credit|poor credit|money problems|money trouble|financial problems|financial trouble';
const stateInEnglish =
  'overweight|obese|fat|chubby|too heavy|depressed|broke|short of money|behind on your bills|unemployed and broke|in debt|bankrupt|disabled|an alcoholic|an addict|gay|lesbian|queer|bisexual|transgender|muslim|christian|catholic|jewish|hindu|an immigrant|black|asian|bald|balding|burned out|burnt out|lonely|chronically ill|diabetic|poor|a convicted|a trade union member|impotent|autistic|mentally ill';

/** That whoever reads it is ill, poor, of a faith or of a kind. */
const told = phrases({
  nb: [
    new RegExp(String.raw`(?<!\p{L})(?:til|for) deg med (?:\p{L}+ ){0,1}?(?:${ill}|${owing})(?!\p{L})`, 'gu'),
    new RegExp(
      String.raw`(?<!\p{L})er (?:du|dere|dykk|de) (?:\p{L}+ ){0,2}?(?:lei av å være |en |ein )?(?:${state})(?!\p{L})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:du|deg|dere|dykk) som (?:har|lider av|lid av|sliter med|lever med|plages av|er plaget av|slit med|strever med|er rammet av|kjemper med|har fått) (?:\p{L}+ ){0,2}?(?:${ill}|${owing})(?!\p{L})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:du|deg|dere|dykk) som er (?:\p{L}+ ){0,2}?(?:${state})(?!\p{L})`,
      'gu',
    ),
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
    new RegExp(
      String.raw`(?<=^|[.!?:\n] ?)(?:for |i |mye |stor |dårlig |dårleg )?(?:${state}|${ill}|${owing}) ?(?=\?)`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})som (?:\p{L}+ )?(?:${state}|uføretrygdet|allergiker|astmatiker|gjeldsoffer) (?:\p{L}+ )?(?:trenger|treng|bør|må|vet|veit|kan|får|har|vil|fortjener) du`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:barnet|barna|sønnen|datteren|dattera|mannen|kona|ungen|ungane|ungene) (?:din|di|ditt|dine) [^.!?]{0,24}(?:${ill})(?!\p{L})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})er (?:barnet|sønnen|datteren|mannen|kona|ungen) (?:din|di|ditt) (?:\p{L}+ )?(?:${state}|${ill})`,
      'gu',
    ),
    'kristne single|single kristne|muslimske single|andre kristne|andre muslimer|andre homofile|andre jøder|andre diabetikere|møt andre kristne|vi vet at du sliter|vi vet at du er ensom|vi vet at du er|vi vet du har',
  ],
  en: [
    new RegExp(
      String.raw`(?<!\p{L})are you (?:also |tired of being |a bit |a |too |very |\p{L}+ and |a \p{L}+ \p{L}+, )?(?:${stateInEnglish})(?!\p{L})`,
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
    new RegExp(
      String.raw`(?<=^|[.!?:\n] ?)(?:deep )?(?:${stateInEnglish}|${owingInEnglish}|${illInEnglish}) ?(?=\?)`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})as a (?:\p{L}+ )?(?:${stateInEnglish}|christian|muslim|jew|catholic)(?: \p{L}+)?,? you `,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:is|does) your (?:child|son|daughter|husband|wife|kid)(?: \p{L}+){0,3} (?:${stateInEnglish}|${illInEnglish})`,
      'gu',
    ),
    'drowning in debt|other christians|other muslims|fellow christians|fellow muslims|meet other christians|other gay men|other diabetics|we know you are struggling',
  ],
});
/** Near it: an age, a pain, being alone. */
const implied = phrases({
  nb: [
    /(?<!\p{L})(?:er du|du er|du som er|deg som er|for deg|dere som er) (?:over|under|mellom|fylt) \d\d(?!\d)/gu,
    /(?<=^|[.!?\n] ?)(?:(?:over|under) \d\d ?(?:år)?|\d\d\+) ?\?/gu,
    /(?<!\p{L})(?:er du|du som er|deg som er) (?:singel|single|enslig|skilt|gravid|arbeidsledig|arbeidslaus|arbeidssøker|overgangsalderen|i overgangsalderen|pensjonist|aleneforelder|alenemor|alenefar|sykmeldt)(?!\p{L})/gu,
    /(?<=^|[.!?\n] ?)(?:singel|single|arbeidsledig|arbeidslaus|gravid|sykmeldt|sjukmeld|nyskilt|skilt|skilsmisse|samlivsbrudd|enslig|alene|åleine|ensomt|pensjonist|uføretrygdet|hårtap|tynt hår|tunt hår|rynker|grått hår|dårlig ånde|svette|kviser|kilo for mye) ?\?/gu,
    /(?<!\p{L})(?:skjemmes|skammer|skjems|skjemst|skammar|sjenert|flau|flaue|brydd) (?:du|dere|du deg|deg)?[^.!?]{0,30}(?: over | for )[^.!?]{0,40}/gu,
    /(?<!\p{L})(?:lider|lid|lir) (?:du|dere) av \p{L}+/gu,
    /(?<!\p{L})(?:du|deg|dere) som lider av \p{L}+/gu,
    /(?<!\p{L})lei (?:av )?å være (?:singel|single|alene|ensom)(?!\p{L})/gu,
    /(?<!\p{L})single? i \p{L}+/gu,
    /(?<!\p{L})(?:har du|sliter du med|plages du av|plages du med|lider du av|du som har|deg som har|er du plaget av|slit du med) (?:\p{L}+ ){0,2}?(?:vondt i \p{L}+|vond\p{L}* (?:rygg\p{L}*|nakke\p{L}*|kne\p{L}*|skulder\p{L}*|hofte\p{L}*)|rygg(?:smerter|plager|vondt)|ryggen|nakke(?:smerter|plager)|leddsmerter|smerter|hodepine|søvnproblem\p{L}*|mageproblem\p{L}*|rynker|cellulitter|dårlig selvtillit|dårleg sjølvtillit|låg sjølvtillit|lav selvtillit|tynt hår|tunt hår|hårtap|kviser|uren hud|urein hud|gule tenner|skjeve tenner|stygge tenner|stor mage|slapp hud|svette\p{L}*|dårlig ånde|lite energi)(?!\p{L})/gu,
  ],
  en: [
    /(?<!\p{L})(?:are you|you are|you're|if you are|for you) (?:over|under|between|aged) \d\d(?!\d)/gu,
    /(?<=^|[.!?\n] ?)(?:over|under) \d\d ?\?/gu,
    /(?<!\p{L})are you (?:a )?(?:single|divorced|pregnant|unemployed|retired|widowed|single parent|single mum|single mom|single dad|single mother|pensioner|on sick leave|on benefits)(?!\p{L})/gu,
    /(?<=^|[.!?\n] ?)(?:single|unemployed|pregnant|divorced|divorce|recently divorced|thinning hair|hair loss|wrinkles|grey hair|bad breath|sweating) ?\?/gu,
    /(?<!\p{L})(?:ashamed|embarrassed|self-conscious) (?:of|by|about) your/gu,
    /(?<!\p{L})singles (?:in|over|near) \p{L}*\d*/gu,
    /(?<!\p{L})(?:do you have|do you suffer from|suffering from|struggling with|tired of your) (?:\p{L}+ ){0,2}?(?:back pain|neck pain|knee pain|joint pain|headaches?|sleep problems|wrinkles|cellulite|low self-esteem|thinning hair|hair loss|yellow teeth|crooked teeth|acne|a big belly|loose skin|sweating|bad breath)(?!\p{L})/gu,
  ],
});

export const metaPersonal: Rule = {
  id: 'META-PERSONAL',
  since: '2020-01-01',
  law: 'Meta Advertising Standards: Privacy Violations and Personal Attributes',
  url: 'https://transparency.meta.com/policies/ad-standards/objectionable-content/privacy-violations-personal-attributes/',
  isUnsure: true,
  find(content) {
    const said = told.find(content);
    const hinted = implied.find(content).filter((match) => !isNear(match, said, 0));
    return [
      ...struckBy(said, 'stop', 'meta_personal_told'),
      ...struckBy(hinted, 'ask', 'meta_personal_implied'),
    ];
  },
};
