import type { Approval } from '#contract/approvals.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { EarlierList } from './question-lists.tsx';

function answered(title: string, decidedAt: string, changes: Partial<Approval> = {}) {
  const approval: Approval = {
    id: title,
    campaignId: '5f0c3d1e-6a0b-4c55-9d4e-2f8a7c1b9e10',
    version: '1a2b',
    state: 'approved',
    recipientName: 'Ola Hansen',
    recipientEmail: null,
    isMember: true,
    askedBy: 'Kari Nordmann',
    askedAt: '2026-03-01T08:00:00.000Z',
    expiresAt: '2026-03-08T08:00:00.000Z',
    openedAt: null,
    decidedAt,
    decidedBy: 'Ola Hansen',
    words: '',
    voidedAt: null,
    voidedBy: null,
    ...changes,
  };
  return { ...approval, title, decidedAt };
}

function read(...earlier: ReturnType<typeof answered>[]): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <EarlierList earlier={earlier} />
    </MemoryRouter>,
  );
}

test('the newest twenty answers stand there, the newest first', () => {
  const days = Array.from({ length: 22 }, (_, place) => `Day ${place + 10}`);
  const list = read(...days.map((day) => answered(day, `2026-03-${day.slice(4)}T09:00:00.000Z`)));
  const titles = [...list.matchAll(/>(Day \d+)</g)].map(([, title]) => title);
  expect(titles).toEqual(days.slice(2).toReversed());
});

test('each says what was answered, by whom, and whether it was voided; what was called back leads nowhere', () => {
  const at = '2026-03-02T09:00:00.000Z';
  expect(read(answered('Spring', at, { state: 'changes' }))).toMatch(
    /href="\/approvals\/Spring".*Ola Hansen asks for changes · .*Changes asked for/,
  );
  const voided = { state: 'void', voidedAt: at, voidedBy: 'Kari Nordmann' } as const;
  expect(read(answered('Spring', at, voided))).toMatch(/Approval void.*Changed by Kari Nordmann/);
  const revoked = read(answered('Spring', at, { state: 'revoked' }));
  expect(revoked).toContain('Called back: Ola Hansen');
  expect(revoked).not.toContain('href');
});
