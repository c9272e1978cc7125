import { ChartNoAxesCombined, ListChecks, PenLine, ShieldCheck, Smartphone } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { CardIcon } from '#web/ui/card.tsx';
import { cn } from '#web/ui/class-names.ts';

const features = [
  { icon: ListChecks, title: m.landing_feature_wizard, text: m.landing_feature_wizard_text, isWide: true },
  { icon: PenLine, title: m.landing_feature_writer, text: m.landing_feature_writer_text, isWide: true },
  { icon: Smartphone, title: m.landing_feature_preview, text: m.landing_feature_preview_text },
  { icon: ShieldCheck, title: m.landing_feature_publish, text: m.landing_feature_publish_text },
  { icon: ChartNoAxesCombined, title: m.landing_feature_live, text: m.landing_feature_live_text },
];

/** The five things the product does for a person. */
export function FeatureGrid() {
  return (
    <ul className="grid gap-4 md:grid-cols-6">
      {features.map(({ icon: Icon, title, text, isWide }) => (
        <li
          key={title()}
          className={cn(
            'rounded-xl border border-line bg-surface p-6 sm:p-7',
            isWide ? 'md:col-span-3' : 'md:col-span-2',
          )}
        >
          <CardIcon>
            <Icon aria-hidden />
          </CardIcon>
          <h3 className="mt-5 text-lg font-semibold">{title()}</h3>
          <p className="mt-2 text-sm text-pretty text-muted">{text()}</p>
        </li>
      ))}
    </ul>
  );
}
