import { type CampaignFields, limits } from '#contract/campaigns/campaign.ts';
import { worstDayOf } from '#contract/live/spending.ts';
import { api } from '#web/api.ts';
import { formatWholeMoney } from '#web/money.ts';
import { CampaignWizard } from '#web/features/campaigns/wizard/campaign-wizard.tsx';
import type { DraftKeeper } from '#web/features/campaigns/draft/draft-keeper.ts';
import { readChoice } from '#web/features/campaigns/draft/follow-connection.ts';
import { PublishedNotice } from '#web/features/campaigns/draft/published-notice.tsx';
import { FirstAd, firstPicture } from '#web/features/campaigns/previews/first-ad.tsx';
import { useDraft } from '#web/features/campaigns/draft/use-draft.ts';
import { ConnectionPanel } from '#web/features/connections/connection-panel.tsx';
import { MediaPicker } from '#web/features/media/media-picker.tsx';
import { useMediaSelection } from '#web/features/media/use-media-selection.ts';
import { DryRun } from '#web/features/publications/check/dry-run.tsx';
import { HighBudgetQuestion } from '#web/features/publications/check/high-budget-question.tsx';
import { PlanRoom } from '#web/features/publications/plan-room.tsx';
import { PublicationProgress } from '#web/features/publications/publication-progress.tsx';
import { PublishChecklist } from '#web/features/publications/check/publish-checklist.tsx';
import { firstBrakes } from '#web/first-brakes.ts';
import { PublishedMoment } from '#web/features/publications/published-moment.tsx';
import { PublishRefusal } from '#web/features/publications/publish-refusal.tsx';
import { UndoProgress } from '#web/features/publications/undo-progress.tsx';
import { UndoPublish } from '#web/features/publications/undo-publish.tsx';
import { useDryRun } from '#web/features/publications/check/use-dry-run.ts';
import { useIsChecked, useOpenChecks } from '#web/features/publications/check/use-publish-checks.ts';
import { m } from '#web/paraglide/messages.js';
import { isDefinedError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePublishing } from './use-publishing.tsx';

interface CampaignBuilderProps {
  keeper: DraftKeeper;
  isCreating: boolean;
}

/** The wizard with its neighbours: the connection, the pictures, the run of publishing. */
export function CampaignBuilder({ keeper, isCreating }: CampaignBuilderProps) {
  const navigate = useNavigate();
  const view = useDraft(keeper);
  const { fields, campaign } = view;
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const choice = useMemo(() => readChoice(connection), [connection]);
  const { data: workspace } = useQuery(api.workspaces.current.queryOptions());
  const most = workspace?.usage.mediaLimit ?? limits.media;
  const desk = useMediaSelection({
    place: keeper.id,
    chosen: fields,
    known: campaign?.media ?? [],
    most,
    onChange(edit) {
      const { mediaIds, enhancedMediaIds } = keeper.view().fields;
      keeper.change(edit({ mediaIds, enhancedMediaIds }));
    },
  });
  const pictureUrl = firstPicture(fields.ads, desk.shown)?.previewUrl;
  const about = useMemo(() => publishedOf(keeper.id, fields, pictureUrl), [keeper, fields, pictureUrl]);
  const publishing = usePublishing(keeper, campaign?.id, about);
  const { publication, isOutOfSight, isPublishing, error, publish } = publishing;
  const isLinkBroken = connection === null || Boolean(connection?.broken);
  const run = publication && { publication, isOutOfSight, isLinkBroken };
  const dryRun = useDryRun();
  const asOf = [campaign?.version, connection?.connectedAt, connection?.broken];
  const isChecked = useIsChecked(campaign?.id, asOf);
  const openChecks = useOpenChecks(campaign?.id, asOf);

  const firstAd = <FirstAd fields={fields} page={choice.page} pictures={desk.shown} />;

  if (campaign?.status === 'active') {
    const adCount = campaign.ads.filter(({ selected }) => selected).length;
    return (
      <PublishedNotice id={campaign.id} title={campaign.title} ad={firstAd}>
        {run?.publication.status === 'undoing' && <UndoProgress {...run} />}
        {run?.publication.status === 'published' && (
          <UndoPublish publication={run.publication} adCount={adCount} />
        )}
      </PublishedNotice>
    );
  }
  return (
    <CampaignWizard
      {...{ keeper, view, isCreating, choice }}
      pictures={desk.shown}
      isConnectionRead={connection !== undefined}
      isConnected={connection !== null}
      isUploading={desk.uploads.isRunning}
      isPublishing={isPublishing}
      isStarting={publishing.isStarting}
      isRefused={error !== null}
      isChecked={isChecked}
      openChecks={openChecks}
      planRoom={workspace && <PlanRoom workspace={workspace} />}
      connection={<ConnectionPanel variant="compact" />}
      mediaPicker={<MediaPicker desk={desk} />}
      checklist={(wayTo, saveFirst) =>
        campaign && (
          <>
            <PublishChecklist campaignId={campaign.id} asOf={asOf} wayTo={wayTo} />
            <DryRun
              dryRun={dryRun}
              isCurrent={!keeper.isUnsaved && dryRun.askedOf === campaign.version}
              onAsk={() => void saveFirst(dryRun.ask)}
              wayTo={wayTo}
            />
          </>
        )
      }
      publication={(wayTo) =>
        isDefinedError(error) && error.code === 'BUDGET_UNCONFIRMED' ? (
          <HighBudgetQuestion {...publishing} />
        ) : error ? (
          <PublishRefusal
            error={error}
            title={m.publications_not_started()}
            wayTo={wayTo}
            onNewest={() => void publishing.showNewest()}
          />
        ) : (
          run && <PublicationProgress {...run} wayTo={wayTo} />
        )
      }
      published={
        run?.publication.status === 'published' &&
        !run.publication.problem && (
          <PublishedMoment launchImmediately={run.publication.launchImmediately} ad={firstAd} {...about} />
        )
      }
      onPublish={publish}
      onSavedDraft={() => void navigate(isCreating ? '/drafts' : `/campaign/${keeper.id}/saved`)}
      onSaved={() => void navigate(`/campaign/${keeper.id}/ads`)}
    />
  );
}

/** What is said of a campaign once it is out. */
function publishedOf(campaignId: string, fields: CampaignFields, pictureUrl: string | undefined) {
  const { dailyBudgetMinor, currency } = fields;
  const worstDay =
    dailyBudgetMinor === null ? undefined : formatWholeMoney(worstDayOf(dailyBudgetMinor), currency);
  return { campaignId, worstDay, brakes: firstBrakes(fields), pictureUrl };
}
