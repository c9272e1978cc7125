import { adTextLengths, callsToAction, type AdCopy } from '#contract/campaigns/ads.ts';
import { callToActionFor, callsToActionFor } from '#contract/campaigns/call-to-action.ts';
import type { Objective, RewritableField } from '#contract/campaigns/campaign.ts';
import { hintForText } from '#web/ad-hints.ts';
import { oneOf } from '#web/one-of.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { countGraphemes, keepWithin } from '#web/ui/format/graphemes.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { RefreshCw, Sparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { adFieldName } from './ad-field-name.ts';
import { nameCallToAction } from './call-to-action.ts';

interface AdEditorProps {
  ad: AdCopy;
  n: number;
  objective: Objective | null;
  /** What stands below a field. */
  below: (field: string) => ReactNode;
  onChange: (changes: Partial<AdCopy>) => void;
  onRewrite: (field: RewritableField | null) => Promise<void>;
}

/** The words of one ad, with what is left of each line, and a way to have them written again. */
export function AdEditor({ ad, n, objective, below, onChange, onRewrite }: AdEditorProps) {
  const [rewriting, setRewriting] = useState<RewritableField | 'all' | null>(null);

  async function rewrite(field: RewritableField | null) {
    setRewriting(field ?? 'all');
    await onRewrite(field);
    setRewriting(null);
  }
  function field(name: RewritableField, label: string) {
    const most = adTextLengths[name];
    return {
      label,
      name: adFieldName(ad.id, name),
      value: ad[name],
      hint: hintForText(name, most),
      counter: { now: countGraphemes(ad[name]), most },
      onValueChange: (typed: string) => onChange({ [name]: keepWithin(most, { before: ad[name], typed }) }),
      aside: (
        <IconButton
          name={m.campaigns_rewrite_field({ field: label, n })}
          className="-my-1.5 md:size-7"
          busy={rewriting === name}
          disabled={rewriting !== null && rewriting !== name}
          onClick={() => void rewrite(name)}
        >
          {rewriting !== name && <RefreshCw aria-hidden />}
        </IconButton>
      ),
    };
  }
  return (
    <div className="min-w-0 space-y-4">
      {below(`ads.${ad.id}`)}
      <TextField {...field('headline', m.campaigns_ad_headline())} />
      {below(`ads.${ad.id}.headline`)}
      <TextArea rows={4} {...field('primaryText', m.campaigns_ad_primary_text())} />
      {below(`ads.${ad.id}.primaryText`)}
      <TextField {...field('description', m.campaigns_ad_description())} />
      {below(`ads.${ad.id}.description`)}
      <SelectField
        label={m.campaigns_ad_cta()}
        name={adFieldName(ad.id, 'callToAction')}
        value={callToActionFor(objective, ad.callToAction)}
        options={callsToActionFor(objective).map((value) => ({
          value,
          label: nameCallToAction(value, objective),
        }))}
        onValueChange={(value) => onChange({ callToAction: oneOf(callsToAction, value) ?? ad.callToAction })}
      />
      <Button
        variant="secondary"
        size="small"
        busy={rewriting === 'all'}
        disabled={rewriting !== null && rewriting !== 'all'}
        aria-label={m.campaigns_rewrite_ad({ n })}
        onClick={() => void rewrite(null)}
      >
        {rewriting !== 'all' && <Sparkles aria-hidden />}
        {m.campaigns_rewrite()}
      </Button>
    </div>
  );
}
