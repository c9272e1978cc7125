import { picture } from '#tests/compliance/pictures.ts';
import { testRule } from '#tests/compliance/test-rule.ts';
import { euKids } from './eu-kids.ts';

testRule(euKids, {
  strikes: [
    { text: 'Milkshake for pupils', language: 'en' },
    { text: 'Sodavand for alle mellem 13 og 16' },
    { text: 'Hello', language: 'en', with: { ageFrom: 13, ...picture({ hasAlcohol: true }) } },
    { text: 'Hey kids! Candy for all', language: 'en' },
    { text: 'Beer festival', language: 'en', with: { ageFrom: 13 } },
    { text: 'New chocolate', language: 'en', with: picture({ isForChildren: true }), as: 'eu_kids_limited' },
  ],
  innocent: [
    { text: 'A cake for your wedding', language: 'en' },
    { text: 'Shoes for children', language: 'en' },
    { text: 'New bikes', language: 'en', with: picture({ isForChildren: true }) },
  ],
});
