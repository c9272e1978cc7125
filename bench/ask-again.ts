import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const atOnce = 10;
const forMs = 3_000;

const { url, cookie } = workerData as { url: string; cookie: string };
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const waits: number[] = [];
const startedAt = performance.now();

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`Answered ${answer.statusCode}.`));
      answer.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
}

async function askAgain(): Promise<void> {
  while (performance.now() - startedAt < forMs) {
    const askedAt = performance.now();
    await ask();
    waits.push(performance.now() - askedAt);
  }
}

await Promise.all(Array.from({ length: atOnce }, askAgain));
const seconds = (performance.now() - startedAt) / 1000;
const lateMs = waits.toSorted((one, other) => one - other)[Math.ceil(waits.length * 0.95) - 1] ?? Number.NaN;
agent.destroy();
parentPort?.postMessage({ aSecond: waits.length / seconds, lateMs });
