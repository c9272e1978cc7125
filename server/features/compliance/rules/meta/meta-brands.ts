import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';

const brand = '(?:facebook|instagram|meta|whatsapp|messenger)';
const endorsed = phrases({
  both: [
    new RegExp(
      String.raw`(?<!\p{L})${brand}[- ](?:business )?(?:partner\p{L}*|godkjent|godkjend|anbefal\p{L}*|sertifisert|verifisert|approved|certified|verified|recommended|recommends|endorsed)(?!\p{L})`,
      'gu',
    ),
    new RegExp(
      String.raw`(?<!\p{L})(?:partner\p{L}*|samarbeid\p{L}*|samarbeider|godkjent|godkjend|anbefalt|tilrådd|sertifisert|støttet|sponset|verifisert|approved|endorsed|recommended|certified|sponsored|supported|verified|partnership|in cooperation|offisiell\p{L}*|official)(?: \p{L}+)? (?:av|med|hos|for|by|with|from|of|partner of) ${brand}(?!\p{L})`,
      'gu',
    ),
  ],
});

export const metaBrands: Rule = {
  id: 'META-BRANDS',
  pack: 'meta',
  holdsIn: 'anywhere',
  since: '2020-01-01',
  law: 'Meta Advertising Standards: Meta Brand Usage',
  url: 'https://transparency.meta.com/policies/ad-standards/',
  isUnsure: true,
  find: (content) => struckBy(endorsed.find(content), 'ask', 'meta_brands_partner'),
};
