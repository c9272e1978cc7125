import { judgeCorpus, type Mistake } from './judge-corpus.ts';
import { tellCompliance } from './tell-compliance.ts';
import { tuning } from './tuning.ts';

// `node bench/compliance/list-mistakes.ts NO-GRATIS EU-GREEN`, or `all`: what went wrong in the half that rules are written by.
tellCompliance();
const asked = process.argv.slice(2);
for (const { id, misses, falseAlarms } of judgeCorpus(tuning)) {
  if (!asked.includes(id) && !asked.includes('all')) continue;
  list(`${id} misses`, misses);
  list(`${id} should have been silent at`, falseAlarms);
}

function list(title: string, mistakes: readonly Mistake[]): void {
  if (mistakes.length === 0) return;
  console.log(`\n${title}\n`);
  for (const { ad, struck } of mistakes)
    console.log(`- ${[ad.headline, ad.text, ad.description].filter(Boolean).join(' | ')} [${struck}]`);
}
