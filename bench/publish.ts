import { openSandbox } from '#sandbox/sandbox.ts';
import { creativeParams } from '#server/gateways/meta/publishing/creative-params.ts';
import { openGraph, graphVersion } from '#server/gateways/meta/graph/graph.ts';
import { openMeta } from '#server/gateways/meta/meta.ts';
import type { Account, TreePlan } from '#server/gateways/meta/publishing/tree.ts';
import { adParams, adSetParams, campaignParams } from '#server/gateways/meta/publishing/tree-params.ts';
import { openPractice } from '#tests/practice.ts';
import sharp from 'sharp';
import { z } from 'zod';
import { measure, type Row } from './measure.ts';
import { benchThroughProduct } from './publish-through-product.ts';
import type { Limit } from './limits.ts';

const latencyMs = 250;
const root = 'http://sandbox.test';
const Made = z.object({ id: z.string() });
const Changed = z.object({ success: z.boolean() });

/** Tells what publishing takes, beside the limit and beside one call an object. */
export async function tellPublish(): Promise<Limit[]> {
  const { limitMs, rows } = await benchPublish();
  const [ours] = rows;
  console.log(`\nPublishing five ads at 250 ms a request (limit: ${limitMs} ms)\n`);
  console.table(
    rows.map(({ name, ms, requests }) => ({
      way: name,
      requests,
      ms: Math.round(ms),
      'times the limit': Number((ms / limitMs).toFixed(2)),
      'times ours': Number((ms / ours!.ms).toFixed(2)),
      'times our requests': Number((requests / ours!.requests).toFixed(2)),
    })),
  );
  return [];
}

/**
 * Publishing five ads whose pictures are up already and launching them, at 250 ms a request: our way, by the gateway
 * alone and through the whole product, beside one call an object in the order Meta's examples use, and beside the limit
 * that three trips after one another set (make, read back, launch).
 */
async function benchPublish(): Promise<{ limitMs: number; rows: Row[] }> {
  const sandbox = await openSandbox({ publicUrl: root, smtpPort: 0 });
  let requests = 0;
  const fetch = (request: Request) => {
    requests += 1;
    return sandbox.fetch(request);
  };
  const app = { appId: '1000000000000001', appSecret: 'practice-app-secret' };
  const meta = openMeta({ ...app, url: `${root}/meta`, dialogUrl: `${root}/meta`, fetch });
  const graph = openGraph({ ...app, url: `${root}/meta`, version: graphVersion, fetch });
  const practice = openPractice(sandbox.fetch);
  const { accessToken: token } = await practice.tokens({ state: 'ok' });
  const account: Account = { id: 'act_2100000000000001', token, currency: 'NOK' };
  await practice.turn({ rate_limits: 'off' });
  const plan = await planFor(meta, account);
  await practice.latency(latencyMs);

  async function ours(): Promise<void> {
    const { campaignId, adSetId, adIds } = await meta.makeTree(account, plan);
    const tree = { campaignId: campaignId!, adSetId: adSetId!, adIds: adIds.map((id) => id!) };
    await meta.readTree(account, tree);
    await meta.launchTree(account, tree);
  }
  async function oneByOne(): Promise<void> {
    const make = async (edge: string, params: object) =>
      (await graph.post({ path: `${account.id}/${edge}`, params: { ...params }, token }, Made)).id;
    const launch = (id: string) => graph.post({ path: id, params: { status: 'ACTIVE' }, token }, Changed);
    const campaignId = await make('campaigns', campaignParams(plan));
    const adSetId = await make('adsets', adSetParams(plan, campaignId));
    const adIds: string[] = [];
    for (const ad of plan.ads) {
      const creativeId = await make('adcreatives', creativeParams(plan, ad));
      adIds.push(await make('ads', adParams(plan, ad, { adSetId, creativeId })));
    }
    for (const id of [...adIds, adSetId, campaignId]) await launch(id);
  }

  const count = () => requests;
  const rows = [
    await measure('one batch, read back, one launch', ours, count),
    await benchThroughProduct(latencyMs),
    await measure('one call an object', oneByOne, count, 1),
  ];
  await sandbox.close();
  return { limitMs: 3 * latencyMs, rows };
}

async function planFor(meta: ReturnType<typeof openMeta>, account: Account): Promise<TreePlan> {
  const bytes = await sharp({ create: { width: 1080, height: 1080, channels: 3, background: '#2b6f8f' } })
    .jpeg()
    .toBuffer();
  const { hash: imageHash } = await meta.uploadImage(account, { bytes, fileName: 'van.jpg' });
  const [page] = await meta.listPages(account.token);
  const [bergen] = await meta.searchLocations(account.token, { query: 'Bergen', limit: 1 });
  return {
    marker: 'adfjord-bench',
    name: 'Bench',
    objective: 'traffic',
    specialAdCategories: [],
    dailyBudgetMinor: 15_000,
    targeting: {
      locations: [{ type: 'city', key: bergen!.key, radiusKm: 25 }],
      ageMin: 25,
      ageMax: 65,
      genders: 'all',
    },
    page: { id: page!.id },
    websiteUrl: 'https://bergenror.example/',
    ads: Array.from({ length: 5 }, (_, place) => ({
      name: `Bench · Ad ${place + 1}`,
      headline: `Warm by tonight ${place + 1}`,
      primaryText: 'A plumber looks through your heating before the frost does.',
      description: 'Fixed price',
      callToAction: 'LEARN_MORE',
      imageHash,
    })),
  };
}
