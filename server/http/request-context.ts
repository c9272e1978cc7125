import type { AppContext } from '#server/app-context.ts';
import { currentContext, runInContext } from '#server/platform/log/request-context.ts';
import { inStep, type Step } from '#server/platform/telemetry/step.ts';
import { holdWhileRead } from '#server/platform/hold-request.ts';
import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

const header = 'x-request-id';

/** Gives every request an id, which its answer and all of its log lines carry, and measures it by its route. */
export function requestContext(
  { meters, settings }: Pick<AppContext, 'meters' | 'settings'>,
  addressOf: (c: Context) => string,
): MiddlewareHandler {
  const requestIdOf = (c: Context) => {
    const told = settings.trustedProxies > 0 ? c.req.header(header) : undefined;
    return told && /^[\w.:-]{8,100}$/.test(told) ? told : crypto.randomUUID();
  };
  return (c, next) => {
    const id = requestIdOf(c);
    const { method } = c.req;
    const step: Step = { kind: 'request', name: method, facts: { 'http.request.method': method } };
    const answer = async () => {
      const stop = meters.requests.startTimer({ method });
      await next();
      // On the way it may have been read, and made anew.
      holdWhileRead(c.res, [c.req.raw]);
      c.header(header, id);
      const [route, { status }] = [routeOf(c), c.res];
      stop({ route, status });
      step.name = `${method} ${route}`;
      Object.assign(step.facts, { 'http.route': route, 'http.response.status_code': status });
    };
    return runInContext({ id, from: addressOf(c), hungUp: c.req.raw.signal }, () => inStep(step, answer));
  };
}

/** The pattern, never the address: that would be a measure of its own for each campaign. */
function routeOf(c: Context): string {
  const procedure = currentContext()?.procedure;
  const route = routePath(c);
  return procedure ? route.replace('*', procedure) : route;
}
