import type { CrowdTold } from './crowd.ts';
import type { LargeAnswer } from './large-answers.ts';
import type { Measured } from './meter.ts';

const halfHourMs = 30 * 60_000;
/** Of what a sync costs among many ad accounts to what it costs among few. */
const ratioLimit = 1.25;
const startLimitMs = 5_000;

interface Told {
  few: number;
  many: number;
  small: Measured;
  large: Measured;
}

/** Answers what is not as it has to be. */
export function tellSyncs({ few, many, small, large }: Told): string[] {
  console.log(
    `\nLinked ad accounts of 20 to 1,000 campaigns of three ads, 154 in the middle, read again by the product’s clock, at 500 ms an answer of Meta’s; processor time\n`,
  );
  console.table([
    { accounts: few, ...tell(small) },
    { accounts: many, ...tell(large) },
  ]);
  const costOf = ({ productMs, postgresMs, syncs }: Measured) => (productMs + postgresMs) / syncs;
  const ratio = costOf(large) / costOf(small);
  const share = (ms: number) => `${(((ms / large.syncs) * many * 100) / halfHourMs).toFixed(0)} %`;
  console.log(
    `A sync among ${many} costs ${ratio.toFixed(2)} times what it costs among ${few} (limit: ${ratioLimit}). Reckoned from that, ${many} each half hour keep the server busy for ${share(large.productMs)} of a core and PostgreSQL for ${share(large.postgresMs)}; ${Math.ceil(many / 30)} a minute are needed.`,
  );
  return [
    ...(ratio <= ratioLimit ? [] : ['the cost of a sync grows with the number of ad accounts']),
    ...(perMinute(large) > many / 30 ? [] : ['not all are read within half an hour']),
    ...(large.mostMb < 2_048 ? [] : ['a process takes more than 2 GB']),
  ];
}

export function tellCrowd(crowd: CrowdTold, measured: Measured): void {
  console.log(
    `\nOne minute with 300 pages open, ${crowd.published} campaigns published, ${crowd.leads} leads and ${measured.syncs} syncs\n`,
  );
  console.table([
    {
      'open a page, 95 of 100, ms': Math.round(crowd.openMs),
      'news, 95 of 100, ms': Math.round(crowd.newsMs),
      looks: crowd.looks,
      'longest publish, s': Number((crowd.longestPublishMs / 1000).toFixed(1)),
      'product, s of processor': Math.round(measured.productMs / 1000),
      'PostgreSQL, s of processor': Math.round(measured.postgresMs / 1000),
      'MB at most': Math.round(measured.mostMb),
      load: Number(measured.load.toFixed(1)),
    },
  ]);
}

export function tellStart({ ms, workedMs }: { ms: number; workedMs: number }): string[] {
  console.log(
    `\nThe embedded server is ready ${Math.round(ms)} ms after a kill in the middle of first syncs, of which it works ${workedMs} ms\n`,
  );
  return ms <= startLimitMs ? [] : ['the embedded database starts too slowly after a kill'];
}

export function tellAnswers(rows: LargeAnswer[]): void {
  console.log(
    '\nThe largest and the slowest answers of a workspace of 10,000 campaigns and 100,000 leads, embedded\n',
  );
  console.table(
    rows.map(({ path, ms, kb, packedKb }) => ({
      path,
      KB: Math.round(kb),
      'KB packed': Math.round(packedKb),
      ms: Math.round(ms),
    })),
  );
}

/** As fast as it goes: the half hours between are left out. */
function perMinute({ syncs, elapsedMs }: Measured): number {
  return syncs / (elapsedMs / 60_000);
}

function tell(measured: Measured) {
  const each = (value: number) => Math.round(value / measured.syncs);
  return {
    syncs: measured.syncs,
    'product, ms a sync': each(measured.productMs),
    'PostgreSQL, ms a sync': each(measured.postgresMs),
    'Meta, ms a sync': each(measured.metaMs),
    'transactions a sync': each(measured.transactions),
    'rows written a sync': each(measured.rowsWritten),
    'syncs a minute': Math.round(perMinute(measured)),
    'MB now': Math.round(measured.residentMb),
    'MB at most': Math.round(measured.mostMb),
    'database, MB': Math.round(measured.databaseMb),
    'million rows': Number((measured.rows / 1e6).toFixed(1)),
    load: Number(measured.load.toFixed(1)),
  };
}
