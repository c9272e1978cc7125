import { phrases } from '../../matching/phrases.ts';

const parties =
  'høyre|arbeiderpartiet|arbeidarpartiet|ap|fremskrittspartiet|framstegspartiet|frp|senterpartiet|sp|sv|rødt|raudt|venstre|krf|mdg|miljøpartiet|inp|pensjonistpartiet|oss|listen|lista';

/** Elections, parties, and what people march for. */
export const politics = phrases(
  {
    nb: [
      `stortingsvalg*|stortingsval|kommunevalg*|kommuneval|fylkestingsvalg*|sametingsvalg*|kirkevalg*|valgkamp*|valkamp*|valgdag*|valglokale*|valg 2027|valget 2027|valet 2027|årets valg|bruk stemmeretten|bruk stemmen din|bruk stemma di|forhåndsstem*|
      statsminister*|minister|ministeren|finansminister*|politisk parti|partileder*|partileiar*|partiet vårt|vårt parti|meld deg inn i partiet|ordførerkandidat*|ordførarkandidat*|listekandidat*|toppkandidat*|stortingskandidat*|førstekandidat*|
      folkeavstemning*|bompengene må bort|bort med bompenge*|bompengeaksjon*|folkerøysting*|underskriftskampanje*|oppropet|opprop mot|opprop for|signer oppropet|underskriv oppropet|underskriv kravet|underskriv kampanjen|underskriv mot|skriv under på oppropet|skriv under mot|skriv under på kravet|
      abort|abortloven|abortgrense*|abortrett*|selvbestemt abort|innvandring|innvandringen|innvandringa|innvandringspolitikk*|innvandringsstopp|asylpolitikk*|klimapolitikk*|skattepolitikk*|energipolitikk*|ruspolitikk*|formuesskatt*|eu medlemskap*|nei til eu|ja til eu|
      fremskrittspartiet|arbeiderpartiet|senterpartiet|miljøpartiet de grønne|kristelig folkeparti|sosialistisk venstreparti|fylkestinget|kommunestyrevalg*|din stemme teller|stem ved valget|stem på valgdagen|stem i valget|godt valg 2027`,
      new RegExp(
        String.raw`(?<!\p{L})(?:stem|stemme|røyst|meld deg inn i|bli medlem i|bli med i|gi din stemme til|ei stemme til) (?:på )?(?:${parties})(?!\p{L})`,
        'gu',
      ),
      /(?<!\p{L})(?:nei|ja) til (?:vindkraft|vindturbiner|eu|abort|innvandring|bompenger|bomringen|gruvedrift|kjernekraft|atomkraft|oljeboring|eiendomsskatt|formuesskatt|fritt skolevalg|asylmottak|kommunesammenslåing)(?!\p{L})/gu,
      /(?<!\p{L})stem (?:ja til|nei til|for|mot) \p{L}+/gu,
    ],
    en: `vote for|vote against|vote yes|vote no|election day|general election|local election*|parliamentary election*|election campaign|political party|our party's *|party leader|prime minister|immigration policy|stop immigration|mass immigration|against immigration|abortion|abortion rights|
      climate policy|tax policy|sign the petition|sign our petition|petition|referendum|candidate for mayor|candidate for parliament|your vote counts|polling station*|minister of *|asylum policy`,
  },
  {
    nb: [
      `stem på favoritten*|stem på din favoritt|stem på oss i *|stem frem *|stem fram *|stem på oss som|stem for din favoritt|abort klinikk bemanning|stem på oss og vinn|spontan abort`,
      /stem (?:på|for) oss (?:i|som|til) /gu,
    ],
    en: 'vote for your favo*|vote for us in|vote for us as|vote for the best|vote for our *|petition for divorce',
  },
);
