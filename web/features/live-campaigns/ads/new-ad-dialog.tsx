import type { HeldWords } from '#contract/operations/operation-details.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { NewAdForm, type NewAdPieces } from './new-ad-form.tsx';
import { SteeringDialog, type SteeringTask } from '../steering/steering-dialog.tsx';

interface NewAdDialogProps {
  /** With the words it begins with, if any. */
  task: SteeringTask & { words?: HeldWords | undefined };
  pieces: NewAdPieces;
}

/** One more ad in a campaign that is at Meta already. */
export function NewAdDialog({ task, pieces }: NewAdDialogProps) {
  return (
    <SteeringDialog
      task={task}
      title={m.dialogs_new_ad()}
      text={m.dialogs_new_ad_text()}
      className="max-w-4xl"
    >
      {({ detail, ...form }) => {
        const adSets = detail.adSets.filter(({ goneAt }) => goneAt === null);
        const [first] = adSets;
        if (!first) {
          return (
            <Banner tone="info" title={m.dialogs_no_ad_set()}>
              {m.dialogs_no_ad_set_text()}
            </Banner>
          );
        }
        return <NewAdForm {...{ detail, adSets, first, pieces }} offered={task.words} {...form} />;
      }}
    </SteeringDialog>
  );
}
