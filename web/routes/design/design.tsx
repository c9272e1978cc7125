import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { api } from '#web/api.ts';
import { LoadError } from '#web/load-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SectionIndex } from '#web/ui/page/section-index.tsx';
import { LoadingBlock } from '#web/ui/skeleton.tsx';
import { Actions } from './actions.tsx';
import { useDrawnStates } from './drawn-states.ts';
import { Fields } from './fields.tsx';
import { Holding } from './holding.tsx';
import { Telling } from './telling.tsx';
import { Tokens } from './tokens.tsx';

const parts = [
  { id: 'tokens', name: m.design_tokens, Part: Tokens },
  { id: 'actions', name: m.design_actions, Part: Actions },
  { id: 'fields', name: m.design_fields, Part: Fields },
  { id: 'telling', name: m.design_telling, Part: Telling },
  { id: 'holding', name: m.design_holding, Part: Holding },
];

/** Everything screens are made of, in all its states. For whoever builds them: where all is real, it leads to the dashboard. */
export default function Design() {
  const { data: practice, error } = useQuery(api.practice.get.queryOptions({ staleTime: Infinity }));
  useDrawnStates();
  const isForBuilders = import.meta.env.DEV || (practice && practice.services.length > 0);
  if (practice && !isForBuilders) return <Navigate replace to="/dashboard" />;
  return (
    <Page title={m.design_page()}>
      <PageHeader title={m.design_page()} text={m.design_page_text()} />
      {error && !practice && <LoadError error={error} />}
      {!practice && !error && <LoadingBlock className="h-102 bg-surface" />}
      {practice && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[13.5rem_minmax(0,1fr)]">
          <SectionIndex
            name={m.design_page()}
            sections={parts.map(({ id, name }) => ({ id, name: name(), group: m.design_page() }))}
            shown={m.design_page()}
          />
          <div className="space-y-8 *:first:*:border-0 *:first:*:pt-0">
            {parts.map(({ id, Part }) => (
              <div key={id} id={id} tabIndex={-1} className="scroll-mt-32 outline-none lg:scroll-mt-20">
                <Part />
              </div>
            ))}
          </div>
        </div>
      )}
    </Page>
  );
}
