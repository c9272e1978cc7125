import type { Language } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { ProductPicture } from './product-picture.tsx';

const features = [
  { title: m.landing_feature_live, text: m.landing_feature_live_text },
  { title: m.landing_feature_leads, text: m.landing_feature_leads_text },
  { title: m.landing_feature_change, text: m.landing_feature_change_text },
  { title: m.landing_feature_approval, text: m.landing_feature_approval_text },
  { title: m.landing_feature_practice, text: m.landing_feature_practice_text },
];

/** What comes after publishing: how it goes, as the product shows it, and four things to do about it. */
export function FeatureGrid({ language }: { language: Language }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-6">
      {features.map(({ title, text }, place) => (
        <li
          key={title()}
          className={cn(
            'flex flex-col overflow-hidden rounded-xl border border-line bg-surface',
            place === 0
              ? 'sm:col-span-2 lg:col-span-4 lg:row-span-2 xl:row-span-3'
              : 'lg:col-span-2 lg:nth-[n+4]:col-span-3 xl:nth-4:col-span-2 xl:nth-5:col-span-6',
          )}
        >
          <div className="p-5 sm:p-6">
            <h3 className="text-lg font-semibold">{title()}</h3>
            <p className="mt-2 text-pretty text-muted">{text()}</p>
          </div>
          {place === 0 && (
            // On a phone it would be too small to read.
            <div className="grow content-center overflow-hidden border-t border-line bg-ground pt-2 max-sm:hidden">
              <ProductPicture name="results" language={language} alt="" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
