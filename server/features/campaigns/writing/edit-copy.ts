import type { CampaignFields, RewritableField } from '#contract/campaigns/campaign.ts';
import { adTextLengths } from '#contract/campaigns/ads.ts';
import type { BrandKitFields } from '#contract/brand-kit.ts';
import { clamp } from '#server/gateways/writer/lengths.ts';
import type { AdLaw } from '#server/app-context.ts';
import type { Editor, WrittenAd } from '#server/gateways/writer/written-ad.ts';
import { avoidedIn } from './avoided-words.ts';
import { type CopyRule, faultsInText, findFaults } from './check-copy.ts';
import { type Given, givenBy } from './given-facts.ts';

const why: Record<CopyRule, string> = {
  urgency: 'urgency the facts do not give',
  deadline: 'a deadline the facts do not give',
  exclusivity: 'exclusivity the facts do not give',
  superlative: 'a comparison the facts do not give',
  promise: 'a promise the facts do not give',
  free: 'that something is free, which the facts do not say',
  number: 'a figure that is not among the facts, or is rounded up',
  currency: 'a price in another currency than the one given',
  manners: 'capitals, repeated punctuation, an address, a number to call, or several emoji',
  avoided: 'a word this business never uses',
  mood: 'something light-hearted where something is wrong or grave',
};

type Facts = Omit<CampaignFields, 'ads' | 'mediaIds' | 'enhancedMediaIds'>;

interface Watched {
  voice: Pick<BrandKitFields, 'wordsToAvoid'>;
  law: AdLaw;
}

/** Reads what a writer answers against what the person said and the law, and puts right what it does not learn. */
export function editorFor(facts: Facts, { voice, law }: Watched): Editor {
  const given = givenBy(facts, voice.wordsToAvoid);
  return {
    faultOf(ad, field) {
      const faults = findFaults(ad, given).filter((fault) => !field || fault.field === field);
      const said = faults.map((fault) => `its ${fault.field} says "${fault.words}": ${why[fault.rule]}`);
      return [...said, ...law.faultsOf(ad, field)].join('; ') || undefined;
    },
    mend: (ad, others) => mendAd(ad, { facts, given, others }),
    isForbidden: law.isForbidden,
  };
}

interface Mending {
  facts: Facts;
  given: Given;
  /** The ads it stands beside. */
  others: readonly WrittenAd[];
}

/** Takes out the sentences at fault; where nothing is left, the person's own words take their place. */
function mendAd(ad: WrittenAd, { facts, given, others }: Mending): WrittenAd {
  const clean = (field: RewritableField) => withoutFaults(ad[field], given);
  const unsaid = (field: RewritableField) => (text: string) => others.every((other) => other[field] !== text);
  const { headline, primaryText } = ownWords(facts, given);
  const first = (field: RewritableField, own: string[]) => own.find(unsaid(field)) ?? own[0] ?? '';
  const isLong = clean('primaryText').length >= 30 || clean('primaryText') === ad.primaryText;
  return {
    ...ad,
    headline: clean('headline') || first('headline', headline),
    primaryText: isLong ? clean('primaryText') : first('primaryText', primaryText),
    description: clean('description'),
  };
}

function withoutFaults(text: string, given: Given): string {
  if (faultsInText(text, given).length === 0) return text;
  const kept = sentencesOf(text).filter((sentence) => faultsInText(sentence, given).length === 0);
  return kept.join('').trim();
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?…\n]+(?:[.!?…]+["”»]?\s*|\n|$)/gu) ?? [];
}

/** What the person typed, as an ad can say it. */
function ownWords({ businessName, productService, offerDescription, sellingPoints }: Facts, given: Given) {
  const maySay = (text: string) => avoidedIn(text, given.wordsToAvoid, given.language).length === 0;
  const points = sellingPoints.map((point) => point.trim()).filter(Boolean);
  const { headline, primaryText } = adTextLengths;
  const isShort = (text: string) => text.trim() !== '' && clamp(text, headline) === text;
  const headlines = [`${productService}: ${businessName}`, productService, ...points, businessName];
  const said = sentencesOf(offerDescription)
    .map((sentence) => sentence.trim())
    .filter(maySay);
  const texts = [
    offerDescription,
    said.join(' '),
    `${businessName}: ${said[0] ?? productService}`,
    ...points.map((point) => `${point}. ${said[0] ?? productService}`),
  ];
  return {
    headline: [...headlines.filter(isShort), clamp(productService, headline)].filter(maySay),
    primaryText: texts.filter((text) => text !== '' && maySay(text)).map((text) => clamp(text, primaryText)),
  };
}
