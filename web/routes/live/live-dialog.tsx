import { callsToActionFor } from '#contract/campaigns/call-to-action.ts';
import type { HeldWords } from '#contract/operations/operation-details.ts';
import { nameCallToAction } from '#web/features/campaigns/ads/call-to-action.ts';
import { WriteForMe } from '#web/features/campaigns/ads/write-for-me.tsx';
import { LocationPicker } from '#web/features/campaigns/locations/location-picker.tsx';
import { ChangeFindings } from '#web/features/compliance/change-findings.tsx';
import { ConnectionPanel } from '#web/features/connections/connection-panel.tsx';
import { BrakesDialog } from '#web/features/live-campaigns/brakes/brakes-dialog.tsx';
import { CostGoalDialog } from '#web/features/live-campaigns/goal/cost-goal-dialog.tsx';
import { nameDesign } from '#web/features/designs/design-words.ts';
import { LocationsDialog } from '#web/features/live-campaigns/steering/locations-dialog.tsx';
import { NewAdDialog } from '#web/features/live-campaigns/ads/new-ad-dialog.tsx';
import type { NewAdPieces } from '#web/features/live-campaigns/ads/new-ad-form.tsx';
import { PictureDialog } from '#web/features/live-campaigns/detail/picture-dialog.tsx';
import { PicturesDialog } from '#web/features/live-campaigns/detail/pictures-dialog.tsx';
import { RenameDialog } from '#web/features/live-campaigns/steering/rename-dialog.tsx';
import { RewordDialog } from '#web/features/live-campaigns/ads/reword-dialog.tsx';
import { PictureUpload } from '#web/features/media/upload/picture-upload.tsx';
import { api } from '#web/api.ts';
import { useQuery } from '@tanstack/react-query';
import { LiveAdPreview } from './live-ad-preview.tsx';

export type OverCampaign = 'name' | 'goal' | 'brakes' | 'locations' | 'new-ad' | 'pictures';

/** What is changed, or looked at, in a dialog. */
export type OpenDialog = { opener: HTMLElement | null } & (
  | { kind: OverCampaign; facebookCampaignId: string; words?: HeldWords | undefined }
  | { kind: 'reword'; facebookCampaignId: string; facebookAdId: string | undefined }
  | { kind: 'picture'; picture: { url: string; title: string } }
);

const law: NewAdPieces['law'] = (asked) => <ChangeFindings {...asked} />;

const pieces: NewAdPieces = {
  law,
  callsToAction: (objective) =>
    callsToActionFor(objective).map((value) => ({ value, label: nameCallToAction(value, objective) })),
  // A campaign made at Meta has said nothing of itself here.
  writeForMe: ({ campaignId, longest, ...order }) =>
    campaignId && (
      <WriteForMe
        {...order}
        campaignId={campaignId}
        longest={{ ...longest, primaryText: Math.min(longest.primaryText, 500) }}
      />
    ),
  preview: (look) => <LiveAdPreview {...look} />,
  nameDesign,
  upload: (upload) => <PictureUpload {...upload} />,
};

/** The dialog for that, with the pieces of other features it needs. */
export function LiveDialog({ open, onClose }: { open: OpenDialog; onClose: () => void }) {
  const task = { ...open, onClose };
  switch (task.kind) {
    case 'name':
      return <RenameDialog task={task} />;
    case 'goal':
      return <CostGoalDialog task={task} />;
    case 'brakes':
      return <BrakesDialog task={task} />;
    case 'locations':
      return <LocationsDialog task={task} law={law} picker={(picker) => <LivePlaces {...picker} />} />;
    case 'reword':
      return <RewordDialog task={task} facebookAdId={task.facebookAdId} pieces={pieces} />;
    case 'new-ad':
      return <NewAdDialog task={task} pieces={pieces} />;
    case 'pictures':
      return <PicturesDialog task={task} />;
    case 'picture':
      return <PictureDialog {...task} />;
  }
}

type LivePlacesProps = Pick<Parameters<typeof LocationPicker>[0], 'locations' | 'held' | 'most' | 'onChange'>;

function LivePlaces(props: LivePlacesProps) {
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  return (
    <LocationPicker
      {...props}
      isConnected={connection !== null}
      connection={<ConnectionPanel variant="compact" />}
    />
  );
}
