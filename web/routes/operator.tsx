import { useQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { api } from '#web/api.ts';
import { ErrorsCard } from '#web/features/operator/errors-card.tsx';
import { FindingsCard } from '#web/features/operator/findings-card.tsx';
import { JobsCard } from '#web/features/operator/jobs-card.tsx';
import { PeopleCard } from '#web/features/operator/people-card.tsx';
import { ProofStep } from '#web/features/people/security/proof-step.tsx';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

const views = ['state', 'jobs', 'errors', 'people'] as const;

/** How the installation is and who uses it, for whoever runs it. */
export default function Operator() {
  const { data: me, error } = useQuery(api.people.me.queryOptions());
  const [search, setSearch] = useSearchParams();
  const view = views.find((one) => one === search.get('view')) ?? 'state';
  if (me && !me.isOperator)
    return (
      <Page title={m.shell_not_found_title()}>
        <PageHeader title={m.shell_not_found_title()} text={m.shell_not_found_text()} />
      </Page>
    );
  return (
    <Page title={m.operator_title()} width="narrow">
      <PageHeader
        title={m.operator_title()}
        text={m.operator_text()}
        back={{ to: '/profile#operator', name: m.people_settings_back() }}
        className="flex-nowrap!"
        actions={
          <Button asChild variant="secondary" className="shrink-0 max-sm:w-11 max-sm:p-0">
            <Link to="/setup" title={m.operator_settings()}>
              <Settings aria-hidden className="sm:hidden" />
              <span className="max-sm:sr-only">{m.operator_settings()}</span>
            </Link>
          </Button>
        }
      />
      {error && !me && <LoadError error={error} title={m.operator_failed()} />}
      {!me && !error && <LoadingBlock className="h-102 bg-surface" />}
      {me && (
        <Tabs
          name={m.operator_views()}
          value={view}
          onValueChange={(chosen) => setSearch({ view: chosen }, { replace: true })}
          tabs={[
            { value: 'state', label: m.operator_tab_state(), content: <State /> },
            { value: 'jobs', label: m.operator_tab_jobs(), content: <JobsCard /> },
            { value: 'errors', label: m.operator_errors(), content: <ErrorsCard /> },
            { value: 'people', label: m.operator_people(), content: <PeopleCard askProof={askProof} /> },
          ]}
        />
      )}
    </Page>
  );
}

function State() {
  const { isPending } = useQuery(api.operator.examine.queryOptions());
  return (
    <>
      <FindingsCard />
      {/* How long the findings are is known once they are there: what stands below would move. */}
      {!isPending && (
        <Card
          title={m.operator_bundle()}
          text={m.operator_bundle_text()}
          action={
            <Button asChild variant="secondary" size="small">
              <a href="/exports/support.json" download>
                {m.operator_download()}
              </a>
            </Button>
          }
        />
      )}
    </>
  );
}

function askProof(onProven: () => void, onLeave: () => void) {
  return <ProofStep verb={m.operator_plan_save()} onProven={onProven} onLeave={onLeave} />;
}
