import { isNear, type Match, phrases } from '../../matching/phrases.ts';
import type { Content } from '../../rule.ts';

/** Money that is lent. */
export const loans = phrases(
  {
    nb: `lån|lånet|lånene|*lån|*lånet|*låna|*lånene|*lånen|boliglån*|bustadlån*|forbrukslån*|billån*|smålån*|sms lån|låne penger|låne inntil|låne opptil|låne opp til|låne kr *|vi låner ut|refinansier*|omstartslån*|mellomfinansiering*|
      kreditt|kreditten|kredittkort*|kredittramme*|kredittgrense*|rammelån*|forbrukskreditt*|lånesum*|lånebeløp*|låneramme*|finansieringslån*|billånet|lånetilbud*|lånesøknad*|søk lån|flekslån*`,
    en: 'loan|loans|*loan|*loans|mortgage|mortgages|we lend up to|we lend to *|we lend you|we lend money|lend to you|lend you|money lending|credit score|no credit|bad credit|on credit|credit card|credit cards|line of credit|refinance|refinancing|payday loan*|consumer credit|credit limit|borrow up to|borrow money|borrow from us',
  },
  {
    nb: [
      `kredittkort godtas|kredittkort aksepteres|kredittkort tas|tar kredittkort|tar imot kredittkort|med kredittkort|kredittkort og vipps|vipps og kredittkort|kredittkort eller vipps|
      lån en|lån ei|lån et|lån av|lån bøker*|lån utstyr*|lån gratis|lån bort|til låns|lån inntil *bøker|utlån*|boklån|fjernlån|hjemlån|*utlån|lån med deg|på lån fra biblioteket|lån sykkel|lån henger*|lån ski*|lån lastesykkel*|lån verktøy*|lån kajakk*|sykkel til lån`,
      /lån (?:av )?(?:en |ei |et |vår |våre |gratis )?(?:\p{L}*bil|tilhenger|henger|bøker|bok|dvd|utstyr|maskin\p{L}*|stige)(?!\p{L})/gu,
    ],
    en: 'we accept credit card*|credit cards accepted|credit card accepted|pay by credit card|with credit card*|by credit card|borrow a *|borrow books|borrow an *|borrow our *|borrow from the library|borrow tools',
  },
);

/** That it can be had now and paid for later, and money that is lent in the languages of the EU. */
export const lent = phrases({
  both: `kredit|*kredit|*kredite|zinsen|*darlehen|ratenzahlung*|ohne schufa|ränta|räntan|räntefri*|låna|avbetalning*|delbetala*|rentefrit|afbetaling*|lening|leningen|krediet*|prêt immobilier|prêt personnel|prêts|préstamo*|prestito|prestiti|empréstimo*|lainaa|laina|luotto*|korko|korkoa|kredyt*|pożyczk*`,
  nb: [
    /(?<!\d)\d[\d .]* ?(?:kr|kroner|,-) (?:rett )?(?:på|inn på) (?:din |bank)?konto/gu,
    'betalingsutsettelse*|kjøp nå betal senere|trenger du penger|treng du pengar|finansiering fra|finansiering frå|finansiering med|rente fra|rente frå|nominell rente|nominell|effektiv rente|eff rente|lav rente|låg rente|lavere rente|lågare rente|betal senere|betal seinare|rentefri|rentefritt|rentefrie|delbetaling*|avbetaling*|nedbetalingstid|på kreditt',
  ],
  en: [
    /borrow (?:up to |as much as |from )?(?:nok|kr|€|£|\$)? ?\d/gu,
    /\d[\d ,.]* ?(?:kr|nok|euros?) (?:straight )?(?:in|into|to) your (?:bank )?account/gu,
    'interest from|interest rate|low interest|down payment|need money|need cash|cash advance|finance available|financing available|easy financing|pay later|buy now pay later|interest free|zero interest|monthly payments|monthly instalments|monthly installments|finance your *|finance your new *|finance it|financing from|finance from|apr',
  ],
});

/** To be paid bit by bit, or later. */
const instalments = phrases({
  both: 'klarna',
  nb: `delbetal*|del betalingen|del opp betalingen|dele opp betalingen|avbetal*|nedbetal*|betal senere|betal seinare|betale senere|kjøp nå betal senere|betal over tid|betale over tid|utsatt betaling|avdragsfri*|finansiering|finansier|
    månedsbetaling*|betal månedlig|konto kreditt|handlekonto*|del opp beløpet|del opp i *|rente|renter|renta|renten`,
  en: 'instalment*|installment*|pay later|buy now pay later|pay over time|pay monthly|financing|finance available|interest rate|pay in 3|pay in 4|split the cost|split your payment*|deferred payment',
});

const nothing = phrases({
  nb: [
    /(?<!\p{L})betal (?:først )?(?:i (?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember)|om \d+ (?:dager|måneder|uker)|neste (?:måned|år)|til (?:våren|høsten|sommeren))(?!\p{L})/gu,
    /kjøp[^.!?]{0,40}betal[^.!?]{0,20}(?:mnd|måned)\p{L}*/gu,
    'rentefri|rentefritt|rentefrie|renter fritt|null rente|null renter|0 rente|uten renter|0 % rente|rente og gebyrfri*|uten rente|0 renter',
  ],
  en: 'interest free|zero interest|0 interest|no interest|0 % apr|0 apr|without interest',
});

