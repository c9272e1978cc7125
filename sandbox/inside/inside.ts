import { Hono } from 'hono';

import { insidePage } from './inside-page.ts';
import type { Service } from '../make-believe.ts';
import type { World } from '../world.ts';

interface House {
  world: World;
  services: Service[];
  reset(): void;
}

/** The page a person looks at, and the few buttons on it. */
export function openInside({ world }: House): Hono {
  const app = new Hono();
  app.get('/', async (c) => c.html(insidePage(world)));
  app.notFound((c) => c.text('There is nothing here.', 404));
  return app;
}
