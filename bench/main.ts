import { benchPublish } from './publish.ts';

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
  })),
);
