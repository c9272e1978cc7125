import { adTextLengths, CallToAction, type AdCopy } from '#contract/ads.ts';
import { type Objective } from '#contract/campaigns.ts';
import { m } from '#web/paraglide/messages.js';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { callToActionOf, callsToActionFor, nameCallToAction } from './call-to-action.ts';
import { countGraphemes, keepWithin } from './graphemes.ts';

type AdText = keyof typeof adTextLengths;

interface AdEditorProps {
  ad: AdCopy;
  objective: Objective | null;
  onChange: (changes: Partial<AdCopy>) => void;
}

/** The words of one ad, with what is left of each line. */
export function AdEditor({ ad, objective, onChange }: AdEditorProps) {
  function field(name: AdText) {
    const most = adTextLengths[name];
    return {
      value: ad[name],
      counter: { now: countGraphemes(ad[name]), most },
      onValueChange: (typed: string) => onChange({ [name]: keepWithin(most, { before: ad[name], typed }) }),
    };
  }
  return (
    <div className="min-w-0 space-y-4">
      <TextField label={m.campaigns_ad_headline()} {...field('headline')} />
      <TextArea label={m.campaigns_ad_primary_text()} rows={4} {...field('primaryText')} />
      <TextField label={m.campaigns_ad_description()} {...field('description')} />
      <SelectField
        label={m.campaigns_ad_cta()}
        value={callToActionOf(ad.callToAction, objective)}
        options={callsToActionFor(objective).map((value) => ({
          value,
          label: nameCallToAction(value, objective),
        }))}
        onValueChange={(value) => onChange({ callToAction: CallToAction.parse(value) })}
      />
    </div>
  );
}
