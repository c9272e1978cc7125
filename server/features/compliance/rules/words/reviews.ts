import { phrases } from '../../matching/phrases.ts';

/** What others are said to think of it. */
export const reviews = phrases(
  {
    both: [
      'trustpilot|tripadvisor',
      /[★⭐]{3,}/gu,
      /(?<![\d.,])[45][.,]\d (?:stjerner|stars)/gu,
      /(?<![\d.,])[45](?:[.,]\d)?\s?(?:av|out of|\/)\s?5(?![\d.,]|\p{L})/gu,
    ],
    nb: [
      `5 stjerner|fem stjerner|femstjerners anmeldelse*|kundene sier|kundene våre sier|kundane seier|kundane våre seier|kundene elsker|
      kundene våre elsker|våre kunder sier|sier kundene|sier kundene våre|våre kunder elsker|kunder sier|kunder elsker|anmeldelse fra kund*|anmeldelse fra nett*|elsket av tusen*|elsket av hundre*|elsket av kund*|anmeldelser|anmeldelsene|google anmeldelse*|kundeanmeldelse*|toppanmeldelser|
      kundeomtale*|omtalene|best anmeldt|toppkarakter|tusenvis av fornøyde|hundrevis av fornøyde|tusenvis av glade|terningkast 5|terningkast 6|terningkast fem|terningkast seks|
      kundefavoritt*|anbefales av|anbefalt av kunde*|anbefalt av våre*|anbefalt av tusen*|anbefalt av hundre*|anbefalt av folk*|anbefalt av alle*`,
      /\d[\d .]* (?:\p{L}+ )?(?:fornøyde|nøgde|glade|tilfredse) kund\p{L}+/gu,
      /\d[\d .]*\s?(?:%|prosent|av 10|av ti) (?:av )?(?:\p{L}+ )?(?:kund\p{L}+|brukere|brukerne)?\s?(?:anbefaler|er fornøyd|er fornøyde|er nøgde)/gu,
      /(?:ni|åtte|\d) av ti (?:\p{L}+ )?(?:kunder|anbefaler)/gu,
    ],
    en: [
      `5 stars|five stars|5 star review*|five star review*|5 star rated|our customers say|customers say|customers love|our customers love|reviews|
      google review*|customer review*|top rated|highly rated|thousands of happy|hundreds of happy|recommended by customers|recommended by thousands|recommended by our customers|loved by thousands|loved by customers|loved by families|rated excellent|best reviewed`,
      /\d[\d ,]*\+? (?:happy|satisfied|delighted) (?:customers|clients)/gu,
      /\d[\d ,]*\s?(?:%|out of 10) (?:of )?(?:\p{L}+ )?(?:customers|clients|users)? ?(?:recommend|are satisfied|are happy)/gu,
      /nine out of ten (?:\p{L}+ )?(?:customers|recommend)/gu,
    ],
  },
  {
    nb: [
      `skriv en anmeldelse|legg igjen en anmeldelse|gi oss 5 stjerner|filmanmeldelser|bokanmeldelser|femstjerners hotell`,
      /5 stjerner[s]? (?:hotell|camping)/gu,
    ],
    en: '5 star hotel|five star hotel|leave a review|write a review|book reviews|film reviews|performance reviews',
  },
);
