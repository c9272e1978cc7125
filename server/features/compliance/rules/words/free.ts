import { isNear, isWithin, type Match, phrases } from '../../matching/phrases.ts';
import type { Content } from '../../rule.ts';

const free = phrases(
  {
    nb: `gratis|kostnadsfri*|vederlagsfritt|uten kostnad|helt uten kostnader|koster ingenting|kostar ingenting|
      koster deg ingenting|0 kr|0 kroner|kr 0|for null kroner|gratisgave|gratisprøve*`,
    en: 'free|free of charge|at no cost|at no charge|costs nothing|costs you nothing|0 kr|nok 0|0 nok|complimentary',
  },
  {
    nb: `gratis frakt|gratis levering|gratis hjemlevering|gratis parkering|gratis retur|gratis bytte|gratis inngang|
      gratis entre|gratis wifi|gratis lading|gratis app|gratis i bruk`,
    en: [
      `free shipping|free delivery|free returns|free parking|free entry|free admission|free wifi|feel free|free range|
      free time|free from|toll free|set free|free up|free spirit*|free choice|free hand*|free flow*|free yourself`,
      /\p{L}+[-\s]free(?=[\s,.!]|$)(?<=(?:sugar|gluten|dairy|lactose|alcohol|hassle|worry|stress|hands|pain|care|debt|interest|duty|nut|mess|smoke|odou?r|plastic|carefree|wrinkle|frost|draught|draft|leak)[-\s]free)/gu,
    ],
  },
);
/** What costs nothing anywhere, so that nobody takes it for a gift. */
const usual = phrases({
  nb: `gratis befaring*|gratis og uforpliktende *|gratis uforpliktende *|gratis tilbud|gratis pristilbud|gratis prisoverslag|gratis prisestimat|
    gratis konsultasjon*|gratis rådgivning|gratis veiledning|gratis råd|gratis verdivurdering|gratis e takst|gratis vurdering|
    gratis prøvetime*|gratis prøvetrening|gratis demo*|gratis oppmåling|gratis prat|gratis samtale|kostnadsfri befaring|
    kostnadsfri og *|kostnadsfri verdivurdering|kostnadsfri konsultasjon|kostnadsfri prat|kostnadsfritt tilbud|tilbud helt gratis|
    befaring er gratis|befaringen er gratis|gratis hjemmebesøk|gratis kartlegging|gratis sjekk|gratis boligsjekk`,
  en: `free quote*|free estimate*|free survey*|free inspection*|free consultation*|free advice|free valuation*|free demo*|
    free trial class|free trial lesson|free no obligation *|free site visit*|free assessment*|free home visit*|free call`,
});
/** What it may cost all the same. */
const bound = phrases({
  nb: [
    `ved kjøp*|når du kjøper|når du bestiller|om du kjøper|hvis du kjøper|ved bestilling|abonnement*|binding|bindingstid*|
    bindingstida|medlemskap*|ekspedisjonsgebyr*|faktureringsgebyr*|etableringsgebyr*|gebyr|gebyrer|mot kjøp*|bare betal|i ekspedisjon|deretter|kr mnd|ved innmelding|kjøper du|bestiller du|
    ved inngåelse*|ved avtale om|med avtale|serviceavtale*|tegner du|som tegner|tegner forsikring|bind deg|binder deg|abonner og|når du tegner|på kjøpet|ved tegning`,
    /(?<!\p{L})kjøp (?:\d+|to|tre|en|ei|et|én|for)(?!\p{L})/gu,
  ],
  en: [
    `when you buy|when you order|when you sign up|with every purchase|with any purchase|with purchase|on purchase|subscription*|
    contract|binding period|minimum term|membership|handling fee|fee|fees|if you buy|with every order|with every *|phone plan*|then only|after that`,
    /(?<!\p{L})buy (?:\d+|one|two|three|any|a|an)(?!\p{L})/gu,
  ],
});

/** Where something is called free, and whether it stands beside what has to be bought for it. */
export function findFree(content: Content): { match: Match; isBound: boolean }[] {
  const conditions = bound.find(content);
  const harmless = usual.find(content);
  return free
    .find(content)
    .map((match) => ({ match, isBound: isNear(match, conditions, 80) }))
    .filter(({ match, isBound }) => isBound || !harmless.some((other) => isWithin(match, other)));
}
