import { phrases } from '../../matching/phrases.ts';

/** What looks like it, and may be sold under the same mark. */
export const withoutAlcohol = phrases({
  nb: `alkoholfri*|lettøl|alkoholsvak*|0,0 øl|nullprosent øl`,
  en: 'alcohol free *|non alcoholic *|alcohol free|non alcoholic|low alcohol *|zero alcohol',
});

/** Drinks with alcohol, where they are drunk, and who brews them. */
export const alcohol = phrases(
  {
    both: [
      /(?<!\d)\d{1,2}(?:[.,]\d)? ?% (?:vol|alkohol|alcohol|abv)(?!\p{L})/gu,
      `seltzer|hard seltzer*|prosecco|champagne|champagnebrunsj*|champagnefrokost*|champagnesmaking*|cava|cremant|cocktail|cocktails|cocktailer|cocktailbar*|cocktailkveld*|cocktailkurs*|happy hour|afterwork|after work|whisky*|whiskey|vodka|tequila|
      aperol*|spritz|bourbon|cognac|beer|beers|wine|wines|gin tonic|gin og tonic|gin and tonic|negroni|mojito*|margaritas|daiquiri*|jägermeister|
      smirnoff|bacardi|carlsberg|heineken|tuborg|budweiser|stella artois|corona extra|guinness|captain morgan|jack daniels|baileys|campari|
      ringnes på tapp|hansa på tapp|frydenlund på tapp|hansa pils*|hansa øl|hansa borg|aass bryggeri|aass pils*|mackøl|mack pils*|mack øl|dahls pils*|nøgne ø|ægir bryggeri|kinn bryggeri|
      neipa|hazy ipa|en ipa|ipa på fat|ipa på tapp|ipa på flaske|ipa på boks|lokal ipa|west coast ipa|session ipa|pale ale|weissbier|chardonnay|riesling|pinot noir|rioja|barolo|amarone|chablis|malbec|beaujolais|gluhwein|aquavit*|snaps|schnaps|bier|weißwein|rotwein|öl och *|vino|vin rouge|vin blanc|absinth*|sambuca|martini|limoncello|rosévin`,
    ],
    nb: [
      /(?<!\p{L})sider(?!\p{L})(?! (?:av|på|ved|i|med|om|til|for|hos|er|som|å)(?!\p{L}))[^.!?]{0,40}(?:hage\p{L}*|eple\p{L}*|tørr\p{L}*|smak\p{L}*|gård\p{L}*|gard\p{L}*|flaske\p{L}*|\d ?%)/gu,
      `øl|ølet|ølene|pils|pilsen|pilsner*|fatøl*|juleøl*|påskeøl*|sommerøl*|håndverksøl*|handverksøl*|lokaløl*|gårdsøl*|hveteøl*|tyskøl|
      surøl|mørkt øl|ølservering*|ølfestival*|øltelt*|ølkurs*|ølpong*|ølbrygg*|ølutvalg*|ølmeny*|ølkart*|øltapp*|ølkran*|ølglass*|ølsmaking*|ølhall*|
      ølbar*|øltønne*|ølpakke*|ølpris*|ølhund*|ølgarasje*|ølkasse*|mikrobryggeri*|bryggeri|bryggeriet|bryggeripub*|
      vin|vinen|viner|vinar|vinene|rødvin*|raudvin*|hvitvin*|kvitvin*|rosevin*|hetvin*|dessertvin*|portvin*|julevin*|sommervin*|husvin*|fruktvin*|bordvin*|oransjevin*|naturvin*|
      musserende|vinpakke*|vinsmaking*|vinsmakning*|vinkurs*|vinmeny*|vinkart*|vinbar|vinbaren|vinbarer|vinklubb*|vinglass*|vinutvalg*|vinutval*|vinkjeller*|
      vinkjellar*|vinkasse*|vinabonnement*|vinreise*|vintips|vinopplevelse*|vinfestival*|vinkveld*|vinlotteri*|vinflaske*|vinhandel|vinimportør*|vingård*|vinaften*|
      drink|drinken|drinker|drinks|drinkar|drinkmeny*|drinkkort*|drinkbong*|drinkbillett*|velkomstdrink*|drinkkurs*|drinkpakke*|sommerdrink*|cocktailmeny*|*cocktail|*cocktails|*cocktailer|iskald rose|glass rose|flaske rose|bobler og østers|bobler i glasset|bobler og snacks|bobler og tapas|bobler ved ankomst|bobler inkludert|håndbrygg*|handbrygg*|shots|shotskveld*|shotsbar*|shotsbrett*|jägershot*|
      tequilashot*|tequilarace|fyllefest*|akevitt*|likør*|konjakk*|gin|mjød|eplesider|hardangersider|eplecider|sider fra hardanger|
      sidersmaking*|siderfestival*|sideri|brennevin*|hjemmebrent|alkoholservering|alkoholmeny|glass bobler|boblepakke|velkomstbobler|utepils*|sommerpils*|lønningspils*|
      fredagspils*|fredagsvin*|fredagsøl|afterski øl|halvliter|halvlitere|halvliteren|halvlitrar|en kald en|billig fyll|cider|ciderfest*|siderfest*|sider og *|eplesider*|siderkveld*|polturen|vinmonopolet i pose|rus deg*|drikkelek*|fylla`,
    ],
    en: `wine tasting*|beer tasting*|wine list|wine bar*|beer garden*|beer hall*|craft beer*|lager|ale|ales|cider|ciders|stouts|oatmeal stout|dry stout|pint|pints|rum|gin|
      brewery|breweries|craft brewery|brandy|liqueur*|alcoholic drink*|drinks menu|drinks package*|welcome drink*|free drink*|free drinks|
      after work drinks|2 for 1 drinks|two for one drinks|drinks on us|tequila shots|vodka shots|jager shots|free shots|shots at the bar|winery|vineyard*|distillery|mulled wine|booze|liquor|aquavit|akvavit|boozy|sparkling wine`,
  },
  {
    both: `konjakkfarg*|vinrødt eller *|guinness world *|guinness rekord*|ginger beer|root beer|wine red|fargen champagne|champagne farg*|champagne colou*|i champagne og *|cocktail tomat*|
      cocktailpølse*|cocktailbær|cocktailkjole*|cocktail dress*|cocktailtomat*|rekecocktail*|scampicocktail*|reke cocktail|prawn cocktail*|fruktcocktail*|cocktail saus|cocktailsaus*|happy hour hos frisør*|happy hour på *klipp|happy hour på kaffe*|bourbon vanilje|bourbonvanilje|bourbon vanilla|beer free|wine colou*|wine glass shaped`,
    nb: [
      `vin nummer|vin nummeret|vin nr|vin kode|vin diesel|coq au vin|vin eddik|øl slange*|øl kobling*|drink vann|drink nok vann|smoothie drink|sunn drink|varm drink|shots med ingefær|ingefær shots|
      ingefærshots|espresso shots|energishots|vitaminshots|av vin og dyr|vin farget|halvliter melk|halvliter brus|halvliter vann|halvliter cola|halvliter fløte`,
      /(?:alkoholfri\p{L}*|uten alkohol|0,0 ?%?) (?:\p{L}+ (?:og|eller) )?\p{L}+/gu,
      /\p{L}+ uten alkohol/gu,
    ],
    en: [
      `cider vinegar*|ginger shots|espresso shots|vitamin shots|flu shots|head shots|slots and shots|pint sized|pint of milk|pints of milk|pint of blood|lager shed|rum baba|gin rummy|soft drinks on us|booze free`,
      /(?:alcohol[- ]free|non[- ]?alcoholic|low[- ]alcohol) (?:\p{L}+ (?:and|or) )?\p{L}+/gu,
    ],
  },
);
