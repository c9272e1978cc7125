import { type Fields, listOf, textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { words } from '#sandbox/meta/graph/vocabulary.ts';
import { switchOf } from '#sandbox/meta/switches.ts';

const platforms = ['facebook', 'instagram', 'messenger', 'audience_network', 'threads', 'whatsapp'];
const devices = ['mobile', 'desktop'];

export const positions: Record<string, string[]> = {
  facebook: words(`
    feed right_hand_column marketplace story search instream_video facebook_reels facebook_reels_overlay profile_feed
    notification`),
  instagram: ['stream', 'story', 'reels', 'profile_feed', 'ig_search', 'profile_reels'],
  messenger: ['sponsored_messages', 'story'],
  audience_network: ['classic', 'rewarded_video'],
  threads: ['threads_stream'],
  whatsapp: ['status'],
};

/** Where on Meta's platforms an ad may be shown. Versions differ: 24 took video feeds away, 26 Instagram's explore. */
export function checkPlacements(world: World, targeting: Fields, version: number): void {
  const chosen = listOf(targeting['publisher_platforms']).map(textOf);
  const shown = listOf(targeting['device_platforms']).map(textOf);
  checkEach('publisher_platforms', chosen, platforms);
  checkEach('device_platforms', shown, version >= 26 ? [...devices, 'connected_tv'] : devices);
  for (const [platform, allowed] of Object.entries(positions)) {
    const name = `${platform}_positions`;
    const wished = listOf(targeting[name]).map(textOf);
    if (wished.includes('video_feeds')) throw new GraphError('videoFeedsGone');
    const explores = platform === 'instagram' && version < 26;
    if (explores) checkExplore(wished);
    checkEach(name, wished, explores ? [...allowed, 'explore', 'explore_home'] : allowed);
    if (wished.length > 0 && chosen.length > 0 && !chosen.includes(platform))
      fail(`${name} needs ${platform} among the platforms`, name);
  }
  checkTogether(world, chosen, shown);
}

function checkExplore(wished: string[]): void {
  if (wished.includes('explore_home') && !wished.includes('explore'))
    throw new GraphError('exploreHomeAlone');
}

function checkTogether(world: World, chosen: string[], shown: string[]): void {
  const [first] = chosen;
  if (chosen.length === 1 && first === 'audience_network') fail('Audience Network alone is not possible');
  if (chosen.includes('threads') && !chosen.includes('instagram')) fail('Threads needs Instagram');
  const isInstagramAlone = chosen.length === 1 && first === 'instagram';
  if (isInstagramAlone && shown.length === 1 && shown[0] === 'desktop')
    fail('Instagram on desktop alone is not possible', 'device_platforms');
  if (isInstagramAlone && switchOf(world, 'instagram_alone') === 'refused') fail('Facebook must be included');
}

function checkEach(name: string, wished: string[], allowed: string[]): void {
  const odd = wished.find((position) => !allowed.includes(position));
  if (odd !== undefined) fail(odd, name);
}

function fail(reason: string, field = 'publisher_platforms'): never {
  throw new GraphError('placementInvalid', { reason }, `targeting.${field}`);
}

/** What Meta takes away without a word: Messenger stories. */
export function withoutMessengerStories(targeting: Fields): Fields {
  const { messenger_positions: wished, ...others } = targeting;
  const left = listOf(wished).filter((position) => position !== 'story');
  return left.length > 0 ? { ...others, messenger_positions: left } : others;
}
