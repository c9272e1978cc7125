import { type CampaignFields, limits } from '#contract/campaigns/campaign.ts';
import { stepOfField } from '#contract/campaigns/field-steps.ts';
import { stepsFor } from '#contract/campaigns/next-step.ts';
import type { Finding } from '#contract/compliance/finding.ts';
import { hasPlan } from '#contract/people/workspaces.ts';
import { wholeWorstDay } from '#contract/live/brakes.ts';
import { api } from '#web/api.ts';
import { formatWholeMoney } from '#web/money.ts';
import { adTextsOf } from '#web/features/campaigns/ads/ad-texts.ts';
import { CampaignWizard } from '#web/features/campaigns/wizard/campaign-wizard.tsx';
import { draftSpots } from '#web/features/campaigns/draft/draft-spots.ts';
import type { DraftKeeper } from '#web/features/campaigns/draft/draft-keeper.ts';
import { readChoice } from '#web/features/campaigns/draft/follow-connection.ts';
import { firstPicture } from '#web/features/campaigns/previews/first-picture.ts';
import { pictureIn } from '#web/features/campaigns/previews/drawn-picture.ts';
import { useDraft } from '#web/features/campaigns/draft/use-draft.ts';
import { useDrawnPictures } from '#web/features/designs/use-drawn-pictures.ts';
import { useNotes } from '#web/features/comments/use-notes.tsx';
import { useOpenFindings } from '#web/features/compliance/use-compliance.ts';
import { useMediaSelection } from '#web/features/media/use-media-selection.ts';
import { PlanRoom } from '#web/features/publications/plan-room.tsx';
import { firstBrakes } from '#web/first-brakes.ts';
import { useDryRun } from '#web/features/publications/check/use-dry-run.ts';
import {
  useAreChecksKnown,
  useIsChecked,
  useOpenChecks,
} from '#web/features/publications/check/use-publish-checks.ts';
import { m } from '#web/paraglide/messages.js';
import { isDefinedError } from '@orpc/client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { BuilderRest } from './builder-rest.tsx';
import { usePublishing } from './use-publishing.tsx';
import { useWebsite } from './use-website.ts';
import { WebsiteStart } from './website-start.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

interface CampaignBuilderProps {
  keeper: DraftKeeper;
  isCreating: boolean;
  /** Undefined while it is on its way: until then the builder stays on its first step. */
  rest: BuilderRest | undefined;
  /** What was asked for elsewhere: it begins at once. */
  askedFor?: string | undefined;
}

