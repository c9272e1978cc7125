import { phrases } from '../../matching/phrases.ts';

const parties =
  'høyre|høgre|arbeiderpartiet|arbeidarpartiet|ap|fremskrittspartiet|framstegspartiet|frp|senterpartiet|sp|sv|rødt|raudt|venstre|krf|mdg|inp|oss|\\p{L}*partiet|\\p{L}*listen|\\p{L}*lista|\\p{L}*liste|vårt parti|partiet vårt|familien|bygda|kysten|distriktene|folket|framtida|fremtiden|endring|forandring|trygghet|frihet|ja|nei';

/** Elections, parties, and what people march for. */
export const politics = phrases(
  {
    // As the neighbours say it.
    both: [
      `riksdag*|bundestag*|landtag*|folketing*|eduskunta*|sejm*|tweede kamer|assemblée nationale|europaparlament*|europarlament*|european parliament|parlement européen|riksdagsval*|kommunalval*|folketingsvalg*|kommunalvalg*|bundestagswahl*|landtagswahl*|europawahl*|kommunalwahl*|wahlkampf*|eduskuntavaal*|kuntavaal*|verkiezing*|élections|élection|elecciones|elezioni|eleições|wybory|
      vallöfte*|rösta på|rösta för|rösta nej|rösta ja|äänestä|votez|vota por|vota per|wählt|wählen gehen|partei|politiker|politikere|politikar*|afd|invandring*|einwanderung*|indvandring*|borgerforslag*|namninsamling*`,
      /(?<!\p{L})stem (?:p[åa]|op|voor|tegen) (?:\p{L}+ )?\p{L}*parti\p{L}*/gu,
    ],
    nb: [
      `stortingsvalg*|stortingsval|kommunevalg*|kommuneval|kommunevalet|stortingsvalet|fylkestingsvalg*|sametingsvalg*|kirkevalg*|skolevalg*|valgkamp*|valkamp*|valgdag*|valdag*|valgløft*|valgprogram*|valgbod*|valgstand*|valglokal*|valg 2027|valget 2027|valet 2027|årets valg|årets val|godt valg|godt val|før valget|før valet|etter valget|etter valet|høstens valg|valget nærmer seg|bruk stemmeretten|bruk stemmerett*|røysterett*|bruk stemmen din|bruk stemma di|bruk røysta di|forhåndsstem*|førehandsrøyst*|
      statsminister*|minister|ministeren|ministre*|finansminister*|regjeringen må|regjeringa må|stopp regjeringen|si fra til regjeringen|politisk reklame|politisk part*|politisk møte|politikk|politikken|politikar*|politiker|politikere|politikerne|*politikk|*politikken|partileder*|partileiar*|partikontor*|partilag*|partiprogram*|meld deg inn i partiet|ordførerkandidat*|ordførarkandidat*|listekandidat*|toppkandidat*|stortingskandidat*|førstekandidat*|førstekandidaten|listetopp*|kandidatene våre|kandidatane våre|kandidaten vår|vår kandidat|kandidat til storting*|valgmøte*|valmøte*|ungdomspartiet|listeforslag*|går til valg|går til val|bevar sykehuset*|bevar sjukehuset*|bevar skolen*|bevar skulen*|redd sykehuset*|redd sjukehuset*|redd skolen|redd skulen|stopp nedlegg*|nei til nedlegg*|klimastreik*|streik for|atomvåpen*|bomringen|bomringa|kumulér|kumuler|velgerne|veljarane|velgerinne|
      folkeavstemning*|folkeavstemming*|folkerøysting*|bompengene må *|bort med bompenge*|bompengeaksjon*|nei til bompenge*|underskriftskampanje*|underskriftsaksjon*|oppropet|opprop mot|opprop for|signer opprop*|underskriv|skriv under mot|skriv under for|skriv under på|skriv deg på oppropet|demonstrasjon mot|demonstrasjon for|demonstrasjonstog*|demonstrer mot|demonstrer for|fakkeltog mot|bli med i kampen mot|bli med i kampen for|aksjonen mot|folkeaksjon*|protester mot|protest mot|
      abort|abortloven|abortgrense*|abortrett*|selvbestemt abort|innvandring|innvandringen|innvandringa|innvandringspolitikk*|innvandringsstopp|asylpolitikk*|flyktningpolitikk*|stopp rasisme*|formuesskatt*|eiendomsskatt*|eigedomsskatt*|skattekutt*|skattelette*|eu medlemskap*|nei til eu|ja til eu|dødshjelp|kommunesammenslåing*|kommunesamanslåing*|
      kristelig folkeparti|sosialistisk venstreparti|kommunestyret vårt|kommunestyrevalg*|din stemme teller|di stemme tel|stem ved valget|stem på valgdagen|stem i valget|stem ved kommune*|stem ved storting*|vi vil ha ny *politikk|programmet vårt før *`,
      new RegExp(
        String.raw`(?<!\p{L})(?:stem|stemme|stemmer|røyst|meld deg inn i|bli medlem i|bli med i|gi din stemme til|ei stemme til|en stemme til|stemmen din til|stemma di til) (?:på |for |mot )?(?:${parties})(?!\p{L})`,
        'gu',
      ),
      /(?<!\p{L})(?:nei|ja|stopp) til (?:mer |meir |nye |ny |flere )?(?:vindkraft|vindturbiner|vindmøller|vindkraftverk|eu|abort|innvandring|bompenger|bompengar|bomringen|bomring|gruvedrift|kjernekraft|atomkraft|oljeboring|eiendomsskatt|eigedomsskatt|formuesskatt|fritt skolevalg|asylmottak|kommunesammenslåing|motorvei|nedlegging|skolenedlegging|skulenedlegging|sentralisering|datasenter)(?!\p{L})/gu,
      /(?<!\p{L})stem (?:ja|nei|for|mot) (?:til )?\p{L}+/gu,
    ],
    en: `vote for|vote against|vote yes|vote no|go vote|cast your vote|election|elections|*election day|election campaign|politics|politician*|political part*|all parties|party leader|party member*|party programme|join the party|join our party today|ask the party|the party promised|our party's *|prime minister|immigration policy|immigration|immigrants out|asylum seekers|abortion|abortion rights|pro life|pro choice|
      climate policy|tax policy|energy policy|foreign policy|housing policy|school policy|oil policy|sign the petition|sign our petition|petition|referendum|our candidate*|your candidate*|candidate for mayor|candidate for parliament|candidate for the *|your vote counts|polling station*|minister|ministers|asylum policy|gun control|wind power protest|no more wind *|stop the wind *|protest against|save our hospital|save our school|save our schools|rally for|march for|climate strike*|refugees welcome|march against|demonstration`,
  },
  {
    both: 'wählen|wählerisch|kandidat til stilling*',
    nb: [
      `stem på favoritten*|stem på din favoritt|stem frem *|stem fram *|stem på oss som|stem for din favoritt|abort klinikk bemanning|stem på oss og vinn|spontan abort|personvernpolitikk*|politisk uavhengig|upolitisk|retningslinjer og politikk|returpolitikk*|prispolitikk*|før valget av *|ved valget av *|til valget av *|minister nei|ministrant*|underskriv kontrakt*|underskriv avtale*|underskriv digitalt|skriv under på kontrakt*|skriv under på avtale*|skriv under digitalt|godt valg av *|godt valg for *|et godt valg|eit godt val`,
      /stem (?:på|for) oss (?:i|som|til) /gu,
      /(?<!\p{L})(?:et|eit) (?:\p{L}+ )?godt valg?/gu,
    ],
    en: 'immigration law*|immigration advice|vote for your favo*|vote for us in|vote for us as|vote for the best|vote for our *|petition for divorce|office politics|all parties welcome',
  },
);
