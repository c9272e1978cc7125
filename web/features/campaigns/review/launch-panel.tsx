import type { CampaignFields } from '#contract/campaigns/campaign.ts';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { Check } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { CampaignWizardProps } from '../wizard/wizard-props.ts';
import { launchPlace } from './review-controls.ts';

type OfPublishing = 'isPublishing' | 'isStarting' | 'isRefused' | 'areChecksKnown';

interface LaunchPanelProps extends Pick<CampaignWizardProps, OfPublishing> {
  fields: CampaignFields;
  isReady: boolean;
  isBusy: boolean;
  launchImmediately: boolean;
  onLaunchImmediately: (launchImmediately: boolean) => void;
  onSave: () => void;
  /** The run of publishing, once there is one. */
  publication: ReactNode;
  /** What is known before the button is pressed. */
  checklist: ReactNode;
}

/** Everything between a finished ad and Facebook: how many, when, and what stands in the way. */
export function LaunchPanel(props: LaunchPanelProps) {
  const { fields, isReady, isBusy, isPublishing, isStarting, isRefused, launchImmediately, publication } =
    props;
  // The button that was pressed is gone by then.
  const isTold = Boolean(publication);
  const run = useLostFocus<HTMLDivElement>(isPublishing && !isStarting && isTold);
  useEffect(() => {
    if (isTold && (isPublishing || isRefused)) run.current?.scrollIntoView({ block: 'start' });
  }, [isTold, isPublishing, isRefused, run]);
  return (
    <div className="border-t border-line">
      <div ref={run} tabIndex={-1} className="mx-5 mt-5 scroll-mt-20 rounded-xl empty:hidden sm:mx-6 sm:mt-6">
        {publication}
      </div>
      <Card
        isOneLine
        title={m.campaigns_publish_title()}
        action={
          isReady &&
          !isPublishing && (
            <Badge tone="success" icon={<Check aria-hidden />}>
              {m.campaigns_ready()}
            </Badge>
          )
        }
      >
        <div className="space-y-5">
          <p role="status" className="text-sm font-semibold">
            {m.campaigns_ads_chosen({
              chosen: fields.ads.filter((ad) => ad.selected).length,
              all: fields.ads.length,
            })}
          </p>
          <Switch
            id={launchPlace}
            label={m.campaigns_launch()}
            hint={launchImmediately ? m.campaigns_launch_on() : m.campaigns_launch_off()}
            checked={launchImmediately}
            onCheckedChange={props.onLaunchImmediately}
            disabled={isBusy}
          />
          {!isPublishing && props.checklist}
          {!isPublishing && !props.areChecksKnown && (
            <Skeleton className="h-42 max-sm:h-52 max-[22rem]:h-54 xl:h-52" />
          )}
          {!isPublishing && props.areChecksKnown && (
            <Button variant="secondary" className="w-full" disabled={isBusy} onClick={props.onSave}>
              {m.campaigns_save_and_view()}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
