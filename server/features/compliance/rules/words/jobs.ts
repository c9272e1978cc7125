import { isNear, type Match, phrases } from '../../matching/phrases.ts';
import type { Content } from '../../rule.ts';

/** What people are hired as: endings of it, since most are compounds. */
const trade = String.raw`\p{L}*(?:rørleggar|rørlegger|elektrikar|elektriker|snekkar|snekker|tømrar|tømrer|malar|maler|murar|murer|blikkenslager|taktekker|frisør|bakar|baker|konditor|kokk|kokken|servitør|servitrise|bartender|barista|lærar|lærer|pedagog|sykepleier|sjukepleiar|fagarbeider|pleier|reinhaldar|renholder|vasker|seljar|selger|sjåfør|montør|mekanikar|mekaniker|ingeniør|konsulent|assistent|medarbeider|medarbeidar|leder|leiar|sjef|vekter|vakt|resepsjonist|meister|mester|lærling|vikar|hjelp|arbeider|arbeidar|operatør|teknikar|tekniker|terapeut|lege|tannlege|veterinær|advokat|regnskapsfører|rekneskapsførar|fører|utvikler|utviklar|designer|rådgiver|rådgjevar|megler|meklar|instruktør|trener|plukker|plukkar|fisker|fiskar|matros|kaptein|styrmann|skipper|guide|slakter|slaktar|fotograf|journalist|sveiser|sveisar|stillasbygger|oppvasker|hovmester|arkitekt|programmerer|analytiker|forsker|forskar|vernepleier|psykolog|jordmor|bioingeniør|optiker|pilot|barnevakt|dagmamma|kantor|dirigent|organist|rengjører|reingjerar|butikkdame|gartner|røkter|avløser|avløysar|bud|sekretær|kontordame|togfører|kurer|hushjelp|barnepike|au pair)(?:en|ene|ane|e|er|ar|ne|a|s)?`;
const tradeInEnglish = String.raw`(?:\p{L}+ )?(?:plumber|electrician|carpenter|painter|bricklayer|hairdresser|barber|baker|chef|cook|waiter|waitress|bartender|barista|teacher|nurse|cleaner|seller|driver|courier|fitter|mechanic|engineer|consultant|assistant|manager|supervisor|guard|receptionist|apprentice|temp|worker|operator|technician|therapist|doctor|dentist|vet|lawyer|accountant|bookkeeper|developer|programmer|designer|adviser|advisor|instructor|trainer|gardener|secretary|salesperson|salespeople|salesman|carer|caregiver|labourer|picker|packer|welder|fisherman|deckhand|captain|guide|butcher|photographer|journalist|scaffolder|architect|analyst|scientist|researcher|psychologist|midwife|pharmacist|optician|pilot|dishwasher|porter|farmhand|babysitter|roofer|cashier|stylist|housekeeper|au pair|nanny|help|hands?|staff|crew|personnel)(?:s|es)?`;

