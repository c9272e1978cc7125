import { m } from '#web/paraglide/messages.js';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import type { FieldName } from '../draft/fill-in.ts';

interface ReplaceChoiceProps {
  /** What somebody has typed, and the website says otherwise. */
  fields: readonly FieldName[];
  isReplacing: boolean;
  onReplace: (isReplacing: boolean) => void;
}

/** Asks about what was typed before, only where there is something. */
export function ReplaceChoice({ fields, isReplacing, onReplace }: ReplaceChoiceProps) {
  const names = fields.flatMap((field) => nameOf[field]?.() ?? []);
  return (
    <RadioCards
      legend={m.websites_replace()}
      hint={new Intl.ListFormat(pageLanguage(), { type: 'conjunction' }).format(names)}
      value={isReplacing ? 'replace' : 'keep'}
      onValueChange={(chosen) => onReplace(chosen === 'replace')}
      options={[
        { value: 'keep', title: m.websites_replace_keep() },
        { value: 'replace', title: m.websites_replace_take() },
      ]}
    />
  );
}

const nameOf: { [Field in FieldName]?: () => string } = {
  businessName: m.campaigns_business_name,
  industry: m.campaigns_industry,
  language: m.campaigns_language,
  websiteUrl: m.campaigns_website,
  productService: m.campaigns_product,
  offerDescription: m.campaigns_offer,
  sellingPoints: m.campaigns_selling_points,
  beforePriceMinor: m.campaigns_before_price,
  campaignPriceMinor: m.campaigns_campaign_price,
  locations: m.campaigns_locations,
};
