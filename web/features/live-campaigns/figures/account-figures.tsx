import type { Period } from '#contract/live/live-figures.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { FiguresChart } from './figures-chart.tsx';

/** What all campaigns of the ad account cost and brought, day by day. */
export const AccountFigures = memo(function AccountFigures({ period }: { period: Period }) {
  const { data, error, isError } = useQuery(
    api.liveCampaigns.daily.queryOptions({ input: { period }, placeholderData: keepPreviousData }),
  );
  if (isError && !data) {
    return <LoadError error={error} title={m.livecharts_failed()} />;
  }
  return <FiguresChart figures={data} />;
});
