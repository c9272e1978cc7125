import type { Email } from 'postal-mime';

import { listOf, textOf } from '../json.ts';
import type { Thing } from '../store.ts';
import type { World } from '../world.ts';

export interface Letter {
  id: string;
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  at: string;
}

export function keepLetter(
  { store, clock }: World,
  to: string[],
  { subject, text, html, from }: Email,
): void {
  const fields = {
    to,
    from: from?.address ?? '',
    subject,
    text,
    html,
    at: new Date(clock.now()).toISOString(),
  };
  store.insert({ kind: 'letter', fields });
}

/** In the order they came. */
export function listLetters({ store }: World): Letter[] {
  return store.list('letter').map(toLetter);
}

export function findLetter({ store }: World, id: string): Letter | undefined {
  const thing = store.find(id);
  return thing?.kind === 'letter' ? toLetter(thing) : undefined;
}

function toLetter({ id, fields }: Thing): Letter {
  return {
    id,
    to: listOf(fields['to']).map(textOf),
    from: textOf(fields['from']),
    subject: textOf(fields['subject']),
    text: textOf(fields['text']),
    html: textOf(fields['html']),
    at: textOf(fields['at']),
  };
}
