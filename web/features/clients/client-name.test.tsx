import type { Client } from '#contract/people/clients.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClientName } from './client-name.tsx';

function read(changes: Pick<Client, 'link' | 'problems'>): string {
  const client: Client = {
    id: '5f0c3d1e-6a0b-4c55-9d4e-2f8a7c1b9e10',
    name: 'Fjord Florist',
    role: 'owner',
    money: null,
    brought: null,
    leads: null,
    approvals: null,
    lastSyncedAt: null,
    ...changes,
  };
  return renderToStaticMarkup(<ClientName client={client} isBusy={false} onOpen={() => {}} />);
}

test('a word beside the name says how a client stands', () => {
  expect(read({ link: 'works', problems: 0 })).toContain('All fine');
  expect(read({ link: 'works', problems: 1 })).toContain('1 problem<');
  expect(read({ link: 'broken', problems: 2 })).toContain('2 problems');
});

test('nothing is said to be fine where nothing is seen or linked', () => {
  expect(read({ link: null, problems: null })).not.toContain('All fine');
  expect(read({ link: 'none', problems: 0 })).not.toContain('All fine');
  expect(read({ link: 'broken', problems: 0 })).not.toContain('All fine');
});
