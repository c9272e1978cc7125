import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const demeaning = phrases(
  {
    both: 'babes|milf|hot babe*|bikinibabe*',
    nb: `sexy damer|sexy jenter|sexy vask*|vaskehjelp i undertøy|damer kan ikke|kvinner kan ikke|sexy dame|sexy servitør*|heite damer|heite jenter|hotte damer|hotte jenter|hot dame|pupper|puppene|puppebonus|lettkledd*|lettkledde|avkledd*|jenter i bikini|damer i bikini|villige damer|villige jenter|kvinnfolk|kvinnfolka|mannfolkjobb*|mannfolkarbeid|
      ikke for jenter|ikke for damer|ikke for kvinner|ikke for pyser og jenter|kun for ekte menn|bare for ekte menn|for ekte menn|ekte mannfolk|kvinner på kjøkkenet|kona på kjøkkenet|send kona på|kjerring|kjerringa|kjerringer|blondinevits*|så enkelt at selv kona|selv kona klarer|selv damer klarer|selv mannen kan|selv mannen klarer|selv kona kan|selv damer kan|selv jenter kan|selv jenter klarer|selv blondiner|som en jente|som ei jente|mannen fortjener|husmødre|gi kona|kjøkkenet er kvinnens|kvinner hører hjemme|kvinner kan ikke kjøre|jentekjøring|deilige damer|deilige jenter|stramme rumper|fine rumper|rumper og pupper`,
    en: `sexy girls|sexy women|hot girls|hot women|hot chicks|boobs|busty|half naked|scantily clad|girls in bikini*|for real men|real men only|not for girls|not for women|man's job|man's work|like a girl|even your wife can|even women can|women belong|in the kitchen where she belongs|keep the wife|dumb blonde*`,
  },
  { nb: 'puppene på hund|gi kona en *ave|gi kona blomster|gi kona en fin *|gi kona en pause' },
);

export const noKjonn: Rule = {
  id: 'NO-KJØNN',
  pack: 'norway',
  holdsIn: 'NO',
  since: '2009-06-01',
  law: 'Markedsføringsloven § 2 første ledd',
  url: 'https://lovdata.no/dokument/NL/lov/2009-01-09-2',
  find: (content) => struckBy(demeaning.find(content), 'hint', 'no_kjonn_demeaning'),
};
