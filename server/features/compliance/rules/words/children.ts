import { phrases } from '../../matching/phrases.ts';

/** Children are told to buy, or to make somebody buy. */
export const pressed = phrases({
  nb: [
    `mas på mamma|mas på pappa|mas på foreldrene*|mas på de voksne|mas på besteforeldre*|be mamma|be pappa|be mor|be far|be foreldrene|
    be besteforeldrene|be bestemor|be mormor|spør mamma|spør pappa|spør foreldrene|få mamma til|få pappa til|få foreldrene til|
    overtal mamma|overtal pappa|overtal foreldrene*|overtal mor|tigg mamma|tigg pappa|tigg foreldrene*|mas til du får|
    si til mamma|si til pappa|si til foreldrene|ta med mamma og kjøp|ønsk deg den av mamma|
    ikke vær den eneste i klassen|ikke vær den eneste uten|alle i klassen har|alle ungene har|alle de kule har|alle de kule ungene|alle kule unger|alle vennene dine har|alle andre barn har|
    bruk ukepengene|bruk ukelønna|bruk lommepengene|bruk ukelønnen|bruk lommepengane`,
    /(?<!\p{L})(?:hei|kjære|alle) (?:barn|unger|ungar|kids|gutter og jenter|jenter og gutter|skoleelever|tweens)(?!\p{L})[^.?]{0,12}[!,.:]?\s?[^.?]{0,40}(?:kjøp|skaff|bestill|få deg|sikre deg)/gu,
    /(?<!\p{L})(?:barn|unger|kids)\s?[!:,]\s?(?:kjøp|skaff|bestill|få deg|løp og kjøp)(?!\p{L})/gu,
    /(?<!\p{L})er du (?:under 1[0-8]|mellom \d{1,2} og 1[0-8]|[5-9]|1[0-7]) (?:år)?[^.]{0,6}[?.!]\s?(?:kjøp|skaff|bestill|få deg)/gu,
  ],
  en: [
    `ask your mum|ask your mom|ask your dad|ask your parents|nag your *|pester your *|tell your mum|tell your mom|tell your dad|
    tell your parents|beg your *|get your mum to|get your mom to|get your parents to|make your parents|
    everyone in your class has|all your friends have|be the only one without|spend your pocket money|use your pocket money`,
    /(?<!\p{L})(?:hey|hi|dear|all) (?:kids|children|boys and girls)(?!\p{L})[^.?]{0,40}(?:buy|get yours|order)(?!\p{L})/gu,
    /(?<!\p{L})(?:kids|children)\s?[!:,]\s?(?:buy|get yours|get your own|order)(?!\p{L})/gu,
  ],
});

/** Children are spoken to. */
export const addressed = phrases({
  nb: [
    `hei barn|hei unger|hei ungar|hei kids|kjære barn|hei alle barn|alle barn under|for deg under 18|er du under 18|er du under 16|er du under 13|
    skoleelever|til deg som går i barneskolen|til deg som går på ungdomsskolen|for deg som går på ungdomsskolen|går du på ungdomsskolen`,
    /(?<!\p{L})(?:er du|for deg|til deg som er|du som er) (?:mellom )?\d{1,2} ?(?:og|til|[-–]) ?1[0-7] år/gu,
    /(?<!\p{L})er du (?:[5-9]|1[0-7]) år(?!\p{L})/gu,
  ],
  en: [
    `hey kids|hi kids|dear children|hey boys and girls|are you under 18|are you under 16|for under 18s|if you are under 18`,
    /(?<!\p{L})are you (?:between )?\d{1,2} ?(?:and|to|[-–]) ?1[0-7](?!\d)/gu,
  ],
});

/** Children or the young are spoken of. */
export const young = phrases({
  nb: `barn|barna|barnet|barnas|barnebursdag*|barneavdeling*|unger|ungene|ungar|ungane|ungdom|ungdommer|ungdommen|ungdomar|ungdoms*|tenåring*|
    skolebarn|barnehage*|barneskole*|skoleelev*|elever|elevar|tweens|kids|barnefamilie*|leke|leker|leketøy|leketøyet|under 18|under 16|
    tegnefilm*|tegneserie*|maskot|maskoten|samlekort|gamer|gamere|gaming|russ|russen|juniorklubb*|barneklubb*`,
  en: `kid|kids|child|children|children's|teen|teens|teenager*|youngster*|pupils|schoolchildren|birthday party|toy|toys|cartoon*|mascot*|
    under 18|under 16|gamer*|gaming|young people`,
});
