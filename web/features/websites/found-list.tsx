import type { FoundFacts } from '#contract/websites/reading.ts';
import { m } from '#web/paraglide/messages.js';
import { Fold } from '#web/ui/fold.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface FoundListProps {
  /** Undefined while nothing is known yet. */
  found: FoundFacts | undefined;
  nameIndustry: (industry: string) => string;
}

/** What is known of a firm by now. */
export function FoundList({ found, nameIndustry }: FoundListProps) {
  const facts = found ? factsOf(found, nameIndustry) : [];
  if (facts.length === 0)
    return (
      <div className="space-y-3">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-4/5" />
        <Skeleton className="w-2/5" />
      </div>
    );
  return (
    <dl className="space-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-3">
          <dt className="w-28 shrink-0 text-muted">{name}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The same, folded under who it is about. */
export function FoundDetails({ found, nameIndustry }: FoundListProps & { found: FoundFacts }) {
  const { businessName, industry, place } = found;
  const who = [businessName?.value, industry && nameIndustry(industry.value), place?.value].filter(Boolean);
  return (
    <Fold look="card" heading={who.join(' · ') || m.websites_found_so_far()} className="bg-raised">
      <FoundList found={found} nameIndustry={nameIndustry} />
    </Fold>
  );
}

function factsOf(found: FoundFacts, nameIndustry: (industry: string) => string) {
  const { businessName, industry, place, language, phone, openingHours, offers, sellingPoints, pictures } =
    found;
  const facts: [name: string, value: string | undefined][] = [
    [m.websites_fact_name(), businessName?.value],
    [m.websites_fact_industry(), industry && nameIndustry(industry.value)],
    [m.websites_fact_place(), place?.value],
    [
      m.websites_fact_language(),
      language &&
        { English: m.campaigns_language_english, Norwegian: m.campaigns_language_norwegian }[
          language.value
        ](),
    ],
    [m.websites_fact_phone(), phone?.value],
    [m.websites_fact_hours(), openingHours?.value],
    [m.websites_fact_offers(), offers.map(({ name }) => name).join(' · ')],
    [m.websites_fact_points(), sellingPoints.map(({ value }) => value).join(' · ')],
    [m.websites_fact_pictures(), pictures.length > 0 ? String(pictures.length) : undefined],
  ];
  return facts.filter(([, value]) => value);
}
