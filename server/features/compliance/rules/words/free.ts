import { isNear, type Match, phrases } from '../../matching/phrases.ts';
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
/** What it may cost all the same. */
const bound = phrases(
  {
    nb: [
      `ved kjøp*|*som kjøper|*som bestiller|*som handler|til å kjøpe|*til å kjøpe kake|om du kjøper|hvis du *|dersom du *|når du *|når dere *|når de *|ved tegning av *|sammen med en *|sammen med ein *|saman med ein *|i følge med *|i følge med betalende|med hver *|med kvar *|for hver *|i minst *|i et år|fast giver|faste givere|avtalegiver*|startavgift*|innmelding*|månedsgebyr*|påslag*|per måned deretter|per måned etter *|i måneden i *|hver måned|ved bestilling|abonnement*|binding|bindingstid*|
    bindingstida|medlemskap*|ekspedisjonsgebyr*|faktureringsgebyr*|etableringsgebyr*|gebyr|gebyrer|mot kjøp*|bare betal|i ekspedisjon|deretter|kr mnd|ved innmelding|kjøper du|bestiller du|
    ved inngåelse*|ved avtale om|med avtale|serviceavtale*|tegner du|som tegner|tegner forsikring|bind deg|binder deg|abonner og|når du tegner|på kjøpet|ved tegning`,
      /(?<!\p{L})kjøp (?:\d+|to|tre|en|ei|et|én|for)(?!\p{L})/gu,
    ],
    en: [
      `when you *|if you *|*year plan|*year plans|*month plan|*month contract|with a paid *|with every adult *|with each *|every month after|per month after|after the trial|sign up for *|with every purchase|with any purchase|with purchase|on purchase|subscription*|
    contract|binding period|minimum term|membership|handling fee|fee|fees|if you buy|with every order|with every *|phone plan*|then only|after that`,
      /(?<!\p{L})buy (?:\d+|one|two|three|any|a|an)(?!\p{L})/gu,
    ],
  },
  {
    nb: 'når du vil|når du ringer|når du spør|når du tar kontakt|når du ønsker*|når du trenger*|når du har *|når du er *|når du kommer*|når det *|hvis du vil*|hvis du ønsker*|hvis du har *|hvis du er *|hvis du trenger*|hvis du lurer*|hvis du ikke *|for hver enkelt|med hver av *',
    en: 'when you want|when you call|when you ask|when you write|when you like|when you need*|when you are *|when you arrive|when you visit|if you want|if you like|if you need*|if you have *|if you are *|if you do not *',
  },
);

/** Where something is called free beside what has to be bought, or signed, for it. */
export function findFree(content: Content): Match[] {
  const conditions = bound.find(content);
  return free.find(content).filter((match) => isNear(match, conditions, 80));
}
