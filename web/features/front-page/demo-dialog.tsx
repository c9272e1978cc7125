import type { Language } from '#contract/people/people.ts';
import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import type { PictureName } from './picture-files.ts';
import { ProductPicture } from './product-picture.tsx';
import { WayIn } from './way-in.tsx';

const id = 'demo';

/** What makes a button open the demo, without any script where the browser can do it. */
export const opensDemo = { command: 'show-modal', commandfor: id };
const closesDemo = { command: 'close', commandfor: id };

const walk: { picture: PictureName; title: () => string; text: () => string }[] = [
  { picture: 'walk-connect', title: m.landing_demo_connect, text: m.landing_demo_connect_text },
  { picture: 'walk-business', title: m.landing_demo_business, text: m.landing_demo_business_text },
  { picture: 'walk-audience', title: m.landing_demo_audience, text: m.landing_demo_audience_text },
  { picture: 'walk-ads', title: m.landing_demo_ads, text: m.landing_demo_ads_text },
  { picture: 'walk-publishing', title: m.landing_demo_publishing, text: m.landing_demo_publishing_text },
  { picture: 'walk-live', title: m.landing_demo_live, text: m.landing_demo_live_text },
];

/**
 * A walk through the product in pictures, each with its words. It can be swiped and scrolled as it is; the public
 * script plays it.
 */
export function DemoDialog({ language }: { language: Language }) {
  return (
    <dialog
      id={id}
      aria-labelledby="demo-title"
      data-demo
      {...{ closedby: 'any' }}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[min(64rem,calc(100vw-1rem),max(20rem,160dvh-26rem))] max-w-none rounded-xl border border-line bg-surface text-text shadow-raised backdrop:bg-scrim"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4 sm:pl-6">
        {/* There is nothing to fill in: the keyboard begins at the top. React would place it itself, and write nothing. */}
        <h2
          id="demo-title"
          tabIndex={-1}
          {...{ autofocus: '' }}
          className="text-base font-semibold outline-none"
        >
          {m.landing_demo_title()}
        </h2>
        <Button variant="ghost" aria-label={m.ui_close()} className={iconOnly} {...closesDemo}>
          <X aria-hidden />
        </Button>
      </div>
      <section
        aria-label={m.landing_demo_title()}
        tabIndex={0}
        data-demo-stage
        className="overflow-x-auto [scrollbar-width:none] snap-x snap-mandatory border-y border-line bg-sunken focus-visible:-outline-offset-2"
      >
        <ol className="flex">
          {walk.map(({ picture, title, text }, place) => (
            <li key={picture} className="w-full shrink-0 snap-center snap-always">
              <figure className="flex h-full flex-col">
                <ProductPicture name={picture} language={language} alt="" />
                <figcaption className="grow border-t border-line bg-surface px-4 py-4 sm:px-6">
                  <p className="font-semibold">{`${place + 1}. ${title()}`}</p>
                  <p className="mt-1 max-w-2xl text-sm text-pretty text-muted">{text()}</p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
      </section>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 px-4 py-3 sm:px-6">
        <div data-demo-controls hidden className="flex items-center gap-1">
          <Button variant="ghost" data-demo-back aria-label={m.landing_demo_back()} className={iconOnly}>
            <ChevronLeft aria-hidden />
          </Button>
          <Button variant="ghost" data-demo-play aria-label={m.landing_demo_play()} className={iconOnly}>
            <Play aria-hidden />
          </Button>
          <Button
            variant="ghost"
            data-demo-pause
            hidden
            aria-label={m.landing_demo_pause()}
            className={iconOnly}
          >
            <Pause aria-hidden />
          </Button>
          <Button variant="ghost" data-demo-next aria-label={m.landing_demo_next()} className={iconOnly}>
            <ChevronRight aria-hidden />
          </Button>
          <p className="ml-2 text-sm text-muted tabular-nums">
            <span data-demo-place>1</span>
            {` / ${walk.length}`}
          </p>
        </div>
        <div className="ml-auto">
          <WayIn visitor={m.landing_start()} />
        </div>
      </div>
    </dialog>
  );
}

const iconOnly = 'size-11 min-h-0 p-0 text-muted hover:text-text [&_svg]:size-5 [&[hidden]]:hidden';
