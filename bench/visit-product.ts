import { setTimeout as wait } from 'node:timers/promises';
import type { Ground } from '#tests/journeys/run-product.ts';
import { openPractice } from '#tests/practice.ts';
import { openVisitor, type Visitor } from '#tests/visitor.ts';

/** The address of a product that runs on its own, its sandbox, and people who come to it as with a browser. */
export function visitProduct({ port, sandboxPort }: Ground) {
  const url = `http://127.0.0.1:${port}`;
  const practice = openPractice((request) => fetch(request), `http://127.0.0.1:${sandboxPort}`);
  function open(ask = (request: Request) => fetch(request, { redirect: 'manual' })): Visitor {
    const visitor = openVisitor({
      url,
      practice,
      app: { fetch: ask },
      sandboxFetch: (request) => fetch(request),
      async runJobs() {
        while ((await practice.emailsTo(visitor.email)).length === 0) await wait(50);
        return [];
      },
    });
    return visitor;
  }
  return { url, practice, open };
}
