import { testRule } from '#tests/compliance/test-rule.ts';
import { euHealth } from './eu-health.ts';

testRule(euHealth, {
  strikes: [
    { text: 'Vår honung botar förkylning' },
    { text: 'Stärker immunförsvaret' },
    { text: 'Tea that cures diabetes', language: 'en' },
    { text: 'Boosts your immune system', language: 'en' },
    { text: 'Kurerer gikt' },
    { text: 'Detox tea', language: 'en', as: 'eu_health_approved' },
  ],
  innocent: [
    { text: 'Tea from Ceylon', language: 'en' },
    { text: 'Curry of the day', language: 'en' },
    { text: 'Digital detox', language: 'en' },
  ],
});
