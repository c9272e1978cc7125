import type { Client } from '#contract/people/clients.ts';
import type { ReactNode } from 'react';
import { formatRoundMoney } from '#web/money.ts';
import { m } from '#web/paraglide/messages.js';
import { formatWhole } from '#web/ui/format/format.ts';
import { formatRelative } from '#web/ui/format/relative-words.ts';

export interface ClientColumn {
  id: string;
  name: () => string;
  /** What rows are put in order by; undefined stands last. Amounts of one currency stand together. */
  orderOf: (client: Client) => { group?: string; value: number } | undefined;
  show: (client: Client, now: number) => ReactNode;
}

const results = { leads: m.live_results_leads, traffic: m.live_results_traffic, sales: m.live_results_sales };

type Money = NonNullable<Client['money']>;

function amount(
  id: string,
  name: () => string,
  { of, most }: { of: (money: Money) => number | null; most?: (money: Money) => string | undefined },
): ClientColumn {
  return {
    id,
    name,
    orderOf({ money }) {
      const value = money && of(money);
      return value === null ? undefined : { group: money!.currency, value };
    },
    show({ money }) {
      const value = money && of(money);
      if (!money || value === null) return '–';
      return <Two first={formatRoundMoney(value, money.currency)} second={most?.(money)} />;
    },
  };
}

function counted(id: 'leads' | 'approvals' | 'problems', name: () => string): ClientColumn {
  return {
    id,
    name,
    orderOf: (client) => (client[id] === null ? undefined : { value: client[id] }),
    show(client) {
      const count = client[id];
      if (count === null) return '–';
      return <span className={count > 0 ? 'font-semibold' : 'text-muted'}>{formatWhole(count)}</span>;
    },
  };
}

/** All columns of figures, in the order they stand in. */
export const clientColumns: ClientColumn[] = [
  amount('today', m.clients_today, {
    of: ({ todayMinor }) => todayMinor,
    most: ({ perDayMinor, currency }) =>
      perDayMinor > 0 ? m.clients_a_day({ amount: formatRoundMoney(perDayMinor, currency) }) : undefined,
  }),
  amount('week', m.clients_week, { of: ({ weekMinor }) => weekMinor }),
  amount('month', m.clients_month, {
    of: ({ monthMinor }) => monthMinor,
    most: ({ mostPerMonthMinor: most, currency }) =>
      most === null ? undefined : m.clients_a_month({ amount: formatRoundMoney(most, currency) }),
  }),
  {
    id: 'brought',
    name: m.clients_brought,
    orderOf: ({ brought }) => brought?.map(({ objective: group, results: value }) => ({ group, value }))[0],
    show({ brought, money }) {
      if (!brought?.length || !money) return '–';
      return brought.map(({ objective, results: count, costPerResultMinor: cost }) => (
        <Two
          key={objective}
          first={`${formatWhole(count)} ${results[objective]({ count })}`}
          second={cost !== null && m.clients_each({ amount: formatRoundMoney(cost, money.currency) })}
        />
      ));
    },
  },
  counted('leads', m.clients_leads),
  counted('approvals', m.clients_approvals),
  counted('problems', m.clients_problems),
  {
    id: 'synced',
    name: m.clients_synced,
    orderOf: ({ lastSyncedAt }) => (lastSyncedAt === null ? undefined : { value: Date.parse(lastSyncedAt) }),
    show({ lastSyncedAt, link }, now) {
      if (lastSyncedAt !== null) return formatRelative(lastSyncedAt, now, 'short');
      return link === null ? '–' : m.clients_never();
    },
  },
];

function Two({ first, second }: { first: string; second: ReactNode }) {
  return (
    <span className="block not-first:in-[td]:mt-1.5">
      {first}
      {second && <span className="block text-xs font-normal text-muted">{second}</span>}
    </span>
  );
}
