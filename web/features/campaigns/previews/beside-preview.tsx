import type { ReactNode } from 'react';
import type { WizardStepProps } from '../wizard/wizard-props.ts';
import { GrowingPreview, type GrowingPreviewProps, growingWords } from './growing-preview.tsx';

/** The ad as far as a draft has it. */
export function adOf({ view, choice, pictures }: WizardStepProps): GrowingPreviewProps {
  return { fields: view.fields, page: choice.page, picture: pictures[0] };
}

/** Where there is room, the ad as it would be now stands beside what is being said about it. */
export function BesidePreview({ children, ...ad }: GrowingPreviewProps & { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:[@media(max-height:60rem)]:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0 space-y-6">{children}</div>
      <aside aria-hidden className="sticky top-20 hidden pb-6 xl:block">
        <p className="mb-3 text-center text-sm text-balance text-muted">{growingWords(ad.fields)}</p>
        <div className="[@media(max-height:60rem)]:[zoom:0.85]">
          <GrowingPreview {...ad} />
        </div>
      </aside>
    </div>
  );
}
