import type { Objective } from '#contract/campaigns/campaign.ts';
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

const results: Record<Objective, (said: { count: number }) => string> = {
  leads: m.live_results_leads,
  traffic: m.live_results_traffic,
  sales: m.live_results_sales,
};

type Money = NonNullable<Client['money']>;

function amount(
  id: string,
  name: () => string,
  {
    of,
    most = () => undefined,
  }: { of: (money: Money) => number | null; most?: (money: Money) => string | undefined },
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
      return <Two first={formatRoundMoney(value, money.currency)} second={most(money)} />;
    },
  };
}

function counted(id: 'leads' | 'approvals' | 'problems', name: () => string): ClientColumn {
  return {
    id,
    name,
    orderOf: (client) => (client[id] === null ? undefined : { value: client[id] }),
    show: (client) =>
      client[id] === null ? (
        '–'
      ) : (
        <span className={client[id] > 0 ? 'font-semibold' : 'text-muted'}>{formatWhole(client[id])}</span>
      ),
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
    orderOf: ({ brought }) => (brought && { group: brought.objective, value: brought.results }) || undefined,
    show({ brought, money }) {
      if (!brought || !money) return '–';
      const { objective, results: count, costPerResultMinor: cost } = brought;
      const first = `${formatWhole(count)} ${results[objective]({ count })}`;
      if (cost === null) return first;
      // Told by the goal that cost most: other goals have the rest, but for what rounding leaves.
      const say = count * (cost + 1) < money.weekMinor ? m.clients_each_part : m.clients_each;
      return <Two first={first} second={say({ amount: formatRoundMoney(cost, money.currency) })} />;
    },
  },
  counted('leads', m.clients_leads),
  counted('approvals', m.clients_approvals),
  counted('problems', m.clients_problems),
  {
    id: 'synced',
    name: m.clients_synced,
    orderOf: ({ lastSyncedAt }) => (lastSyncedAt === null ? undefined : { value: Date.parse(lastSyncedAt) }),
    show: ({ lastSyncedAt, link }, now) =>
      lastSyncedAt === null
        ? link === null
          ? '–'
          : m.clients_never()
        : formatRelative(lastSyncedAt, now, 'short'),
  },
];

function Two({ first, second }: { first: string; second: ReactNode }) {
  return (
    <>
      {first}
      {second && <span className="block text-xs font-normal text-muted">{second}</span>}
    </>
  );
}