/** So fast, easy or blind that it may not be said. */
export const careless = phrases(
  {
    nb: [
      `uten kredittsjekk|uten kredittvurdering|ingen kredittsjekk|uten kreditsjekk|utan kredittsjekk|ingen kredittvurdering|sms lån|smslån|*lån på minuttet|*lån på dagen|rask lån|raskt lån|lynraskt lån|kvikklån*|
    hurtiglån*|minuttlån*|lån uten sikkerhet på *|penger på konto i dag|pengene på konto i dag|pengene på konto på *|penger på konto på *|penger på kontoen i dag|penger på minutter|alle får lån|alle får innvilget|lån til alle|lån selv med betalingsanmerkning*|
    lån tross betalingsanmerkning*|lån med betalingsanmerkning*|kreditt på minuttet|innvilget på minutter|lån på sekunder|enkelt å få lån|lån på få minutter|lån på 5 minutter`,
      /(?:lån|kreditt)\p{L}* (?:[^.!?]{0,40} )?(?:på (?:minuttet|sekundet|få minutter|\d+ (?:minutt|sekund)\p{L}*)|uten (?:dokumentasjon|spørsmål|papirer))/gu,
      /(?:penge|pengane|pengene|penger)\p{L}* på (?:\p{L}*konto\p{L}*) (?:på|innen|i løpet av) (?:\d+ )?(?:minutt|sekund|få|timen|samme)\p{L}*/gu,
    ],
    en: [
      'no credit check|without a credit check|without credit check|instant loan*|payday loan*|everyone is approved|everybody is approved|guaranteed approval|bad credit ok|bad credit no problem|cash in minutes|money in minutes|loan in minutes|loans in minutes',
      /(?:loan|credit)s? (?:[^.!?]{0,30} )?in (?:minutes|seconds|\d+ (?:minutes|seconds))/gu,
    ],
  },
  { nb: [/(?:selg|selge|selger|kjøper)[^.!?]{0,60}(?:[.!?] ?)?penge\p{L}* på[^.!?]{0,40}/gu] },
);

/** A figure of what credit costs, or how much there is of it. */
const figures = phrases({
  both: [
    /(?<!\d)\d[\d.,]{0,12}\s?(?:%|prosent|per ?cent)/gu,
    /(?<!\d)\d[\d .,]{0,12}(?:kr|kroner|,-|nok|:-)?\s?(?:\/|per|pr\.?|i|a|each)\s?(?:mnd|mån|md|month|måned)\p{L}*/gu,
  ],
  nb: [
    /\d+\s?(?:måneder|månader|mnd|avdrag|terminer|måneders)(?!\p{L})/gu,
    /(?:kr\.? ?(?<!\d)\d[\d .]{0,12}|(?<!\d)\d[\d .]{0,12}\s?(?:kr|kroner|,-|millioner|mill))/gu,
  ],
  en: [
    /\d+\s?(?:months|instalments|installments|payments)(?!\p{L})/gu,
    /(?:(?:nok|kr|€|£|\$) ?(?<!\d)\d[\d ,.]{0,12}|(?<!\d)\d[\d ,.]{0,12}\s?(?:nok|kr|euros?))/gu,
  ],
});
/** The same without what a thing costs, which stands in many an ad that also says how it can be paid. */
const costs = phrases({
  both: [
    /(?<!\d)\d[\d.,]{0,12}\s?(?:%|prosent|per ?cent)\s?(?:p\.?a|årlig|rente|interest|apr|effektiv|eff|nominell)?/gu,
    /(?<!\d)\d[\d .,]{0,12}(?:kr|kroner|,-|nok|:-)?\s?(?:\/|per|pr\.?|i|a|each)\s?(?:mnd|mån|md|month|måned)\p{L}*/gu,
  ],
  nb: [/\d+\s?(?:måneder|månader|mnd|avdrag|terminer|måneders)(?!\p{L})/gu],
  en: [/\d+\s?(?:months|instalments|installments|payments)(?!\p{L})/gu],
});
const whole = phrases({
  nb: 'eff|effektiv|effektiv rente|eff rente',
  en: 'apr|effective rate|effective interest|representative example',
});
const total = phrases({
  nb: 'totalt|totalbeløp|totalkostnad|totalkostnaden|tot|samlet|sum',
  en: 'total|in total|total cost|total amount',
});

/** Where credit is told of with a figure, and not with all the figures that belong to it. */
export function findCreditFigures(content: Content): Match[] {
  const [amounts, prices] = [figures.find(content), costs.find(content)];
  const [rates, totals] = [whole.find(content), total.find(content)];
  const isComplete = ({ field }: Match) =>
    rates.some((one) => one.field === field) && totals.some((one) => one.field === field);
  const told = [
    ...loans.find(content).filter((match) => isNear(match, amounts, 60)),
    ...instalments.find(content).filter((match) => isNear(match, prices, 40)),
    ...nothing.find(content),
  ];
  const fields = new Set<string>();
  return told
    .filter((match) => !isComplete(match))
    .filter(({ field }) => !fields.has(field) && fields.add(field));
}
