import { type Fields, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { accountOf, findParent, listAdObjects, readyAt } from '#sandbox/meta/accounts/ad-objects.ts';
import { needRoomInAccount, needRoomInAdSet } from '#sandbox/meta/accounts/capacity.ts';
import { makeThing } from '#sandbox/meta/accounts/changes.ts';
import { checkAdSet } from '#sandbox/meta/ad-sets/make-ad-set.ts';
import { beginReview, noteReview } from '#sandbox/meta/ads/review.ts';
import { needActiveAccount } from '#sandbox/meta/auth/guards.ts';
import { checkFit, waitForVideos } from '#sandbox/meta/creatives/creative-fit.ts';
import { creativeFailed, GraphError } from '#sandbox/meta/graph/graph-error.ts';
import type { Edge, Visit } from '#sandbox/meta/graph/node-type.ts';
import { type CopyWish, nameOfCopy, readCopyWish, statusOfCopy } from './copy-wishes.ts';
import { effectiveStatus, isGone } from './effective-status.ts';

/** Where an answer names what was copied, and a copy what it was copied from. */
const kinds: Record<string, { copied: string; source: string }> = {
  campaign: { copied: 'copied_campaign_id', source: 'source_campaign_id' },
  adset: { copied: 'copied_adset_id', source: 'source_adset_id' },
  ad: { copied: 'copied_ad_id', source: 'source_ad_id' },
};

/** Meta copies more children than these only while nobody waits, which this Meta does not offer. */
const mostChildren = 2;

interface Job {
  visit: Visit;
  account: Thing;
  wish: CopyWish;
  made: { ad_object_type: string; source_id: string; copied_id: string }[];
}

/** Copies of a campaign, an ad set or an ad: all of what was asked for, or nothing. */
export const copiesEdge: Edge = {
  list(visit, { id, kind, account }) {
    const source = kinds[kind]?.source ?? '';
    const copies = visit.world.store.list(kind, { account }).filter(({ fields }) => fields[source] === id);
    return listAdObjects(visit, copies);
  },
  create(visit, source) {
    const account = accountOf(visit.world, source);
    needActiveAccount(account);
    const job: Job = { visit, account, wish: readCopyWish(visit.call.params), made: [] };
    checkSize(job, source);
    const copy = visit.world.store.transaction(() => copyOne(job, source));
    return { [kinds[source.kind]?.copied ?? 'id']: copy.id, ad_object_ids: job.made };
  },
};

function copyOne(job: Job, source: Thing): Thing {
  const { visit, wish } = job;
  if (effectiveStatus(visit.world, source) === 'DELETED') throw new GraphError('copyOfDeleted');
  if (source.kind === 'campaign') return copyCampaign(job, source);
  if (source.kind === 'adset')
    return copyAdSet(
      job,
      source,
      findParent(visit, 'campaign', wish.campaignId || source.parent, job.account),
    );
  return copyAd(job, source, findParent(visit, 'adset', wish.adSetId || source.parent, job.account));
}

function copyCampaign(job: Job, source: Thing): Thing {
  const { visit, account, wish } = job;
  needRoomInAccount(visit.world, 'campaign', account.account);
  const copy = keep(job, source, account.id, { start_time: wish.startTime ?? visit.world.clock.now() });
  for (const child of wish.isDeep ? childrenOf(visit, source) : []) copyAdSet(job, child, copy);
  return copy;
}

/** A copy is held to the rules of today, as if somebody made it anew. */
function copyAdSet(job: Job, source: Thing, campaign: Thing): Thing {
  const { visit, account, wish } = job;
  const now = visit.world.clock.now();
  const start = wish.startTime ?? Math.max(now, numberOf(source.fields['start_time']) ?? now);
  const end = wish.endTime ?? source.fields['end_time'];
  const times = { start_time: start, ...(end !== undefined && { end_time: end }) };
  const settled = checkAdSet(visit, account, campaign, { ...source.fields, ...times });
  const copy = keep(job, source, campaign.id, { ...times, ...settled });
  for (const child of wish.isDeep ? childrenOf(visit, source) : []) copyAd(job, child, copy);
  return copy;
}

function copyAd(job: Job, source: Thing, adSet: Thing): Thing {
  const { world } = job.visit;
  needRoomInAdSet(world, adSet);
  needRoomInAccount(world, 'ad', job.account.account);
  if (!job.account.fields['funding_source']) throw new GraphError('noPaymentMethod');
  const creative = world.store.find(textOf(source.fields['creative_id']));
  if (!creative) throw creativeFailed('The creative of the ad is gone.');
  checkFit(world, adSet, creative);
  const review = beginReview(world, creative);
  const copy = keep(job, source, adSet.id, { ...review, ...waitForVideos(world, creative) });
  noteReview(world, copy.id, review.reviewed_at);
  return copy;
}

/** What was said about the original stays, what happened to it does not. */
function keep({ visit, account, wish, made }: Job, source: Thing, parent: string, fresh: Fields): Thing {
  const isTop = made.length === 0;
  const { adlabels: _labels, issues_info: _issues, ...said } = source.fields;
  const copy = makeThing(visit.world, {
    kind: source.kind,
    account: account.account,
    parent,
    fields: {
      ...said,
      ...readyAt(visit.world),
      ...fresh,
      name: nameOfCopy(wish, textOf(source.fields['name']), isTop),
      status: statusOfCopy(wish, textOf(source.fields['status'])),
      [kinds[source.kind]?.source ?? '']: source.id,
    },
  });
  made.push({ ad_object_type: wordFor(source.kind), source_id: source.id, copied_id: copy.id });
  return copy;
}

function checkSize({ visit, wish }: Job, source: Thing): void {
  const children = wish.isDeep ? countUnder(visit, source) : 0;
  if (children > mostChildren) throw new GraphError('copyTooLarge', { most: String(mostChildren) });
}

function countUnder(visit: Visit, thing: Thing): number {
  return childrenOf(visit, thing).reduce((sum, child) => sum + 1 + countUnder(visit, child), 0);
}

function childrenOf({ world }: Visit, { id, kind }: Thing): Thing[] {
  const child = { campaign: 'adset', adset: 'ad' }[kind];
  const all = child ? world.store.list(child, { parent: id }) : [];
  return all.filter((each) => !isGone(world, each));
}

function wordFor(kind: string): string {
  return kind === 'adset' ? 'ad_set' : kind;
}
