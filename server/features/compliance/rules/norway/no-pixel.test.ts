import { testRule } from '#tests/compliance/test-rule.ts';
import { noPixel } from './no-pixel.ts';

testRule(noPixel, {
  strikes: [
    { text: 'Les mer på siden vår', as: 'no_pixel_consent', with: { hasPixel: true } },
    { text: 'Kjøp på nett', as: 'no_pixel_consent', with: { hasPixel: true } },
    { text: 'Shop online', as: 'no_pixel_consent', language: 'en', with: { hasPixel: true } },
  ],
  innocent: [
    { text: 'Les mer på siden vår' },
    { text: 'Kjøp på nett' },
    { text: 'Pixel-perfekte nettsider' },
  ],
});
