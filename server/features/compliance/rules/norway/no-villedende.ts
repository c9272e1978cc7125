import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const places =
  'norges|noregs|landets|byens|byen sin|bygdas|markedets|marknadens|bransjens|verdens|verdas|nordens|europas|skandinavias|distriktets|regionens|fylkets|kommunens|oslos|bergens|trondheims|stavangers|tromsøs|vestlandets|nord-norges|sørlandets|østlandets|innlandets';
const most =
  'beste|billigste|billegaste|billigaste|rimeligste|rimelegaste|største|største|raskeste|raskaste|ledende|leiande|fremste|fremste|laveste|lågaste|eldste|tryggeste|sikreste|høyeste|nyeste|sterkeste|grønneste|eneste|einaste|smarteste|lengste|kraftigste|mest(?: \\p{L}+)?';

/** To be first among all. */
const rank = phrases(
  {
    both: [/(?<!\p{L})#\s?1(?![\d\p{L}])/gu],
    nb: [
      `billigst|billigste|billegast|billegaste|billigast|billigaste|rimeligst|rimeligste|rimelegast|rimelegaste|lavest pris*|laveste pris*|lågast pris*|lågaste pris*|lavest mulig pris garantert|prisgarantert lavest|uslåelig*|
      best i test|best i byen|best i by'n|best i norge|best i noreg|best i norden|best i verden|best i landet|best i markedet|best i bransjen|best i klassen|best i distriktet|best i området|best på markedet|best på pris|
      best på kvalitet|best på service|vi er best|er best på *|er best for *|er best når *|er best i *|er best uansett|alltid best|beste pris*|best pris|beste kvalitet|beste kvaliteten|beste service|beste i byen|beste på markedet|beste valget på markedet|den beste *|dei beste *|de beste *|*s beste|best på *|landets fremste|uovertruffen*|uovertruffe*|enestående|i verdensklasse|verdensklasse|ingen i nærheten|ingen matcher|ingen andre kan|bransjens *|bedre enn konkurrent*|betre enn konkurrent*|
      billigere enn *|billegare enn *|rimeligere enn *|raskere enn alle|bedre enn alle|bedre enn noen|enn alle andre|ingen er billigere|ingen er bedre|ingen slår oss|ingen gjør det bedre|vi slår alle|slår alle på pris|ingen slår våre|kvalitet i særklasse|nummer en|nummer én|nummer ein|nummer 1|nr en|
      markedsledende|markedsleder*|marknadsleiar*|marknadsleiande|bransjeledende|verdensledende|ledende innen*|leiande innan*|ledende på *|ledende i *|leiande i *|*s ledende|en ledende *|ein leiande *|den ledende *|ledende leverandør*|ledende aktør*|ledende produsent*|ledende eksperter|
      mest solgte|mestselgende|best selgende|bestselgende|mest populære|størst i norge|størst i byen|størst i landet|størst på`,
      /(?<!\p{L})\p{L}{3,}[ea]ste (?:\p{L}+ ){0,2}(?:i|på|av) (?:hele |heile )?(?:\p{L}*byen|bygda|norge|noreg|landet|verden|verda|markedet|marknaden|norden|fylket|distriktet|kommunen|bransjen|test|klassen|nabolaget|regionen|oslo|bergen|trondheim|stavanger|tromsø)(?!\p{L})/gu,
      'kåret til|kåra til|prisbelønn*|prisvinn*|vinner av *pris*|årets *bedrift|årets *butikk|årets *restaurant|førstevalget',
      new RegExp(String.raw`(?<!\p{L})(?:${places}) (?:\p{L}+ )?(?:${most})(?!\p{L})`, 'gu'),
      /(?<!\p{L})(?:nr|no(?=\.))\.? ?1(?![\d\p{L}]| ?\d{3}(?!\d))(?!\s?[,.–-]\s?\d)(?! i (?:\p{L}*(?:gata|gaten|gate|veien|vegen)))/gu,
    ],
    en: [
      `cheapest|the best|finest in *|the finest|lowest price*|lowest prices|number one|no 1|market leader|market leaders|market leading|industry leading|world leading|world class|leading provider*|leading supplier*|leading expert*|the leading *|a leading *|best in town|best in norway|best in test|best in the city|best in the business|
      best in the world|best in class|best price*|best prices|world's best|norway's best|oslo's best|bergen's best|town's best|city's best|we are the best|we're the best|better than any*|better than all|better than our competitors|cheaper than *|unbeatable|nobody beats|second to none|
      award winning|voted *best|voted number *|norway's largest|norway's biggest|norway's leading|norway's cheapest|norway's fastest|world's largest|world's fastest|best selling|most popular|the only * in *`,
      /(?<!\p{L})\p{L}{3,}(?:est) (?:\p{L}+ ){0,3}in (?:the )?(?:town|norway|oslo|bergen|world|city|country|market|business|north|region|area|nordics|europe)(?!\p{L})/gu,
    ],
  },
  {
    nb: [
      `best mulig|best før|beste venn*|*s beste venn*|det beste|ditt beste|vårt beste|alles beste|deres beste|hans beste|hennes beste|barn* beste|kundens beste|kundenes beste|hundens beste *|*s beste minne*|*s beste start|*s beste tid|*s beste dag*|livets beste *|
      de beste ønsker|de beste hilsener|den beste måten|den beste starten|den beste tiden|den beste gaven|den beste tida|den beste versjonen|den beste julegaven|den beste julegaven *|den beste maten er|de beste stundene|de beste minnene|den beste dagen|de beste dagene|
      den beste løsningen for *|de beste løsningene for *|billigere enn du *|billegare enn du *|rimeligere enn du *|billigere enn før|billegare enn før|billigere enn å *|billigere enn nytt|billigere enn ny|billigere enn bensin|verdens beste pappa|verdens beste mamma|verdens beste far|verdens beste mor|verdens beste bestemor|
      verdens beste bestefar|verdens beste mormor|verdens beste kollega|verdens beste jobb|verdens beste lærer|ledende stilling*|ledende rolle*|ledende ansatt*|en ledende stilling|i ledende stilling*|livets største dag|mest mulig|prioritet nummer 1|
      nummer en på lista|norges mest *ne natur|byens eneste gate|den beste delen|den beste utsikten|den beste medisin*|det er den beste *|velg den beste løsningen for deg|den beste løsningen for deg`,
      /(?:\p{L}*(?:gata|gaten|gate|veien|vegen|vei|veg|plass|allé|alle|torg|torget|brygge|brygga|bakken|stien|svingen|kaia|terrasse|lia|haugen)|bolig|tomt|episode|punkt|tips|trinn|steg|uke|blad|utgave|avdeling|lokale|leilighet|regel|prioritet|bord|hall|port|inngang|oppgang|bygg|etappe|spor|kapittel|bane|sesong|bind|del|utsalg|hus|regelen|grunn) (?:nr|nummer|no)\.? ?(?:1|en|én)(?!\d)/gu,
    ],
    en: `best wishes|best friend*|best before|best possible|all the best|best of luck|best suited|best regards|do our best|number one priority|cheaper than you *|cheaper than a *|cheaper than new|cheaper than buying|the best way *|the best way|the best time|the best day*|the best part|the best start|the best gift|the best present|the best friend*|the best of *|the best memories|the best thing|the best things|the best moments|the best seats left|the best in you|the best for you|the best possible|for the best|world's best dad|world's best mum|world's best mom|best price estimate|a leading role`,
  },
);
/** To have it on paper. */
const proof = phrases(
  {
    nb: [
      `bevist|bevist effekt|bevisa|dokumentert effekt|dokumentert virkning|dokumenterte resultat*|vitenskapelig|vitenskapelig bevist|klinisk testet|klinisk testa|klinisk bevist|klinisk dokumentert|klinisk utprøvd|forskning viser|forsking viser|studier viser|studiar viser|
      testvinner*|testvinnar*|testvinnende|dobbelt så *|dobbel så *|dobbelt så|tre ganger så|fire ganger så|fem ganger så|ti ganger så|virker alltid|100 effektiv*|testet og godkjent av|eksperter anbefaler|tannleger anbefaler|leger anbefaler`,
      /(?<![\d\p{L}])\d+ ?(?:x|ganger|gonger) (?:så \p{L}+|raskere|bedre|sterkere|lenger|mer|billigere|kraftigere|mindre|raskare|betre)/gu,
      /(?<![\d\p{L}])\d{2,3} ?(?:%|prosent) (?:raskere|bedre|sterkere|mer effektiv\p{L}*|mindre|lavere|billigere enn|færre|renere)(?!\p{L})/gu,
    ],
    en: [
      'proven|scientifically proven|clinically proven|clinically tested|scientific*|research shows|studies show|test winner*|twice as *|three times as|five times as|ten times as|100 effective|experts recommend|doctors recommend|dentists recommend',
      /(?<![\d\p{L}])\d+ ?(?:x|times) (?:as \p{L}+|faster|better|stronger|longer|more|cheaper|cleaner)/gu,
      /(?<![\d\p{L}])\d{2,3} ?(?:%|per ?cent) (?:faster|better|stronger|more effective|less|lower|fewer|cleaner)(?!\p{L})/gu,
    ],
  },
  {
    nb: 'dobbelt så koselig|dobbelt så gøy|dobbelt så godt|dobbelt så hyggelig|dobbelt så moro|dobbelt så morsomt|dobbelt så stor glede|ubevist|vitenskapelig assistent|vitenskapelig stilling',
    en: 'twice as fun|twice as nice|proven track record of kindness|scientific calculator*|twice as cosy',
  },
);
/** To hold for everybody. */
const promise = phrases(
  {
    nb: 'garantert|garantere|garanterer|garanteres|vi garanterer|garantert fornøyd|100 fornøyd|alltid lavest|alltid billigst|aldri dyrere|100 garantert',
    en: 'guaranteed|we guarantee|guarantees|always cheapest|always the lowest|never more expensive|100 satisfaction',
  },
  { nb: 'garantert minstelønn|garantert lønn|garantert timelønn' },
);
const upTo = phrases({
  nb: [
    /(?<!\p{L})(?:opp?til|opp til|inntil|opp mot|helt opp til) (?:hele )?\d{1,3}(?:[.,]\d+)? ?(?:%|prosent)(?! finansiering)/gu,
  ],
  en: [/(?<!\p{L})up to (?:as much as )?\d{1,3}(?:[.,]\d+)? ?(?:%|per ?cent)(?! financing)/gu],
});

export const noVilledende: Rule = {
  id: 'NO-VILLEDENDE',
  since: '2009-06-01',
  law: 'Markedsføringsloven §§ 3, 6, 7 og 8',
  url: 'https://lovdata.no/dokument/NL/lov/2009-01-09-2',
  find: (content) => [
    ...struckBy(rank.find(content), 'ask', 'no_villedende_rank'),
    ...struckBy(proof.find(content), 'ask', 'no_villedende_proof'),
    ...struckBy(promise.find(content), 'ask', 'no_villedende_promise'),
    ...struckBy(upTo.find(content), 'ask', 'no_villedende_up_to'),
  ],
};
