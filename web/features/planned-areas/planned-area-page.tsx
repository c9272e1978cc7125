import { Check, Clock, type LucideIcon } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardIcon } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { Roadmap, type Quarter } from './roadmap.tsx';

interface Feature {
  icon: LucideIcon;
  name: string;
  text: string;
}

interface PlannedAreaPageProps {
  title: string;
  text: string;
  features: readonly Feature[];
  benefits?: readonly string[];
  roadmap: { name: string; quarters: readonly Quarter[] };
  /** Where to write to be told, and what the button says. */
  ask: { name: string; to: string };
}

/** What an area will do that is announced and not built yet, when it is planned for, and how to hear of it. */
export function PlannedAreaPage({ title, text, features, benefits, roadmap, ask }: PlannedAreaPageProps) {
  return (
    <Page title={title}>
      <PageHeader
        title={title}
        text={text}
        back={{ to: '/dashboard', name: m.planned_back() }}
        actions={
          <Badge tone="accent" icon={<Clock aria-hidden />}>
            {m.planned_soon()}
          </Badge>
        }
      />
      <section aria-label={m.planned_features()}>
        <ul className="grid gap-4 md:grid-cols-2">
          {features.map(({ icon: Icon, name, text: about }) => (
            <li
              key={name}
              className="flex items-start gap-4 rounded-xl border border-line bg-surface p-5 sm:p-6"
            >
              <CardIcon>
                <Icon aria-hidden />
              </CardIcon>
              <div className="min-w-0">
                <h2 className="text-base font-semibold">{name}</h2>
                <p className="mt-1 text-sm text-muted">{about}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid gap-6 lg:grid-cols-2">
        {benefits && (
          <Card title={m.planned_benefits()}>
            <ul className="space-y-3 text-sm">
              {benefits.map((benefit) => (
                <li key={benefit} className="flex items-start gap-3">
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-text" />
                  {benefit}
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card title={roadmap.name} className={benefits ? undefined : 'lg:col-span-2'}>
          <Roadmap name={roadmap.name} quarters={roadmap.quarters} />
        </Card>
      </div>
      <Card title={m.planned_ask()} text={m.planned_ask_text()}>
        <Button asChild>
          <a href={ask.to}>{ask.name}</a>
        </Button>
      </Card>
    </Page>
  );
}
