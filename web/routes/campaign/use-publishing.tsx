import type { Publication } from '#contract/publishing/publications.ts';
import { api, queryClient, server } from '#web/api.ts';
import { writtenToast } from '#web/features/campaigns/ads/use-ad-writing.ts';
import { forgetBuilder, rememberBuilder } from '#web/features/campaigns/wizard/builder-cache.ts';
import type { DraftKeeper, DraftView } from '#web/features/campaigns/draft/draft-keeper.ts';
import { describeFailure } from '#web/features/campaigns/review/publishing-failure.ts';
import { stepsFor } from '#contract/campaigns/next-step.ts';
import { forgetOverviews } from '#web/features/live-campaigns/sync/overview-query.ts';
import { publishedState } from '#web/features/publications/just-published.tsx';
import type { Published } from '#web/features/publications/next-steps.tsx';
import { isUnderWay } from '#web/features/publications/run-state.ts';
import { describeStartFailure } from '#web/features/publications/start-failure.ts';
import { usePublish } from '#web/features/publications/use-publish.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { dismissToast, toast, toastError } from '#web/ui/toast/toast.tsx';
import { isDefinedError } from '@orpc/client';
import { Rocket } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';

const farewellMs = 1500;
const toastId = 'publish-check';
const saidOnPage: string[] = [
  'BUDGET_UNCONFIRMED',
  'OVER_GUARDRAIL',
  'OVER_CEILING',
  'AGAINST_THE_RULES',
  'APPROVAL_NEEDED',
];

/** The run of publishing a draft, and what its end means for the page: words, the fresh draft, the way on. */
export function usePublishing(
  keeper: DraftKeeper,
  campaignId: string | undefined,
  about: Omit<Published, 'launchImmediately'>,
) {
  const navigate = useNavigate();
  const [published, setPublished] = useState<Publication>();
  const onFinished = useCallback(
    (publication: Publication) => {
      const { status, problem } = publication;
      if (status === 'published' && !problem) return setPublished(publication);
      if (status === 'published' && problem)
        return void toastError(m.campaigns_not_undone(), problem.title, { id: toastId });
      if (status === 'undone') {
        toast(m.campaigns_undone(), m.campaigns_undone_text(), { id: toastId });
        // Whoever takes a campaign back comes back to where it was sent off.
        const steps = stepsFor(keeper.view().fields.objective);
        return rememberBuilder(keeper.id, { currentStep: steps.length });
      }
      if (problem) toastError(m.campaigns_publishing_failed(), describeFailure(problem), { id: toastId });
    },
    [keeper],
  );
  const run = usePublish({ campaignId, onFinished });
  const isPublishing = run.isPublishing || published !== undefined;
  // Before anything is filled in by itself: what could not be meanwhile, is afterwards.
  useLayoutEffect(() => {
    keeper.hold(isPublishing);
    return () => keeper.hold(false);
  }, [keeper, isPublishing]);
  useFreshDraft(keeper, published ? undefined : run.publication);

  useEffect(() => {
    if (!run.error) return;
    // What was checked in advance may not be so any more.
    void queryClient.invalidateQueries({ queryKey: api.publications.check.key() });
    void queryClient.invalidateQueries({ queryKey: api.compliance.check.key() });
    void queryClient.invalidateQueries({ queryKey: api.approvals.key() });
    // Asked, or told with a way to the limits, on the page itself.
    if (isDefinedError(run.error) && saidOnPage.includes(run.error.code)) return dismissToast(toastId);
    const { title, text } = describeStartFailure(run.error);
    toastError(title, text, { id: toastId });
  }, [run.error]);

  useEffect(() => {
    if (!published) return;
    forgetBuilder(keeper.id);
    forgetOverviews();
    dismissToast(toastId);
    // The page says it large, and so does the one it leads to: wherever else it is left for, it is said once more.
    return () => {
      if (location.pathname === '/meta-ads') return;
      toast(m.campaigns_published(), m.campaigns_published_text(), {
        id: toastId,
        icon: <Rocket aria-hidden />,
      });
    };
  }, [published, keeper]);

  useEffect(() => {
    if (!published) return;
    const { launchImmediately } = published;
    const options = { state: publishedState({ launchImmediately, ...about }), viewTransition: true };
    const timer = setTimeout(() => void navigate('/meta-ads?sync=true', options), farewellMs);
    return () => clearTimeout(timer);
  }, [published, navigate, about]);

  return {
    ...run,
    isPublishing,
    /** Publishes what is on the screen, and nothing newer. */
    publish(launchImmediately: boolean, { campaign, fields }: DraftView) {
      dismissToast(writtenToast);
      if (!campaign) return;
      // The page says so a moment later: a picture that comes ready meanwhile comes too late as well.
      keeper.hold(true);
      run.publish({ launchImmediately, seen: { version: campaign.version, ...fields } });
    },
    async showNewest() {
      if (!campaignId) return;
      try {
        keeper.replace(await server.campaigns.get({ id: campaignId }));
        run.forgetError();
      } catch (error) {
        toastError(m.campaigns_load_failed(), wordsFor(error));
      }
    },
  };
}

/** A run that is over, here or on another device, has made the campaign a published one or a draft again. */
function useFreshDraft(keeper: DraftKeeper, publication: Publication | null | undefined) {
  const status =
    publication && !isUnderWay(publication)
      ? publication.status === 'published'
        ? 'active'
        : 'draft'
      : undefined;
  useEffect(() => {
    const { campaign } = keeper.view();
    if (!status || !campaign || campaign.status === status || keeper.isUnsaved) return;
    let isCurrent = true;
    void server.campaigns.get({ id: campaign.id }).then(
      (now) => {
        if (isCurrent && !keeper.isUnsaved) keeper.replace(now);
      },
      // Then the next save finds out.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [keeper, publication?.id, status]);
}
