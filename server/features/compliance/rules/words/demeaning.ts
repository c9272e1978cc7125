import { phrases } from '../../matching/phrases.ts';

const women = String.raw`(?:kvinn(?:e|a|er|ene)|kvinnfolk(?:a|ene)?|kvinnfolka|dame(?:r|ne|n)?|dama|jent(?:e|a|er|ene)|kona|kone|koner|konene|kjerring(?:a|er)?|madam(?:men)?|berta|blondine(?:r|n)?|frua|fruen|husmødre|husmor|mor di|svigermor|servitrise(?:r|ne)?|frøken|frøkner|piker|pikene|modell(?:er|ene)?|sykepleiersker|babe(?:s|n)?|chick(?:s)?)`;
const looks =
  'sexy|sexye|hete|heite|heteste|hotte|hot|deilige|deilig|lekre|lekker|herlige|smekre|villige|villig|lettkledde|lettkledd|avkledde|avkledd|halvnakne|nakne|toppløse|barbeinte|struttende|kåte|stramme|pene|søte|snertne|flotte|nydelige|kurvete|frodige|frekke';
const womenInEnglish = String.raw`(?:wom[ae]n|girls?|lad(?:y|ies)|chicks?|wi(?:fe|ves)|girlfriend|mother in law|mums?|moms?|blondes?|housewi(?:fe|ves)|waitress(?:es)?|nurses?|babes?|secretar(?:y|ies)|female)`;
const looksInEnglish =
  'sexy|hot|hottest|gorgeous|busty|half[- ]naked|scantily clad|naked|topless|leggy|curvy|young and pretty|pretty|horny|naughty|barely dressed|sizzling';
const able =
  'kan|klarer|klarar|får til|greier|greier|forstår|skjønner|skjønar|finner ut av|kjører|kunne|vil forstå';

