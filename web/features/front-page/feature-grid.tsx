import type { Language } from '#contract/people/people.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import type { PictureName } from './picture-files.ts';
import { ProductPicture } from './product-picture.tsx';

interface Feature {
  picture: PictureName;
  title: () => string;
  text: () => string;
  /** How wide the card is where there is room for several. */
  span: string;
}

const features: Feature[] = [
  {
    picture: 'feature-wizard',
    title: m.landing_feature_wizard,
    text: m.landing_feature_wizard_text,
    span: 'md:col-span-3',
  },
  {
    picture: 'feature-writer',
    title: m.landing_feature_writer,
    text: m.landing_feature_writer_text,
    span: 'md:col-span-3',
  },
  {
    picture: 'feature-preview',
    title: m.landing_feature_preview,
    text: m.landing_feature_preview_text,
    span: 'md:col-span-2',
  },
  {
    picture: 'feature-publish',
    title: m.landing_feature_publish,
    text: m.landing_feature_publish_text,
    span: 'md:col-span-2',
  },
  {
    picture: 'feature-live',
    title: m.landing_feature_live,
    text: m.landing_feature_live_text,
    span: 'md:col-span-2',
  },
];

/** The five things the product does for a person, each with a piece of the screen that does it. */
export function FeatureGrid({ language }: { language: Language }) {
  return (
    <ul className="grid gap-4 md:grid-cols-6">
      {features.map(({ picture, title, text, span }) => (
        <li
          key={picture}
          className={cn('flex flex-col overflow-hidden rounded-xl border border-line bg-surface', span)}
        >
          <div className="p-6 sm:p-7">
            <h3 className="text-lg font-semibold">{title()}</h3>
            <p className="mt-2 text-sm text-pretty text-muted">{text()}</p>
          </div>
          <div className="mt-auto h-64 overflow-hidden pl-6 sm:h-72 sm:pl-7">
            <ProductPicture
              name={picture}
              language={language}
              alt=""
              className="h-full rounded-tl-xl border-t border-l border-line object-cover object-left-top"
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
