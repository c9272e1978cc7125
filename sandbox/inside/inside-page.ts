import { html } from 'hono/html';

import { sheet } from '../page-style.ts';
import type { World } from '../world.ts';

export function insidePage(_world: World) {
  return sheet('Sandbox', html`<main><h1>Sandbox</h1></main>`);
}
