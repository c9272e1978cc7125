import { listOf, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { videoState } from '#sandbox/meta/videos/video-states.ts';
import { findVideo } from '#sandbox/meta/videos/videos.ts';
import { violated } from './asset-placements.ts';
import { contentOf } from './creative-content.ts';
import { videosIn } from './creative-fields.ts';

const linkGoals = ['LINK_CLICKS', 'LANDING_PAGE_VIEWS', 'OFFSITE_CONVERSIONS'];

/** What an ad shows must go with what its ad set promotes, and its videos must be ready. */
export function checkFit(world: World, adSet: Thing, creative: Thing): void {
  const { pageId, formId, link, action } = contentOf(creative.fields);
  const { promoted_object: promoted, destination_type: destination, optimization_goal: goal } = adSet.fields;
  const promotedPage = textOf(mapOf(promoted)['page_id']);
  if (promotedPage && promotedPage !== pageId) throw new GraphError('pageMismatch');
  checkFlexible(adSet, creative);
  checkVideos(world, creative);
  if (destination === 'ON_AD') {
    const form = world.store.find(formId);
    if (form?.kind !== 'leadgen_form' || form.fields['status'] !== 'ACTIVE' || form.parent !== pageId)
      throw new GraphError('leadFormMissing');
  }
  const isWebsite = (destination ?? 'WEBSITE') === 'WEBSITE' && linkGoals.includes(textOf(goal));
  if (isWebsite && !link && action !== 'WHATSAPP_MESSAGE') throw new GraphError('adLinkRequired');
}

/** An ad of several assets cannot become an ad of one, nor the other way round. */
export function checkSwap(former: Thing | undefined, next: Thing): void {
  if (former && isFlexible(former) !== isFlexible(next)) throw new GraphError('creativeFormatMismatch');
}

/** A choice of assets needs an ad set that is made for it, unless Meta only varies a finished ad. */
function checkFlexible(adSet: Thing, creative: Thing): void {
  const isDynamic = adSet.fields['is_dynamic_creative'] === true;
  const feed = mapOf(creative.fields['asset_feed_spec']);
  const optimization = textOf(feed['optimization_type']) || 'REGULAR';
  const hasChoice = Object.values(feed).some((assets) => listOf(assets).length > 1);
  if (isDynamic && !isFlexible(creative)) throw violated('This ad set needs an asset_feed_spec.', 'creative');
  if (isDynamic && optimization === 'PLACEMENT')
    throw violated('Assets by placement need an ad set without dynamic creative.', 'creative');
  if (!isDynamic && hasChoice && optimization === 'REGULAR') throw new GraphError('dynamicFlagMissing');
}

function isFlexible({ fields }: Thing): boolean {
  return fields['asset_feed_spec'] !== undefined;
}

function checkVideos(world: World, creative: Thing): void {
  const mayWait = switchOf(world, 'unready_video') === 'in-process';
  for (const video of videosOf(world, creative)) {
    const isComing = mayWait && video !== undefined && videoReadyAt(video) > 0;
    if (!video || (videoState(world, video) !== 'ready' && !isComing)) throw new GraphError('videoNotReady');
  }
}

/** An ad that was taken before its videos were ready is IN_PROCESS until they are. */
export function waitForVideos(world: World, creative: Thing): { ready_at?: number } {
  const readyAt = Math.max(0, ...videosOf(world, creative).map((video) => (video ? videoReadyAt(video) : 0)));
  return readyAt > world.clock.now() ? { ready_at: readyAt } : {};
}

function videosOf(world: World, { account, fields }: Thing): (Thing | undefined)[] {
  return videosIn(fields).map((id) => findVideo(world, account, id));
}

function videoReadyAt({ fields }: Thing): number {
  return fields['problem'] ? 0 : Number(fields['ready_at'] ?? 0);
}