/** Women or men are made less of, or a body is there to be looked at. */
export const demeaning = phrases(
  {
    both: 'babes|milf|milfs|hot babe*|bikinibabe*|bikini babe*|hooters',
    nb: [
      `pupper|puppene|puppebonus|bryster du|bikinivask*|bikiniserver*|bikinijente*|bikinidame*|bikini jente*|miss våt *|våt t skjorte|våte t skjorter|våt trøye|toppløs servering|toppløs bilvask|sexy vask*|sexy bilvask*|sexy servering|sexy betjening|vaskehjelp i undertøy|renhold i undertøy|i bare undertøyet|i bare trusa|jenter i bikini|damer i bikini|jentene i bikini|damene i bikini|i miniskjørt|korte skjørt|kort skjørt|korteste skjørt*|dyp utringning|utringning*|lårkort*|på panseret|bar overkropp|bare overkropper|strippende *|mannekropper|lekre menn|deilige menn|fyldige former|frodige former|kurver på rett plass|overlat det til menn*|overlat jobben til menn*|overlat det til mannfolk*|la mannfolka|la mennene ta|
      mannfolkjobb*|mannfolkarbeid*|mannejobb|mannearbeid|kvinnearbeid|kjerringprat|jentekjøring|kjerringkjøring|damekjøring|kvinnelogikk|damelogikk|kvinnelig logikk|blondinevits*|blondinesikker*|konesikker*|kjerringsikker*|damesikker*|damevennlig teknikk|kvinnesikker*|
      ikke for pyser og *|kun for ekte *|bare for ekte *|berre for ekte *|for ekte menn|for ekte mannfolk|for ekte karer|for ekte gutter|ekte mannfolk|ekte menn *|en ekte mann *|ein ekte mann *|vær mann|ver mann|bli en ekte mann|tøffelhelt*|under tøffelen|mannen fortjener|kona maser|kjerringa maser|mase kona|kona sutrer|slipp unna kona|fri fra kona|kona på kjøpet|send kona|bytt ut kona|kast ut kona|gammel kjerring|gamle kjerringer|mannen i huset bestemmer|selv mannen kan|selv mannen klarer|selv menn *|menn kan ikke|menn klarer ikke|menn skjønner ikke|mannfolk skjønner ikke|mannfolk kan ikke|typisk mannfolk|typisk menn|typisk kvinner|typisk kvinnfolk|typisk damer|som en jente|som ei jente|som ei kjerring|som en kjerring|som jenter gjør|stramme rumper|fine rumper|rumpa til|rumper og pupper|sexy rumpe*|
      sexy rygg|sexy mage|sexy lår|sexy legger|sexy kropp|trofékone*|trofekone*|sukkerpappa*|dameteft|damemagnet|sjekkemagnet|villig og *|rosa for henne|gi kona|kjøkkenet er kvinnens`,
      new RegExp(String.raw`(?<!\p{L})(?:${looks}) (?:\p{L}+ )?${women}(?!\p{L})`, 'gu'),
      new RegExp(
        String.raw`(?<!\p{L})(?:selv|til og med|sjølv|også|så enkelt at|så lett at|så enkel at)(?: selv| til og med| sjølv)?(?: en| ei)? ${women} (?:${able})(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})(?:ikke|ikkje|aldri|ingenting|intet|ingen) (?:noe |nokre |noko |jobb |plass |sport |arbeid )?for ${women}(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})${women} (?:kan|klarer|klarar|skjønner|forstår|bør|skal|vil) (?:ikke|ikkje|aldri|bare|holde seg)(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})${women}(?:[^.!?]{0,30} )(?:hører|høyrer|tilhører|bør stå|skal stå|kan stå|står best|hører hjemme)[^.!?]{0,12} (?:\p{L}*kjøkken\p{L}*|hjemme|heime|komfyren|oppvasken|ved gryta|ved grytene)`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})${women}[^.!?]{0,40} (?:på|ved|bak|til|i|over) (?:kjøkkenet|komfyren|oppvasken|grytene|gryta|strykebrettet|strykejernet|støvsugeren|vaskebøtta)(?!\p{L})`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})${women} og (?:verktøy|bil|biler|teknikk|kart|tall|parkering|motor|motorer)[^.!?]{0,20}(?:ikke|ikkje|dårlig|dårleg|aldri)`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})(?:la|sett|send|få) ${women} [^.!?]{0,30}(?:kjøkken\p{L}*|oppvask\p{L}*|komfyr\p{L}*|støvsug\p{L}*|strykebrett\p{L}*|vaske|rydde|lage mat)`,
        'gu',
      ),
      new RegExp(
        String.raw`(?<!\p{L})(?:${women}|jentene våre|damene våre)[^.!?]{0,40} mens (?:du|dere|gutta|karene) (?:ser på|ser|kikker|nyter|glor|slapper)(?!\p{L})`,
        'gu',
      ),
      /(?<!\p{L})(?:ingen )?(?:menn|mannfolk|gutta|karer|gutter) (?:ser på|snur seg|vil ha|liker|likar|foretrekker|elsker|drømmer om|siklar|sikler|glaner|orker)(?: \p{L}+){0,3} (?:kvinne\p{L}*|dame\p{L}*|jente\p{L}*|kropp\p{L}*|kurver|pupper|rumpe\p{L}*|seg etter deg|henne)(?!\p{L})/gu,
      /(?<!\p{L})(?:ingen|hvilken) (?:mann|menn|dame|kvinne)(?: \p{L}+){0,2} (?:se på|ser på|ha|vil ha|gifte seg|snu seg)(?!\p{L})/gu,
      /(?<!\p{L})(?:gjør|gjer|bli) (?:deg )?(?:\p{L}+ )?(?:attraktiv|uimotståelig|lekker|sexy|deilig) (?:for|i øynene på) (?:menn|mannen|gutta|gutter|damene|damer)(?!\p{L})/gu,
      /(?<!\p{L})(?:kun|bare|berre) (?:for )?(?:menn|mannfolk|gutta|karer)(?!\p{L})[^.!?]{0,30}(?:kvinn|dame|jente|kone|kjerring)\p{L}*/gu,
    ],
    en: [
      `boobs|tits|busty|wet t shirt|wet t shirts|topless|half naked|scantily clad|bikini car wash|girls in bikini*|bikini girls|bikini team|bikini wash|bikini contest|in lingerie serve*|short skirt*|shortest skirt*|low cut top*|cleavage|shirtless|hunks|hunk|leave it to the men|let the men *|no women allowed|no girls allowed|curves in all the right places|on the bonnet|for real men|real men *|real men only|a real man *|be a man|man up|not for wimps and *|man's job|man's work|woman's work|women's work|man's world|like a girl|like a little girl|throw like|women drivers|women belong|belong in the kitchen|belongs in the kitchen|back to the kitchen|back in the kitchen|in the kitchen where she belongs|keep the wife|keep your wife *|get rid of your wife|trade in your wife|wife approved|wife proof|woman proof|blonde proof|dumb blonde*|blonde joke*|old hag*|nagging wife|your nagging *|trophy wife|sugar baby|nice ass|tight butt*|hot bod*|she should *|ladies love a man|girls can't|women can't|women cannot|men can't cook|men can't clean|typical men|typical man|typical woman|typical women|eye candy|bored housewives|no man wants|no man will|no man looks|men won't look`,
      new RegExp(String.raw`(?<!\p{L})(?:${looksInEnglish}) (?:\p{L}+ )?${womenInEnglish}(?!\p{L})`, 'gu'),
      new RegExp(
        String.raw`(?<!\p{L})(?:even|so easy(?: that)?(?: even)?|so simple(?: that)?(?: even)?) (?:a |an |the |your |my )?${womenInEnglish} (?:can|could|will|would|understands?|gets?)(?!\p{L})`,
        'gu',
      ),
      new RegExp(String.raw`(?<!\p{L})(?:not|never|nothing) for (?:the )?${womenInEnglish}(?!\p{L})`, 'gu'),
      new RegExp(
        String.raw`(?<!\p{L})${womenInEnglish}[^.!?]{0,40} while you (?:watch|look|enjoy|relax)(?!\p{L})`,
        'gu',
      ),
      /(?<!\p{L})men (?:prefer|want|like|love|stare at|look at|dream of|turn their heads for)(?: \p{L}+){0,3} (?:women|woman|girls?|bodies|curves|ladies|blondes)(?!\p{L})/gu,
    ],
  },
  {
    nb: 'puppene på hund|gi kona en *ave|gi kona blomster|gi kona en fin *|gi kona en pause|pene dameklær|pene damesko|sexy undertøy|ikke for jenter alene|selv menn er velkomne|hot dame*drikk|vær mann for *',
    en: 'real men of *|hot mum*s and|pretty girls dress*|nurses needed|hot ladies day',
  },
);
