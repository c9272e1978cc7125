// Takes the pictures of the docs and of the front page anew, in the built product. `-- screens`,
// `-- front-page` and `-- share` take only these. `-- looks` takes every screen in every look, hundreds of them, into
// docs/pictures/looks, which Git leaves out.
import { ensureBuilt } from './build.mjs';
import { commandOf, ensurePackages, pinnedNode, toolEnvironment } from './packages.mjs';
import { run } from './processes.mjs';

/** What is shared shows the front page, and the front page shows the product: so in this order. */
const takes = {
  screens: 'pictures/screens',
  'front-page': 'pictures/front-page',
  share: 'pictures/share',
};
const all = { ...takes, looks: takes.screens };

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in all));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${Object.keys(all).join(', ')}.`);
  process.exit(1);
}

await ensurePackages();
for (const name of asked.length > 0 ? asked : Object.keys(takes)) {
  if (!(await ensureBuilt())) process.exit(1);
  const args = [commandOf('@playwright/test', 'playwright'), 'test', '--reporter=list', all[name]];
  const code = await run(pinnedNode(), args, {
    env: toolEnvironment({ ADFJORD_PICTURES: '1', ...(name === 'looks' && { ADFJORD_EVERY_LOOK: '1' }) }),
  });
  if (code !== 0) process.exit(code);
}
