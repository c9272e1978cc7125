import type { Finding } from '#contract/operator/operator.ts';
import { m } from '#server/catalogue/messages.js';
import { openAppContext } from '#server/open-app-context.ts';
import { doctorPass, doctorPath } from '#server/operator/doctor-door.ts';
import { examine } from '#server/operator/examine.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { keepPrivate } from '#server/platform/crypto/keep-private.ts';
import { openLog } from '#server/platform/log/log.ts';
import { readSettings, type Settings } from '#server/platform/settings.ts';

const marks = { fine: '✓', look: '!', broken: '✗' };

/** The operator's `npm run doctor`: asks the server that runs, or looks at what it left. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const findings = (await askRunning(settings)) ?? (await lookAlone(settings));
  for (const { state, text } of findings) console.log(`${marks[state]} ${text}`);
  process.exitCode = findings.some(({ state }) => state === 'broken') ? 1 : 0;
}

async function askRunning({ host, port, secret }: Settings): Promise<Finding[] | undefined> {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  try {
    const answer = await fetch(`http://${reachable}:${port}${doctorPath}`, {
      headers: { 'x-doctor': doctorPass(secret, Date.now()) },
      signal: AbortSignal.timeout(30_000),
    });
    return answer.ok ? ((await answer.json()) as Finding[]) : undefined;
  } catch {
    return undefined;
  }
}

async function lookAlone(settings: Settings): Promise<Finding[]> {
  keepPrivate(settings.dataDir);
  const database = await openDatabase(settings);
  const { ctx, close } = await openAppContext({ settings, database, log: openLog() });
  try {
    return [
      { state: 'look', text: m.doctor_not_running({}, { locale: 'en' }) },
      ...(await examine(ctx, 'en')),
    ];
  } finally {
    await close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
