import { m } from '#web/paraglide/messages.js';

const features = [
  { title: m.landing_feature_wizard, text: m.landing_feature_wizard_text },
  { title: m.landing_feature_writer, text: m.landing_feature_writer_text },
  { title: m.landing_feature_preview, text: m.landing_feature_preview_text },
  { title: m.landing_feature_publish, text: m.landing_feature_publish_text },
  { title: m.landing_feature_live, text: m.landing_feature_live_text },
];

/** The five things the product does for a person. */
export function FeatureGrid() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
      {features.map(({ title, text }) => (
        <li
          key={title()}
          className="rounded-xl border border-line bg-surface p-5 sm:last:col-span-2 sm:p-6 lg:col-span-2 lg:nth-[n+4]:col-span-3"
        >
          <h3 className="text-lg font-semibold">{title()}</h3>
          <p className="mt-2 text-sm text-pretty text-muted">{text()}</p>
        </li>
      ))}
    </ul>
  );
}