/** The wizard with its neighbours: the connection, the pictures, the run of publishing. */
export function CampaignBuilder({ keeper, isCreating, rest, askedFor }: CampaignBuilderProps) {
  const navigate = useNavigate();
  const view = useDraft(keeper);
  const { fields, campaign } = view;
  const { data: connection } = useQuery(api.connections.get.queryOptions());
  const choice = useMemo(() => readChoice(connection), [connection]);
  const workspace = useWorkspace();
  const most = workspace?.usage?.mediaLimit ?? limits.media;
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
  const website = useWebsite(keeper, askedFor);
  const pictures = useDrawnPictures(campaign, fields, desk.shown);
  const drawable = desk.shown.filter(({ kind }) => kind === 'image');
  const pictureUrl = pictureIn(firstPicture(fields.ads, pictures), 'facebook-feed')?.previewUrl;
  const about = useMemo(() => publishedOf(keeper.id, fields, pictureUrl), [keeper, fields, pictureUrl]);
  const publishing = usePublishing(keeper, campaign?.id, about);
  const { publication, isOutOfSight, isPublishing, error, publish } = publishing;
  const isLinkBroken = connection === null || Boolean(connection?.broken);
  const run = publication && { publication, isOutOfSight, isLinkBroken };
  const dryRun = useDryRun();
  const asOf = [campaign?.version, connection?.connectedAt, connection?.broken];
  const isChecked = useIsChecked(campaign?.id, asOf);
  const areChecksKnown = useAreChecksKnown(campaign?.id, asOf);
  const openChecks = useOpenChecks(campaign?.id, asOf);
  const openLaw = useOpenFindings(campaign?.id, campaign?.version);

  const notes = useNotes({
    subject: campaign?.id,
    spots: useMemo(() => draftSpots(fields), [fields]),
    onVersion: keeper.hearOf,
    onShow(spot) {
      const [field = ''] = spot.split('.');
      const steps = stepsFor(fields.objective);
      const n = steps.indexOf(stepOfField(field) ?? 'review') + 1;
      void navigate(`/campaign/${keeper.id}?step=${n}`, { state: { isStepChange: true, field } });
    },
  });

  const texts = useMemo(() => adTextsOf(keeper), [keeper]);
  const wording = (finding: Finding, field?: string) =>
    rest &&
    campaign && (
      <rest.WordingOffer shown={{ what: 'draft', campaignId: campaign.id }} {...{ finding, field, texts }} />
    );

  const firstAd = rest && <rest.FirstAd fields={fields} page={choice.page} pictures={pictures} />;

  if (rest && campaign?.status === 'active') {
    const adCount = campaign.ads.filter(({ selected }) => selected).length;
    const brought = <rest.LatelyFigures campaign={campaign} />;
    return (
      <rest.PublishedNotice campaign={campaign} ad={firstAd} brought={brought}>
        {run?.publication.status === 'undoing' && <rest.UndoProgress {...run} />}
        {run?.publication.status === 'published' && (
          <rest.UndoPublish publication={run.publication} adCount={adCount} />
        )}
      </rest.PublishedNotice>
    );
  }
  return (
    <>
      <CampaignWizard
        {...{ keeper, view, isCreating, choice }}
        steps={rest}
        {...{ pictures }}
        media={desk.shown}
        isConnectionRead={connection !== undefined}
        isConnected={connection !== null}
        isUploading={desk.uploads.isRunning}
        isPublishing={isPublishing}
        isStarting={publishing.isStarting}
        isRefused={error !== null}
        isChecked={isChecked}
        openChecks={openChecks}
        openLaw={openLaw}
        website={{
          ...website,
          show: (wizard, isQuiet) => <WebsiteStart {...{ website, wizard, isQuiet }} mostPictures={most} />,
        }}
        planRoom={hasPlan(workspace) && <PlanRoom workspace={workspace} />}
        connection={rest && <rest.ConnectionPanel variant="compact" />}
        mediaPicker={
          rest && (
            <rest.MediaPicker desk={desk}>
              {campaign && (
                <rest.PictureFindings
                  campaignId={campaign.id}
                  version={campaign.version}
                  media={desk.shown}
                />
              )}
            </rest.MediaPicker>
          )
        }
        designPicker={(onMend) =>
          rest &&
          campaign &&
          drawable.length > 0 && (
            <rest.DesignsLater
              {...{ campaign, fields, onMend }}
              pictures={drawable}
              onChange={(designs) => keeper.change({ designs })}
            />
          )
        }
        law={(wayTo) =>
          rest &&
          campaign && (
            <rest.ComplianceCard
              campaignId={campaign.id}
              version={campaign.version}
              media={desk.shown}
              adIds={fields.ads.map(({ id }) => id)}
              {...{ wayTo, wording }}
            />
          )
        }
        together={notes.bar}
        below={(field) =>
          rest &&
          campaign && (
            <>
              <rest.FieldFindings
                shown={{ what: 'draft', campaignId: campaign.id }}
                version={campaign.version}
                {...{ field, wording }}
              />
              <rest.DisputeNote {...{ keeper, view, field }} />
              {notes.below(field)}
            </>
          )
        }
        lawOfForm={(asked) => rest && <rest.ChangeFindings {...asked} />}
        checklist={(wayTo, saveFirst) =>
          rest &&
          campaign && (
            <>
              <rest.PublishChecklist campaignId={campaign.id} asOf={asOf} wayTo={wayTo} />
              {areChecksKnown && (
                <rest.DryRun
                  dryRun={dryRun}
                  isCurrent={!keeper.isUnsaved && dryRun.askedOf === campaign.version}
                  onAsk={() => void saveFirst(dryRun.ask)}
                  wayTo={wayTo}
                />
              )}
            </>
          )
        }
        areChecksKnown={areChecksKnown}
        approval={(saveFirst) =>
          rest &&
          campaign && (
            <rest.ApprovalLater campaignId={campaign.id} version={campaign.version} onSaved={saveFirst} />
          )
        }
        publication={(wayTo) =>
          rest &&
          (isDefinedError(error) && error.code === 'BUDGET_UNCONFIRMED' ? (
            <rest.HighBudgetQuestion {...publishing} />
          ) : error ? (
            <rest.PublishRefusal
              error={error}
              title={m.publications_not_started()}
              wayTo={wayTo}
              onNewest={() => void publishing.showNewest()}
            />
          ) : (
            run && <rest.PublicationProgress {...run} wayTo={wayTo} />
          ))
        }
        published={
          rest &&
          run?.publication.status === 'published' &&
          !run.publication.problem && (
            <rest.PublishedMoment
              launchImmediately={run.publication.launchImmediately}
              ad={firstAd}
              {...about}
            />
          )
        }
        onPublish={publish}
        onSavedDraft={() => void navigate(isCreating ? '/drafts' : `/campaign/${keeper.id}/saved`)}
        onSaved={() => void navigate(`/campaign/${keeper.id}/ads`)}
      />
      {notes.panel}
    </>
  );
}

/** What is said of a campaign once it is out. */
function publishedOf(campaignId: string, fields: CampaignFields, pictureUrl: string | undefined) {
  const { dailyBudgetMinor, currency } = fields;
  const worstDay =
    dailyBudgetMinor === null
      ? undefined
      : formatWholeMoney(wholeWorstDay(dailyBudgetMinor, currency), currency);
  return { campaignId, worstDay, brakes: firstBrakes(fields), pictureUrl };
}
