import { phrases } from '../../matching/phrases.ts';

/** An ad that would rather be taken for something else. */
export const hidden = phrases({
  nb: [
    `ikke reklame|ikkje reklame|ikke en reklame|ikke en annonse|ikke ein annonse|dette er ikke en annonse|ingen reklame|ikke sponset|
    ikke sponsa|ikke betalt for|ikke betalt reklame|ærlig anbefaling fra en|jeg er bare en *|jeg er bare ei *|eg er berre ei *|eg er berre ein *|jeg er en helt vanlig *|jeg er bare mamma|jeg er ikke selger|jeg får ikke betalt|jeg har ikke fått betalt|ingen har betalt meg|ikke et betalt innlegg|ikke betalt innhold|dette er ikke en reklamepost|ikke annonse|ikkje annonse|bare et tips fra *|bare et tips|berre eit tips|tips fra en venn|tips fra en venninne|så tipset naboen *|naboen tipset *|fant dette ved en tilfeldighet|måtte bare dele|måtte bare fortelle|må bare dele|en vanlig kunde|en helt vanlig *|skrevet av redaksjonen|redaksjonen har *|redaksjonen vår har *|vår journalist|vår reporter|av vår medarbeider|uavhengig test|uavhengig journalist|saken oppdateres|les hele saken|les saken|nordmenn strømmer til|nordmenn flokker|forskere overrasket|forskere sjokkert|forskere advarer|eksperter sjokkert|eksperter advarer|ny studie avslører|ny undersøkelse avslører|bare en vanlig forbruker|
    som privatperson|helt vanlig mamma som|en nyhetssak|ekstrautgave|redaksjonell artikkel|nyhetsartikkel*|ikke betalt for å si|annonsørinnhold? nei`,
    /(?<!\p{L})(?:siste nytt|nyhetsbyrået|lokalavisa|lokalavisen|breaking|breaking news|kronikk|nyhetssak|nyhetsmelding|avsløring|avslørt)\s?[:!]/gu,
    /(?<!\p{L})(?:nrk|vg|tv 2|tv2|dagbladet|e24|aftenposten|nettavisen) (?:avslører|avslørte|melder|skriver|rapporterer)(?!\p{L})/gu,
  ],
  en: [
    `not an ad|not an advert|not an advertisement|isn't an ad|isn't an advert|this is no ad|not sponsored|not a sponsored post|i am just a regular|
    i'm just a *|i am just a *|just a mum *|just a mom *|just a dad *|just a nurse *|just a pensioner *|just an ordinary *|not a salesman|not a salesperson|i wasn't paid|i was not paid|nobody is paying me|not paid content|a tip from a friend|just a tip from *|my neighbour told me|my neighbor told me|had to share this|i had to share|written by our editors|our editors|our newsroom|our reporter|our journalist|independent test|independent review|read the full story|experts are shocked|experts shocked|scientists shocked|scientists surprised|researchers surprised|locals are flocking|just an ordinary mum|nobody paid me|not paid to say|news report|editorial article`,
    /(?<!\p{L})(?:breaking(?: news)?|news flash|exposed|revealed)\s?[:!]/gu,
  ],
});
