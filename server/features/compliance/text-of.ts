import { adLocales, type CampaignFields } from '#contract/campaigns/campaign.ts';
import type { DesignName } from '#contract/designs.ts';
import type { Language } from '#contract/people/people.ts';
import { fold } from './matching/fold.ts';
import { languageOf } from './matching/language-of.ts';
import type { CheckedText } from './rule.ts';

const adTexts = ['headline', 'primaryText', 'description'] as const;
type AdWords = Record<(typeof adTexts)[number], string>;

/** A text as the rules read it, in the language that it turns out to be in. */
export function textOf(
  field: string,
  { of, text, usual }: { of: CheckedText['of']; text: string; usual: Language },
): CheckedText {
  return { field, of, language: languageOf(text, usual), text, folded: fold(text) };
}

/** What an ad says, by its parts. */
export function textsOfAd(id: string, words: AdWords, usual: Language): CheckedText[] {
  return adTexts
    .filter((part) => words[part] !== '')
    .map((part) => textOf(`ads.${id}.${part}`, { of: 'ad', text: words[part], usual }));
}

const drawnOf: Partial<Record<DesignName, 'offerDescription' | 'sellingPoints'>> = {
  quote: 'offerDescription',
  'list-of-three': 'sellingPoints',
};

/** What the writer is told of the offer; of it, a design draws what people read in the picture. */
export function toldTexts(
  campaign: Pick<
    CampaignFields,
    'language' | 'businessName' | 'productService' | 'offerDescription' | 'sellingPoints'
  >,
  designs: readonly DesignName[],
): CheckedText[] {
  const { businessName, productService, offerDescription, sellingPoints } = campaign;
  const usual = adLocales[campaign.language];
  const as = (isDrawn: boolean) => ({ of: isDrawn ? ('ad' as const) : ('brief' as const), usual });
  const drawn = designs.map((design) => drawnOf[design]);
  return [
    textOf('businessName', { of: 'ad', usual, text: designs.length > 0 ? businessName : '' }),
    textOf('productService', { ...as(designs.length > 0), text: productService }),
    textOf('offerDescription', { ...as(drawn.includes('offerDescription')), text: offerDescription }),
    ...sellingPoints.map((text, place) =>
      textOf(`sellingPoints.${place}`, { ...as(drawn.includes('sellingPoints')), text }),
    ),
  ].filter(({ text }) => text !== '');
}