/** That somebody is hired. */
const hiring = phrases(
  {
    // As the neighbours say it.
    both: 'wir suchen|wir stellen ein|stellenangebot*|*gesucht|vi söker|lediga jobb|jobba hos oss|jobba med oss|vi søger|søg jobbet|vacature*|wij zoeken|nous recrutons|on recrute|recrute|trabaja con nosotros|cerchiamo|rekrytoimme|työpaikka*|zatrudnimy',
    nb: [
      `ledig stilling*|ledige stilling*|ledig jobb|ledige jobb*|stilling ledig|vi ansetter|vi tilsetter|vi tilset|stillingsannonse*|stillingsutlysning*|søk jobb*|søk på jobb*|søk stilling*|søk på stilling*|søk deg til|ny utfordring|nye utfordringer|lyst til å jobbe*|lyst på jobb|lyst på ny jobb|fast jobb|ledige vakter|ledig vakt|en del av teamet|ein del av teamet|del av laget vårt|teamet vårt vokser|jobbe hjemmefra|arbeide hos|arbeide for oss|jobb hos oss|jobb hjå oss|jobb for oss|jobb med oss|arbeid hos oss|arbeid hjå oss|arbeide hjå oss|jobbe hjå oss|tar inn lærling*|tek inn lærling*|jobbe hos oss|jobbe for oss|jobbe med oss|jobbe i *|ny jobb|nye jobber|jobben er din|denne jobben|sulten på jobb|på jakt etter jobb|lei av jobben|bytte jobb|byte jobb|drømmejobb*|drøymejobb*|ekstrajobb*|deltidsjobb*|sommerjobb*|sommarjobb*|helgejobb*|kveldsjobb*|juleekstra*|studentjobb*|
      ny kollega|nye kollegaer|nye kolleger|ny kollega?|vår nye kollega|vår nye *leder|kollega til *|ny medarbeid*|nye medarbeid*|vi rekrutterer|rekrutterer nå|vil du jobbe|vil du arbeide|vil du bli kollega*|bli kollega*|bli en av oss|bli ein av oss|bli med på laget|bli lærling*|lærlingplass*|læreplass*|traineestilling*|traineeprogram*|fast stilling*|full stilling|hel stilling|*stilling ledig|*stillinger ledig*|deltidsstilling*|heltidsstilling*|vikariat*|søknadsfrist*|søkjarfrist*|send søknad*|send oss søknad*|søknad og cv|send cv|din cv|cv en|jobbsøk*|karrieremulighet*|karrieremoglegheit*|
      lønn etter tariff|lønn etter avtale|løn etter avtale|løn etter tariff|konkurransedyktig lønn|god lønn|god løn|gode lønns*|tariffestet lønn|fastlønn|med lønn fra|tiltredelse*|ekstrahjelp*|ekstravakt*|sommerhjelp*|sommarhjelp*|sommervikar*|sommarvikar*|ferievikar*|tilkallingsvikar*|ringevikar*|folk på laget|flere folk|fleire folk|flere hender|bli * hos oss|oppsigelse? ny`,
      new RegExp(
        String.raw`(?<!\p{L})(?:søker|søkjer|ansetter|tilset|tilsetter|rekrutterer)(?! (?:du|dere|de|seg)(?!\p{L}))(?: (?!etter|til|om|på)\p{L}+){0,4}? ${trade}(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})(?:vi|me|oss|\p{L}*(?:restauranten|kafeen|butikken|klinikken|barnehagen|skolen|skulen|gården|garden|hotellet|firmaet|bedriften|avdelingen|avdelinga|verkstedet|verkstaden|salongen|bakeriet|lageret|laget|teamet|hjemmet|heimen|kommunen|kontoret|museet|senteret|byrået|sjukehuset|sykehuset|fabrikken|rederiet|selskapet)) (?:\p{L}+ ){0,2}?(?:trenger|treng|ser etter|leter etter|leiter etter|mangler|manglar|vil ha|ønsker oss|ynskjer oss|jakter på|skal ha)(?: \p{L}+){0,4}? ${trade}(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})(?:vi|me) (?:\p{L}+ ){0,2}?(?:søker|søkjer|ser etter|leter etter) (?:\p{L}+ )?(?:deg som|ein som|en som|flere kolleger|fleire kollegaer)(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})${trade}(?: (?!\p{L}*(?:frivillig|modell))[\p{L}/]+){0,4} (?:søkes|søkast|søkjast|ønskes|ynskjast|søktes)(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})(?<!(?:er|har|oss|vi|me|våre|av|de|dei|hos|med) )(?:to|tre|fire|fem|seks|flere|fleire|nye|\d{1,2}) (?:nye |flinke |dyktige |erfarne |faste )?${trade} (?:til|i|på) `,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})(?:bli (?:vår|våre|vårt|neste) (?:\p{L}+ ){0,3}?|(?:vil du bli|bli(?= \p{L}+(?!\p{L})(?! for en| for ein| på kurs| for en dag| i eget| heime| hjemme))|jobbe som|jobb som|arbeid som|arbeide som|begynne som|starte som|jobbar du som|stilling som) (?:vår |en |ein |ei |et |nye |neste |ny )*(?!frisk|med|en|ein|kvitt))${trade}(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})(?:deltid|heltid|fulltid|turnus|\d{2,3} ?%)(?: stilling)?[^.!?]{0,40}${trade}(?!\p{L})|(?<!\p{L})${trade}[^.!?]{0,40} (?:deltid|heltid|fulltid|\d{2,3} ?% stilling)(?!\p{L})`,
        'gu',
      ),
      /(?<=^|[.!?:\n] ?)(?:ledig |ledige |fast )?jobb(?:er|ar)? (?:i|på|som|hos|hjå|for) /gu,
      /(?<!\p{L})har du (?:fagbrev|truckførerbevis|truckbevis|erfaring som|erfaring fra|utdanning som|fagskole|autorisasjon)[^.!?]{0,40}/gu,
      /(?<!\p{L})\d{2,3} ?(?:%|prosent)?s? ?stilling(?:er)?(?!\p{L})/gu,
      /(?<!\p{L})stillinga?(?:r|en|er|ene)? (?:som|i|ved|hos|på) /gu,
    ],
    en: [
      `we are hiring|we're hiring|now hiring|hiring|job opening*|vacancy|vacancies|apply for the job|apply for this job|open position*|join our team|join the team|part of our team|part of the team|we are growing and need*|new challenge|looking for work|looking for a job|extra shifts|work from home|no experience needed|no experience required|drive for us|join our crew|work for us|work with us|come work with *|come and work *|dream job|part time job*|full time job*|summer job*|weekend job*|new job|next job|better job|this job|your job|full time position*|part time position*|permanent position*|position as|send your cv|your cv|send us your application|application deadline|apply with cv|we are recruiting|recruiting|careers with us|a career in|a career with|job seeker*|job for you|jobs for *|jobs in *|job in *|job at *|position available|positions available|competitive salary|competitive pay|good pay|paid training|salary from|staff wanted|help wanted|wanted for our|wanted at our|your new colleague*|new colleague*|apprenticeship*|become a colleague`,
      new RegExp(
        String.raw`(?<!\p{L})(?:wanted|needed)\s?: (?:\p{L}+ ){0,3}?${tradeInEnglish}(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})${tradeInEnglish}(?: \p{L}+){0,3}? (?:wanted|needed|required)(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})(?:we need|we are looking for|we're looking for|looking for|we seek|seeking|we want|we are seeking|searching for) (?:\p{L}+[ ,]){0,4}?${tradeInEnglish}(?! (?:who|that) (?:actually|really))(?!\p{L})(?! ?\?)`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})(?:become|work as|start as|working as) (?:our |a |an |the )(?:\p{L}+ ){0,2}?${tradeInEnglish}(?!\p{L})`,
        'gu',
      ),
    ],
  },
  {
    nb: [
      'samarbeidspartner* søkes|leietaker* søkes|lokale* søkes|leilighet søkes|bolig søkes|hus søkes|hybel søkes|modell* søkes|hårmodell* søkes|frivillig* søkes|vi søker frivillige|frivillig* til *|sponsor* søkes|testfamilie* søkes|vi søker en samarbeidspartner|vi søker en leietaker|vi søker en vinner|vi søker en testfamilie|vi søker en * om støtte|bli en av oss som støtter|bli med på laget som støtter|bli * hos oss i dag|jobbe i hagen|jobbe i fred|jobbe i ro|ny jobb på huset|flere hender i|bli kunde hos oss|bli medlem hos oss|bli pasient hos oss|bli frisk hos oss|bli fin hos oss|bli klippet hos oss|bli glad hos oss|bli lærling i matglede',
      /(?<!\p{L})(?:vi|me) [^.!?]{0,60}(?:lagleder|lagleiar|dommer|dommar|foreldretrener)\p{L}*/gu,
      /(?<!\p{L})(?:trenger|treng|søker|søkjer) (?:du|dere|de)(?!\p{L})[^.!?]*/gu,
    ],
    en: 'join the team on *|join the team for a *|a new job for your *|open positions of|your job is to|our job|good job|the job done|job done|any job|every job|small job*|big job*|no job too *|jobs in the house|job in the house|we are looking for help|looking for a good *',
  },
);
/** Who is wanted, and what only somebody who is hired is told of: together they say so. */
const hired = phrases({
  nb: [new RegExp(String.raw`(?<!\p{L})${trade}(?!\p{L})`, 'gu')],
  en: [new RegExp(String.raw`(?<!\p{L})${tradeInEnglish}(?!\p{L})`, 'gu')],
});
const terms = phrases({
  nb: 'søk nå|søk i dag|søk innen|søk no|søknad|søknaden|tariff|tarifflønn|turnus|skiftarbeid|provisjon*|overtid|opplæring i jobben|lønn fra *|timelønn*|månedslønn|årslønn|personalrabatt*|bli kjent med arbeidsplassen|arbeidsplass*|arbeidstid*|kollegaer|kollegene|kollegaene|kolleger',
  en: 'apply now|apply today|apply by|apply before|salary|wages|wage|per hour paid|hourly pay|shifts|overtime|colleagues|employer|employment|paid holiday*|full time|part time|no experience needed|experience needed',
});

/** Words that say that somebody is hired. */
export function findJobs(content: Content): Match[] {
  const near = terms.find(content, ['ad']);
  const meant = near.length > 0 ? hired.find(content, ['ad']).filter((match) => isNear(match, near, 90)) : [];
  return [...hiring.find(content, ['ad']), ...meant];
}
