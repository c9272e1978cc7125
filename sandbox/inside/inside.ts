import { type Context, Hono } from 'hono';

import { CannotObey } from '../cannot-obey.ts';
import { ClockInput, explain, LeadsInput } from '../control-input.ts';
import { answerForm } from '../meta/answer-form.ts';
import { endThrottles } from '../throttles.ts';
import { addTrouble, clearTroubles, TroubleRule } from '../troubles.ts';
import type { World } from '../world.ts';
import { insidePage } from './inside-page.ts';

interface House {
  world: World;
  reset(): void;
}

/** The page a person looks at, and what the buttons on it do. */
export function openInside({ world, reset }: House): Hono {
  const app = new Hono();

  app.get('/', (c) => c.html(insidePage(world)));

  app.post('/inside/clock', async (c) => {
    const { minutes } = await fieldsOf(c);
    const input = ClockInput.safeParse({ advanceMinutes: Number(minutes) });
    if (!input.success) return c.html(insidePage(world, explain(input.error)), 400);
    world.clock.advance(input.data.advanceMinutes);
    return c.redirect('/', 303);
  });

  app.post('/inside/leads', async (c) => {
    const { formId, count } = await fieldsOf(c);
    const input = LeadsInput.safeParse({ formId, count: Number(count) });
    if (!input.success) return c.html(insidePage(world, explain(input.error)), 400);
    try {
      answerForm(world, input.data.formId, input.data.count);
      return c.redirect('/', 303);
    } catch (error) {
      if (error instanceof CannotObey) return c.html(insidePage(world, error.message), 400);
      throw error;
    }
  });

  app.post('/inside/troubles', async (c) => {
    const { service, path, times, trouble = '' } = await fieldsOf(c);
    const rule = { service, ...(path && { path }), times: Number(times), trouble: wellKnown[trouble] };
    const input = TroubleRule.safeParse(rule);
    if (!input.success) return c.html(insidePage(world, explain(input.error)), 400);
    addTrouble(world.store, input.data);
    return c.redirect('/', 303);
  });

  app.post('/inside/calm', (c) => {
    clearTroubles(world.store);
    endThrottles(world);
    return c.redirect('/', 303);
  });

  app.post('/inside/reset', (c) => {
    reset();
    return c.redirect('/', 303);
  });

  app.notFound((c) => c.text('There is nothing here.', 404));
  return app;
}

/** The troubles that a person can choose by name. */
const wellKnown: Record<string, unknown> = {
  'loses-answer': { kind: 'loses-answer' },
  drops: { kind: 'drops' },
  hangs: { kind: 'hangs', ms: 30_000 },
  html: { kind: 'html' },
  truncated: { kind: 'truncated' },
  unavailable: { kind: 'error', status: 500, code: 2 },
  throttles: { kind: 'throttles', code: 80_004, minutes: 2 },
};

async function fieldsOf(c: Context): Promise<Record<string, string>> {
  const form = await c.req.parseBody();
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
