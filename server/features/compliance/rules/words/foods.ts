import { phrases } from '../../matching/phrases.ts';

/** Food and drink of the kinds that may not be aimed at the young. */
export const sweets = phrases(
  {
    both: 'godis|lördagsgodis|läsk|slik sodavand|slik og *|blandet slik|sodavand|süßigkeiten|schokolade*|schokoladen*|choklad*|eis am stiel|snoep|frisdrank|bonbons|karkkia|karkki*|limonade|energidrikk*|energidryck*|energidrik|energy shot*|seltzer|energy drink*|energy drinks|red bull|cola|coca cola|pepsi|fanta|solo brus|*milkshake*|milkshakes|donut*|donuts|doughnut*|muffins|cupcakes|softis|slush|slushy|nugatti|oreo|kinderegg*|chips',
    nb: `is|isen|iskrem*|*iskrem|*kuleis|kuleis*|softis*|sjokoladeis*|lollipopis*|saftis*|isbar|pinneis*|iskaker|brus|brusen|julebrus*|*brus|*sjokolade|sjokolade*|*godteri|godteri*|godterier|smågodt*|snop|snopet|lørdagsgodt*|lørdagssnop|godt og blandet|kake|kaker|kaken|kaka|kakene|julekake*|kremkake*|*muffins|*smågodt|*snop|
      bursdagskake*|bløtkake*|sjokoladekake*|ostekake*|kakebord|kakebuffet|pepperkake*|småkake*|smultring*|berlinerbolle*|skolebolle*|kanelbolle*|hveteboller|bolle|boller|vaffel|vafler|vaffel med *|
      kjeks|sjokokjeks|potetgull|popcorn|snacks|saft|juice|iste|slikkepinne*|kjærlighet på pinne|marsipan|karamell*|drops|tyggegummi|skumgodt*|
      seigmenn|lakris|sukkerspinn|frokostblanding*|søt frokostblanding|sukkertøy*|twist|påskegodt*|julegodt*|candyfloss|slush is|fruktyoghurt|hamburger og brus`,
    en: `ice cream*|ice creams|soda|sodas|soft drink*|soft drinks|fizzy drink*|chocolate*|candy|candies|sweets|cake|cakes|birthday cake*|cupcake*|cookie|cookies|biscuits|
      crisps|lollipop*|popsicle*|bubble gum|chewing gum|caramel*|pastries|cinnamon bun*|waffle*|popcorn|sugary *|juice|sweet cereal*|ice lolly|ice lollies`,
  },
  {
    nb: `rusbrus|fiskekake*|kjøttkake*|kjøtkake*|karbonadekake*|potetkake*|reinkake*|rusbrus*|is på veien|is på veier|is på vegen|is på taket|is på fjord*|is på vann*|is på sjø*|is på trappa|is på trappen|is og snø|snø og is|glatt is|tynn is|trygg is|på isen|isen er *|nattefrost og is|hockey is`,
    en: 'piece of cake|cookie policy|cookie settings|accept cookies|cookie consent|wood chips|chips and circuits|eye candy',
  },
);

export const energyDrinks = phrases({
  both: 'energidrikk*|*energidrikk|energidryck*|energidrik|energy shot*|energidrykk*|energy drink*|red bull|monster energy|battery energy|burn energy|powerking|nocco|celsius energy|prime energy|koffeindrikk*',
});
