import { Briefcase, ChartSpline, Plus, UserRoundPlus } from 'lucide-react';
import { Link } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { ClientsTable } from '#web/features/clients/clients-table.tsx';
import { useSwitch } from '#web/features/workspaces/use-switch.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { GhostRows } from '#web/ui/page/ghost-rows.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';

/** How all workspaces of somebody stand this morning. */
export default function Clients() {
  const { data: clients, error } = useQuery(api.clients.list.queryOptions());
  const change = useSwitch();
  const isAlone = clients?.length === 1;
  return (
    <Page title={m.clients_title()}>
      <PageHeader
        title={m.clients_title()}
        text={m.clients_text()}
        back={{ to: '/dashboard', name: m.live_back() }}
        className="flex-nowrap!"
        actions={
          // With nobody but oneself there, it is what one came for.
          <Button
            asChild
            variant={isAlone ? 'primary' : 'secondary'}
            className={isAlone ? 'max-sm:hidden' : undefined}
          >
            <Link to="/team#new" title={m.clients_add()} className="shrink-0 max-sm:w-11 max-sm:p-0">
              <UserRoundPlus aria-hidden className="sm:hidden" />
              <Plus aria-hidden className="max-sm:hidden" />
              <span className="max-sm:sr-only">{m.clients_add()}</span>
            </Link>
          </Button>
        }
      />
      {error && !clients && <LoadError error={error} title={m.clients_failed()} />}
      {!clients && !error && <LoadingBlock className="h-70" />}
      {clients && (
        <ClientsTable clients={clients} isBusy={change.isPending} onOpen={(id) => change.mutate(id)} />
      )}
      {isAlone && (
        <EmptyState
          // There is one card already: what will join it stands last.
          className="min-h-0! py-6! *:first:order-last *:first:mt-6"
          preview={<GhostRows count={3} start={<Briefcase />} end={<ChartSpline />} />}
          title={m.clients_alone()}
          text={m.clients_alone_text()}
          action={
            <Button asChild className="sm:hidden">
              <Link to="/team#new">{m.clients_add()}</Link>
            </Button>
          }
        />
      )}
    </Page>
  );
}
