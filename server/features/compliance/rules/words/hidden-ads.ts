import { phrases } from '../../matching/phrases.ts';

/** An ad that would rather be taken for something else. */
export const hidden = phrases({
  nb: [
    `ikke reklame|ikkje reklame|ikke en reklame|ikke en annonse|ikke ein annonse|dette er ikke en annonse|ingen reklame|ikke sponset|
    ikke sponsa|ikke betalt for|ikke betalt reklame|ærlig anbefaling fra en|jeg er bare en vanlig|bare en vanlig forbruker|
    som privatperson|helt vanlig mamma som|en nyhetssak|ekstrautgave|redaksjonell artikkel|nyhetsartikkel*|ikke betalt for å si|annonsørinnhold? nei`,
    /(?<!\p{L})(?:siste nytt|breaking|nyhetssak|nyhetsmelding|avsløring|avslørt)\s?[:!]/gu,
    /(?<!\p{L})(?:nrk|vg|tv 2|tv2|dagbladet|e24|aftenposten|nettavisen) (?:avslører|avslørte|melder|skriver|rapporterer)(?!\p{L})/gu,
  ],
  en: [
    `not an ad|not an advert|not an advertisement|isn't an ad|isn't an advert|this is no ad|not sponsored|not a sponsored post|i am just a regular|
    i'm just a regular|just an ordinary mum|nobody paid me|not paid to say|news report|editorial article`,
    /(?<!\p{L})(?:breaking(?: news)?|news flash|exposed|revealed)\s?[:!]/gu,
  ],
});
