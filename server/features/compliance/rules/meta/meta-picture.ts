import { pictureUntold } from '#contract/compliance/picture.ts';
import type { Rule } from '../../rule.ts';

/** No rule sees what is in a picture, and half of them need to know. */
export const metaPicture: Rule = {
  id: 'META-PICTURE',
  since: '2020-01-01',
  law: 'Meta Advertising Standards',
  url: 'https://transparency.meta.com/policies/ad-standards/',
  *find({ pictures }) {
    for (const { field, told } of pictures) {
      if (!told) yield { level: 'ask', code: pictureUntold, field };
      if (told?.hasFakeButton) yield { level: 'ask', code: 'meta_picture_button', field };
    }
  },
};
