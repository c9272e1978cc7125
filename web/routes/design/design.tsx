import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { Actions } from './actions.tsx';
import { Fields } from './fields.tsx';
import { Holding } from './holding.tsx';
import { Telling } from './telling.tsx';
import { Tokens } from './tokens.tsx';

/** Everything screens are made of, in all its states. For whoever builds them: where all is real, it leads to the dashboard. */
export default function Design() {
  const { data: practice, error } = useQuery(api.practice.get.queryOptions({ staleTime: Infinity }));
  const isForBuilders = import.meta.env.DEV || (practice && practice.services.length > 0);
  if (practice && !isForBuilders) return <Navigate replace to="/dashboard" />;
  return (
    <Page title={m.design_page()}>
      <PageHeader title={m.design_page()} text={m.design_page_text()} />
      {error && !practice && <LoadError error={error} />}
      {!practice && !error && <LoadingBlock className="h-96 bg-surface" />}
      {practice && (
        <>
          <Tokens />
          <Actions />
          <Fields />
          <Telling />
          <Holding />
        </>
      )}
    </Page>
  );
}
