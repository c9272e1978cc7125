import { type Context, Hono } from 'hono';
import * as z from 'zod';

import { endThrottles } from '#sandbox/faults/throttles.ts';
import { addTrouble, clearTroubles, TroubleRule } from '#sandbox/faults/troubles.ts';
import { setLatency } from '#sandbox/front-door/delays.ts';
import { listRequestsSince } from '#sandbox/front-door/requests.ts';
import type { World } from '#sandbox/memory/world.ts';
import { copyBehindOurBack } from '#sandbox/meta/accounts/copy-behind-our-back.ts';
import { editBehindOurBack } from '#sandbox/meta/accounts/edit-behind-our-back.ts';
import { growLargeAccount } from '#sandbox/meta/accounts/large-account.ts';
import { handOf } from '#sandbox/meta/activities/foreign-hands.ts';
import { inHand } from '#sandbox/meta/activities/hand.ts';
import { AppChanges, appSettings, changeApp } from '#sandbox/meta/auth/app-settings.ts';
import { askForDeletion, deauthorize } from '#sandbox/meta/auth/callbacks.ts';
import { needUser, setTokens } from '#sandbox/meta/auth/user-tokens.ts';
import { answerForm } from '#sandbox/meta/leads/answer-form.ts';
import { listSwitches, SwitchChanges, turnSwitches } from '#sandbox/meta/switches.ts';
import { setConduct } from '#sandbox/websites/conducts.ts';
import type { Service } from '#sandbox/outside-service.ts';
import { CannotObey } from './cannot-obey.ts';
import {
  CallbackInput,
  ClockInput,
  EditInput,
  explain,
  LargeInput,
  LatencyInput,
  LeadsInput,
  TokenInput,
  WebsiteInput,
} from './control-input.ts';

interface House {
  world: World;
  services: Service[];
  reset(): void;
}

/** What tests and curious people may do to the sandbox, from behind the scenes. */
export function openControl({ world, services, reset }: House): Hono {
  const app = new Hono();

  app.get('/state', (c) =>
    c.json(Object.fromEntries(services.map((service) => [service.name, service.state()]))),
  );

  app.get('/requests', (c) => {
    const since = Number(c.req.query('since') ?? 0);
    if (!Number.isInteger(since)) return c.json({ error: '"since" is the number of a request.' }, 400);
    return c.json(listRequestsSince(world.store, since));
  });

  app.post('/troubles', (c) => obey(c, TroubleRule, (rule) => addTrouble(world.store, rule)));
  app.delete('/troubles', (c) => {
    clearTroubles(world.store);
    endThrottles(world);
    return c.json({ ok: true });
  });
  app.post('/latency', (c) =>
    obey(c, LatencyInput, ({ ms, service }) => setLatency(world.store, ms, service)),
  );
  app.post('/clock', (c) =>
    obey(c, ClockInput, ({ advanceMinutes }) => {
      world.clock.advance(advanceMinutes);
      return { now: new Date(world.clock.now()).toISOString() };
    }),
  );
  app.post('/leads', (c) => obey(c, LeadsInput, ({ formId, count }) => answerForm(world, formId, count)));
  app.post('/edits', (c) =>
    obey(c, EditInput, ({ id, fields, by, isLogged }) =>
      inHand(handOf(by, isLogged), () => editBehindOurBack(world, id, fields)),
    ),
  );
  app.post('/copies', (c) =>
    obey(c, EditInput, ({ id, fields, by, isLogged }) =>
      inHand(handOf(by, isLogged), () => copyBehindOurBack(world, id, fields)),
    ),
  );
  app.post('/websites', (c) => obey(c, WebsiteInput, (website) => setConduct(world, website)));
  app.post('/tokens', (c) => obey(c, TokenInput, (input) => setTokens(world, input)));
  app.get('/app', (c) => c.json(appSettings(world)));
  app.post('/app', (c) => obey(c, AppChanges, (changes) => changeApp(world, changes)));
  app.get('/switches', (c) => c.json(listSwitches(world)));
  app.post('/switches', (c) => obey(c, SwitchChanges, (changes) => turnSwitches(world, changes)));
  app.post('/callbacks', (c) =>
    obey(c, CallbackInput, ({ kind, userId }) => {
      const person = needUser(world, userId);
      return kind === 'deauthorize' ? deauthorize(world, person) : askForDeletion(world, person);
    }),
  );
  app.post('/accounts/large', (c) =>
    obey(c, LargeInput, ({ campaigns, adsPerCampaign }) =>
      growLargeAccount(world, campaigns, adsPerCampaign),
    ),
  );
  app.post('/reset', (c) => {
    reset();
    return c.json({ ok: true });
  });
  app.all('*', (c) => c.json({ error: 'There is no such control call.' }, 404));
  return app;
}

type Obeyed = object | void;

async function obey<Input>(
  c: Context,
  shape: z.ZodType<Input>,
  work: (input: Input) => Obeyed | Promise<Obeyed>,
): Promise<Response> {
  const parsed = shape.safeParse(await c.req.json().catch(() => undefined));
  if (!parsed.success) return c.json({ error: explain(parsed.error) }, 400);
  try {
    return c.json((await work(parsed.data)) ?? { ok: true });
  } catch (error) {
    if (error instanceof CannotObey) return c.json({ error: error.message }, 400);
    throw error;
  }
}
