import { tellClients } from './clients.ts';
import { tellCalls } from './calls.ts';
import { tellCompliance } from './compliance/tell-compliance.ts';
import { tellCounted } from './counted.ts';
import { tellDesigns } from './designs.ts';
import { tellFirstSync } from './first-sync.ts';
import { tellInteractions } from './interaction/tell-interactions.ts';
import { tellLeads } from './leads/leads.ts';
import { tellStorm } from './leads/storm.ts';
import { tellDashboard, tellFreshStart, tellLists, tellRest, tellWeights } from './light/light.ts';
import { tellFrontPage, tellPublicPages } from './light/pages.ts';
import { tellLimits } from './limits.ts';
import { tellLoad } from './load.ts';
import { runPart, tellParts, type Part } from './parts.ts';
import { tellPictures } from './pictures.ts';
import { tellPublish } from './publish.ts';
import { tellNext } from './recommendations/tell-next.ts';
import { tellSandbox } from './sandbox.ts';
import { tellSync } from './sync.ts';
import { tellUploads } from './uploads.ts';

/** What is to be light and quick: twelve minutes on two quiet cores. */
const usual: Record<string, Part> = {
  publish: tellPublish,
  sync: tellSync,
  'first-sync': tellFirstSync,
  pictures: tellPictures,
  interaction: tellInteractions,
  leads: tellLeads,
  lists: tellLists,
  rest: tellRest,
  'fresh-clone': tellFreshStart,
  weights: tellWeights,
  dashboard: tellDashboard,
  'front-page': tellFrontPage,
};

/** Storms, what is done seldom, and what is counted by no clock. */
const others: Record<string, Part> = {
  'public-pages': tellPublicPages,
  sandbox: tellSandbox,
  designs: tellDesigns,
  uploads: tellUploads,
  clients: tellClients,
  storm: tellStorm,
  load: tellLoad,
  calls: tellCalls,
  next: tellNext,
  counted: tellCounted,
  law: tellCompliance,
};

const all = { ...usual, ...others };
const wanted = wantedBy(process.argv.slice(2));
const unknown = wanted.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Say nothing more, or whole, or parts:`);
  console.error(Object.keys(all).join(', '));
  process.exit(1);
}
for (const name of wanted) await runPart(name, () => all[name]!(process.env['BENCH_DATABASE_URL']));
const behind = tellLimits();
tellParts();
if (behind.length > 0) {
  console.error(`More than a tenth behind what was reached: ${behind.join(', ')}`);
  process.exitCode = 1;
}

function wantedBy(words: string[]): string[] {
  if (words.length === 0) return Object.keys(usual);
  return words.includes('whole') ? Object.keys(all) : words;
}
