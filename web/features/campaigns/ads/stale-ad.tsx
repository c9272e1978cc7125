import type { RewritableField } from '#contract/campaigns/campaign.ts';
import type { StaleFact } from '#contract/campaigns/stale-facts.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { pageLanguage } from '#web/ui/page/page-language.ts';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';

interface StaleAdProps {
  n: number;
  facts: StaleFact[];
  onRewrite: (field: RewritableField | null) => Promise<void>;
}

/** Says what an ad still states as it was, with one tap to have it written again. */
export function StaleAd({ n, facts, onRewrite }: StaleAdProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function rewrite() {
    setIsBusy(true);
    await onRewrite(null);
    setIsBusy(false);
  }
  return (
    <Banner
      tone="warning"
      className="mb-4"
      action={
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          aria-label={m.campaigns_rewrite_ad({ n })}
          onClick={() => void rewrite()}
        >
          {!isBusy && <Sparkles aria-hidden />}
          {m.campaigns_rewrite()}
        </Button>
      }
    >
      {m.campaigns_ad_stale({ facts: nameFacts(facts) })}
    </Banner>
  );
}

function nameFacts(facts: StaleFact[]): string {
  const names = {
    price: m.campaigns_stale_price,
    name: m.campaigns_stale_name,
    product: m.campaigns_stale_product,
    'selling-point': m.campaigns_stale_selling_point,
    website: m.campaigns_stale_website,
  };
  const list = new Intl.ListFormat(pageLanguage(), { type: 'conjunction' });
  return list.format(facts.map((fact) => names[fact]()));
}
