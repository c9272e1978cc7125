import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import type { AdPieces } from './ad-pieces.ts';
import { RewordForm } from './reword-form.tsx';
import { SteeringDialog, type SteeringTask } from '../steering/steering-dialog.tsx';

interface RewordDialogProps {
  task: SteeringTask;
  /** Without it the person chooses which. */
  facebookAdId: string | undefined;
  pieces: AdPieces;
}

/** What a live ad says. */
export function RewordDialog({ task, facebookAdId, pieces }: RewordDialogProps) {
  return (
    <SteeringDialog
      task={task}
      title={m.dialogs_reword()}
      text={m.dialogs_reword_text()}
      className="max-w-4xl"
    >
      {({ detail, ...form }) => {
        const ads = detail.ads.filter(({ goneAt }) => goneAt === null);
        const offered = facebookAdId ? ads.filter((ad) => ad.facebookAdId === facebookAdId) : ads;
        const [first] = offered;
        if (!first) return <Banner tone="info">{m.dialogs_no_ad()}</Banner>;
        return <RewordForm detail={detail} ads={offered} first={first} pieces={pieces} {...form} />;
      }}
    </SteeringDialog>
  );
}
