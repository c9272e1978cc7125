import { limits } from '#contract/campaigns.ts';
import type { Publication } from '#contract/publications.ts';
import { api, server } from '#web/api.ts';
import { forgetBuilder } from '#web/features/campaigns/builder-cache.ts';
import { CampaignWizard } from '#web/features/campaigns/campaign-wizard.tsx';
import type { DraftKeeper } from '#web/features/campaigns/draft-keeper.ts';
import { readChoice } from '#web/features/campaigns/follow-connection.ts';
import { PublishedNotice } from '#web/features/campaigns/published-notice.tsx';
import { describeFailure } from '#web/features/campaigns/publishing-failure.ts';
import { useDraft } from '#web/features/campaigns/use-draft.ts';
import { ConnectionPanel } from '#web/features/connections/connection-panel.tsx';
import { MediaPicker } from '#web/features/media/media-picker.tsx';
import { useMediaDesk } from '#web/features/media/use-media-desk.ts';
import { PublicationProgress } from '#web/features/publications/publication-progress.tsx';
import { PublishRefusal } from '#web/features/publications/publish-refusal.tsx';
import { usePublish } from '#web/features/publications/use-publish.ts';
import { Rocket } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

const farewellMs = 1500;

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
  const desk = useMediaDesk({
    place: keeper.id,
    chosen: fields,
    known: campaign?.media ?? [],
    most,
    onChange(edit) {
      const { mediaIds, enhancedMediaIds } = keeper.view().fields;
      keeper.change(edit({ mediaIds, enhancedMediaIds }));
    },
  });
  const [isDone, setIsDone] = useState(false);
  const { publication, isOutOfSight, isPublishing, error, publish } = usePublish({
    campaignId: campaign?.id,
    onPublished: useCallback(() => setIsDone(true), []),
  });
  useFailureToast(publication);
  useFreshDraftAfter(publication?.status === 'refused' ? publication.id : undefined, keeper);

  useEffect(() => {
    if (!isDone) return;
    forgetBuilder(keeper.id);
    toast(m.campaigns_published(), m.campaigns_published_text(), {
      id: 'publish-check',
      icon: <Rocket aria-hidden />,
    });
    const timer = setTimeout(() => void navigate('/meta-ads?sync=true'), farewellMs);
    return () => clearTimeout(timer);
  }, [isDone, keeper, navigate]);

  if (campaign?.status === 'active') return <PublishedNotice title={campaign.title} />;
  return (
    <CampaignWizard
      {...{ keeper, view, isCreating, choice }}
      pictures={desk.shown}
      isConnected={connection !== null}
      isUploading={desk.uploads.isRunning}
      isPublishing={isPublishing || isDone}
      connection={<ConnectionPanel variant="compact" />}
      mediaPicker={<MediaPicker desk={desk} />}
      publication={(wayTo) =>
        error ? (
          <PublishRefusal error={error} />
        ) : (
          publication && (
            <PublicationProgress
              {...{ publication, isOutOfSight }}
              isLinkBroken={connection === null || Boolean(connection?.broken)}
              actionFor={(field) => <GoThere onGo={wayTo(field)} />}
            />
          )
        )
      }
      onPublish={publish}
      onSavedDraft={() => void navigate(isCreating ? '/drafts' : `/campaign/${keeper.id}/saved`)}
      onSaved={() => void navigate(`/campaign/${keeper.id}/ads`)}
    />
  );
}

function GoThere({ onGo }: { onGo: (() => void) | undefined }) {
  return (
    onGo && (
      <Button variant="secondary" onClick={onGo}>
        {m.campaigns_check_go()}
      </Button>
    )
  );
}

/** Said once, when a run that was followed here ends with a no. */
function useFailureToast(publication: Publication | null | undefined) {
  const followed = useRef<string>(undefined);
  useEffect(() => {
    if (!publication) return;
    if (!publication.finishedAt) followed.current = publication.id;
    else if (followed.current === publication.id && publication.problem) {
      followed.current = undefined;
      toastError(m.campaigns_publishing_failed(), describeFailure(publication.problem), {
        id: 'publish-check',
      });
    }
  }, [publication]);
}

/** A run that was refused has handed the draft back, in a newer version. */
function useFreshDraftAfter(refusedRunId: string | undefined, keeper: DraftKeeper) {
  useEffect(() => {
    const { campaign } = keeper.view();
    if (!refusedRunId || !campaign || keeper.isUnsaved) return;
    let isCurrent = true;
    void server.campaigns.get({ id: campaign.id }).then(
      (now) => {
        if (isCurrent && !keeper.isUnsaved && now.version !== campaign.version) keeper.replace(now);
      },
      // Then the next save finds out.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [refusedRunId, keeper]);
}
