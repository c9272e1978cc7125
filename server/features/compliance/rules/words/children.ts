import { phrases } from '../../matching/phrases.ts';

const grownUps =
  '(?:mamma|pappa|mor(?: di)?|far(?: din)?|mora|faren|foreldra|foreldrene|de voksne|besteforeldrene|bestemor|mormor|farmor|bestefar)(?: dine| og pappa| eller pappa)?';

/** Children are told to buy, or to make somebody buy. */
export const pressed = phrases({
  // As the neighbours say it.
  both: [
    `tjata på *|tjat på *|plag din mor|plag din far|spørg dine forældre|fråga dina föräldrar|frag deine eltern|fragt eure eltern|nerv deine *|bettel bei *|demande à tes parents|vraag je ouders|pyydä äitiä`,
  ],
  nb: [
    `mas til du får|mas deg til|få med deg foreldr*|få med seg foreldr*|*foreldra til å kjøpe|*foreldrene til å kjøpe|lur foreldr*|lur mamma|lur pappa|ta med mamma og kjøp|ønsk deg den av mamma|
      alle på skolen har|alle de andre har|de andre i klassen har|bli kulest *|vær kulest *|kulest i klassen|kulest på skolen|kulest i skolegården|bli den kuleste|ikke vær den eneste i klassen|ikke vær den eneste uten|alle i klassen har|alle ungene har|alle de kule har|alle de kule ungene|
      alle kule unger|alle vennene dine har|alle andre barn har|bruk ukepengene|bruk ukelønna|bruk lommepengene|bruk ukelønnen`,
    new RegExp(
      String.raw`(?<!\p{L})(?:be|få) ${grownUps} (?:om (?!lov|hjelp|råd|unnskyldning)|til å (?:kjøpe|bestille|gi deg|handle|skaffe|ta deg|betale|spandere))`,
      'gu',
    ),
    /(?<!\p{L})(?:mamma|pappa|foreldrene dine|foreldra dine)[^.!?]{0,20} (?:må|skal|kommer til å) (?:kjøpe|betale|gi deg|handle|skaffe)/gu,
    new RegExp(String.raw`(?<!\p{L})(?:mas på|maser på|tigg|tigge|overtal|overtale) ${grownUps}`, 'gu'),
    new RegExp(
      String.raw`(?<!\p{L})spør ${grownUps} om (?:å få|du kan|dere kan|du får|penger|en ny|et nytt)`,
      'gu',
    ),
    /(?<!\p{L})(?:hei|kjære|alle) (?:barn|unger|ungar|kids|gutter og jenter|jenter og gutter|skoleelever|tweens)(?!\p{L})[^.?]{0,12}[!,.:]?\s?[^.?]{0,40}(?:kjøp|skaff|bestill|få deg|sikre deg)/gu,
    /(?<!\p{L})(?:barn|unger|ungar|kids|småtroll\p{L}*|smårolling\p{L}*|gutter|jenter)\s?[!:,]\s?(?:kom (?:inn )?og )?(?:kjøp|skaff|bestill|få deg|løp og kjøp)(?!\p{L})/gu,
    /(?<!\p{L})(?:kjøp|skaff|bestill|løp og kjøp|få deg) (?:nå|no|i dag)?,? ?(?:barn|unger|ungar|kids|småtroll\p{L}*|smårolling\p{L}*)(?!\p{L})/gu,
    /(?<!\p{L})er du (?:under 1[0-8]|mellom \d{1,2} og 1[0-8]|[5-9]|1[0-7]) (?:år)?[^.]{0,6}[?.!]\s?(?:kjøp|skaff|bestill|få deg)/gu,
  ],
  en: [
    `nag your *|pester your *|beg your mum|beg your mom|beg your dad|beg your parents|everyone in your class has|
      all your friends have|be the only one without|spend your pocket money|use your pocket money`,
    /(?<!\p{L})(?:ask|tell|get|make) your (?:mum|mom|dad|parents|grandma|grandparents)(?: and dad| or dad)? (?:to |for (?!permission|advice|help)|if you can)/gu,
    /(?<!\p{L})(?:hey|hi|dear|all) (?:kids|children|boys and girls)(?!\p{L})[^.?]{0,40}(?:buy|get yours|order)(?!\p{L})/gu,
    /(?<!\p{L})(?:kids|children)\s?[!:,]\s?(?:buy|get yours|get your own|order)(?!\p{L})/gu,
  ],
});

/** Children are spoken to. */
export const addressed = phrases({
  nb: [
    `du på ungdomsskolen|dere på ungdomsskolen|du på ungdomsskulen|du på barneskolen|dere på barneskolen|hei ungdom|hei alle unger|til alle unger|kjære skolebarn|hei gutter og jenter|hei jenter og gutter|hei småtroll|hei unger|hei ungar|hei kids|kjære barn|hei alle barn|alle barn under|for deg under 18|er du under 18|er du under 16|er du under 13|
    til deg som går i barneskolen|til deg som går på ungdomsskolen|for deg som går på ungdomsskolen|går du på ungdomsskolen`,
    /(?<!\p{L})(?:er du|for deg|til deg som er|du som er) (?:mellom )?\d{1,2} ?(?:og|til|[-–]) ?1[0-7] år/gu,
    /(?<!\p{L})er du (?:[5-9]|1[0-7]) år(?!\p{L})/gu,
  ],
  en: [
    `hey teens|hi teens|hello kids|attention kids|calling all kids|kids only|hey kids|hi kids|dear children|hey boys and girls|are you under 18|are you under 16|for under 18s|if you are under 18`,
    /(?<!\p{L})are you (?:between )?\d{1,2} ?(?:and|to|[-–]) ?1[0-7](?!\d)/gu,
  ],
});

/** Children or the young are spoken of. */
export const young = phrases({
  both: [
    'elever|elevar|schüler|schülerinnen|kinder|jugendliche|børn|unge|ungdomar|enfants|ados|kinderen|jongeren|lapset|lapsille|nuoret|niños|bambini|dzieci',
    /(?<!\p{L})(?:mellem|mellan|zwischen|entre|tussen|mellom|between) \d{1,2} (?:og|och|und|et|en|and) 1[0-7](?!\d)/gu,
    /(?<!\p{L})(?:under|unter)[- ](?:1[0-8])(?:s|-?åring\p{L}*)?(?!\d)/gu,
    /(?<!\p{L})under (?:1[0-8]|[5-9])(?: år)?(?=[\s.!,?]*$| (?:på|i|hos|og|får|er))/gu,
    /(?<!\p{L})(?:under|between) (?:1[0-8]|[5-9]) (?:år|years)(?!\p{L})/gu,
  ],
  nb: `barn|barna|barnet|barnas|barnebursdag*|barneavdeling*|unger|ungene|ungar|ungane|ungdom|ungdommer|ungdommen|ungdomar|ungdoms*|tenåring*|
    skolebarn|barnehage*|barneskole*|skoleelev*|elever|elevar|tweens|kids|kidsa|barnemeny*|for de små|for de minste|barnefamilie*|leke|leker|leketøy|leketøyet|under 18|under 16|
    tegnefilm*|tegneserie*|maskot|maskoten|samlekort|gamer|gamere|gaming|russ|russen|juniorklubb*|barneklubb*`,
  en: `kid|kids|child|children|children's|teen|teens|teenager*|youngster*|pupils|schoolchildren|birthday party|toy|toys|cartoon*|mascot*|
    under 18|under 16|gamer*|gaming|young people|student|students|sixteen|sweet sixteen|schoolkid*|high school*|junior high|toddler*|little ones|aged 6 *`,
});
