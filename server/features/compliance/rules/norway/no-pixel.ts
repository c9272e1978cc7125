import type { Rule } from '../../rule.ts';

export const noPixel: Rule = {
  id: 'NO-PIXEL',
  since: '2025-01-01',
  law: 'Ekomloven (2024-12-13-76) § 3-15',
  url: 'https://lovdata.no/dokument/NL/lov/2024-12-13-76',
  *find({ hasPixel }) {
    if (hasPixel) yield { level: 'ask', code: 'no_pixel_consent', field: 'pixelId' };
  },
};
