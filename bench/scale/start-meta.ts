import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How long Meta takes for an answer: it is far away, and reckons. */
const latencyMs = 500;

/** The recorded Meta in a process of its own, once it has all its ad accounts. */
export async function startMeta(port: number) {
  const env = { ...process.env, PORT: String(port), LATENCY_MS: String(latencyMs) };
  const child = spawn(process.execPath, ['bench/scale/recorded-meta.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}
