import type { PictureTold } from '#contract/compliance/picture.ts';
import type { JudgedContent, LookedAt } from '#contract/compliance/report.ts';
import type { Language } from '#contract/people/people.ts';
import { m } from '#server/catalogue/messages.js';

type Say = (inputs: object, options: { locale: Language }) => string;

const parts: Record<string, Say> = {
  headline: m.report_part_headline,
  primaryText: m.report_part_primary_text,
  description: m.report_part_description,
};
const fields: Record<string, Say> = {
  businessName: m.report_field_business,
  productService: m.report_field_product,
  offerDescription: m.report_field_offer,
  sellingPoints: m.report_field_point,
  'intro.headline': m.report_field_form_headline,
  'intro.text': m.report_field_form_text,
  ownQuestions: m.report_field_form_question,
  'thankYou.title': m.report_field_thanks_title,
  'thankYou.text': m.report_field_thanks_text,
  'thankYou.button': m.report_field_thanks_button,
};

/** What was looked at, with words for which text each is and what was told of the pictures. */
export function presentLookedAt(kept: JudgedContent, locale: Language): LookedAt {
  const ads = [...new Set(kept.texts.flatMap(({ field }) => adOf(field) ?? []))];
  const say = (word: Say) => word({}, { locale });
  function labelOf(field: string): string {
    const ad = adOf(field);
    if (ad === undefined) {
      const word = fields[field.replace(/\.\d+$/, '')];
      return word ? say(word) : field;
    }
    const part = parts[field.split('.')[2] ?? ''];
    return m.report_ad_part({ n: ads.indexOf(ad) + 1, part: part ? say(part) : field }, { locale });
  }
  return {
    ...kept,
    texts: kept.texts.map(({ field, text }) => ({ field, label: labelOf(field), text })),
    pictures: kept.pictures.map(({ field, told }) => ({ field, text: toldWords(told, locale) })),
  };
}

function adOf(field: string): string | undefined {
  return field.startsWith('ads.') ? field.split('.')[1] : undefined;
}

function toldWords(told: PictureTold | null, locale: Language): string {
  if (!told) return m.report_picture_untold({}, { locale });
  const { people, haveAgreed, isRetouched, isBeforeAndAfter, isForChildren } = told;
  const said = [
    people === 'adults' && m.report_picture_adults,
    people === 'children' && m.report_picture_children,
    people !== 'none' && (haveAgreed ? m.report_picture_agreed : m.report_picture_not_agreed),
    people !== 'none' && (isRetouched ? m.report_picture_retouched : m.report_picture_not_retouched),
    told.hasAlcohol && m.report_picture_alcohol,
    told.hasTobacco && m.report_picture_tobacco,
    isBeforeAndAfter && m.report_picture_before,
    isForChildren && m.report_picture_for_children,
    told.hasFakeButton && m.report_picture_button,
    told.hasMetaLogo && m.report_picture_logo,
  ].flatMap((word) => (word ? word({}, { locale }) : []));
  return said.join(' ') || m.report_picture_nothing({}, { locale });
}
