import type { Period } from '#contract/live/live-figures.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { FiguresChart } from './figures-chart.tsx';

/** What all campaigns of the ad account cost and brought, day by day. */
export const AccountFigures = memo(function AccountFigures({ period }: { period: Period }) {
  const { data, error, isError, refetch } = useQuery(
    api.liveCampaigns.daily.queryOptions({ input: { period }, placeholderData: keepPreviousData }),
  );
  if (isError && !data) {
    return (
      <Banner
        tone="danger"
        title={m.livecharts_failed()}
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            {m.ui_try_again()}
          </Button>
        }
      >
        {wordsFor(error)}
      </Banner>
    );
  }
  return <FiguresChart figures={data} />;
});
