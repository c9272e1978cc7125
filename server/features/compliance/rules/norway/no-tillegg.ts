import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const prizes = phrases(
  {
    both: 'giveaway*',
    nb: `vinn|vinne|kan vinne|å vinne|konkurranse|konkurransen|konkurranser|konkurransar|*konkurranse|*konkurransen|trekning|trekninga|trekningen|vinner trekkes|vinneren trekkes|vinnere trekkes|vinnerne trekkes|trekker en vinner|trekker vi en|trekker ut en vinner|trekker ut vinner*|trekker ut en heldig|trekker ut tre *|trekk av vinnar|trekkjer ein vinnar|loddtrekning*|på kjøpet|attpåkjøp*|
      i premie|vinn premier|flotte premier|hovedpremie*|førstepremie*|gave på kjøpet|gave ved kjøp|gåve ved kjøp|gave med på kjøpet|få med gave|gratis gave|gratisgave*|quiz og vinn|gavekort i premie|heldig vinner|heldige vinnere|heldig vinnar|vinnersjanse*|tilgift`,
    en: 'win|win a *|win an *|enter to win|chance to win|you could win|competition|competitions|contest|contests|prize draw|prize|prizes|raffle|sweepstake*|lucky winner*|free gift*|gift with purchase|gift with every purchase|thrown in',
  },
  {
    nb: `vinn vinn|vinn tid|vinn tilbake|vinn mer tid|vinn plass|vinn hjertet|vinne hjertet|vinne tid|vinne frem|vinne fram|vinne tilbake|vinne anbud*|vinne kunder|vinn kunder|vinn flere kunder|vinne flere kunder|i konkurranse med|hard konkurranse|hardere konkurranse|tøff konkurranse|stor konkurranse|uten konkurranse|
      konkurransen i bransjen|konkurransen i markedet|foran konkurransen|konkurransedyktig*|god samvittighet på kjøpet|god følelse på kjøpet|smil på kjøpet|et smil på kjøpet|hyggelig prat på kjøpet|god prat på kjøpet|*trening på kjøpet|på kjøpet av|
      trene til konkurranse|trener til konkurranse|klar for konkurranse|hoppkonkurranse*|ridekonkurranse|utlyses konkurranse|betalt i premie|lavere premie|forsikring* i premie|trekkes fra|trekkes automatisk|trekkes tilbake|trekkes på|trekkes kontoen|trekkes skatt|trekker ut *et`,
    en: 'win back|win win|win customers|win more|win time|win over|beat the competition|ahead of the competition|no competition|the competition is|stiff competition|price match the competition|win a contract|win clients|competition prices',
  },
);
const sharing = phrases({
  nb: [
    `del og vinn|lik del og *|lik og kommenter og del|lik og del|like og del|like og dele|del innlegget|del dette innlegget|tagg en venn|tagg noen|tagg en kompis|tag en venn|tagg ein ven|tagg venninna|tagg to venner|tagg venner|del posten|del og følg|følg og del|lik siden og|lik siden vår og|lik innlegget og`,
    /(?<!\p{L})tagg (?:\p{L}+ ){1,3}(?:i|og) /gu,
  ],
  en: 'share to win|like and share|share this post|tag a friend|tag someone|tag two friends|tag your *|like our page and|share and win|share the post',
});

export const noTillegg: Rule = {
  id: 'NO-TILLEGG',
  since: '2009-06-01',
  law: 'Markedsføringsloven § 18',
  url: 'https://lovdata.no/dokument/NL/lov/2009-01-09-2',
  find: (content) => [
    ...struckBy(prizes.find(content), 'ask', 'no_tillegg_terms'),
    ...struckBy(sharing.find(content), 'ask', 'no_tillegg_share'),
  ],
};
