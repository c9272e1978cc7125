import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { FjordScene } from '#web/ui/page/fjord-scene.tsx';

interface StartBandProps {
  title: string;
  text: string;
  /** Where the product can be tried. */
  tryAt: string;
  /** The words speak of signing up rather than of trying. */
  isSignUpFirst?: boolean;
}

/** The way in at the end of a page; the public script turns it into the way on for who is signed in. */
export function StartBand({ title, text, tryAt, isSignUpFirst = false }: StartBandProps) {
  const variant = isSignUpFirst ? 'primary' : 'secondary';
  const another = (
    <Button asChild size="large" variant={isSignUpFirst ? 'secondary' : 'primary'} className="max-sm:w-full">
      <a href={tryAt}>{m.front_close_try()}</a>
    </Button>
  );
  return (
    <section className="relative isolate overflow-hidden bg-sunken">
      <FjordScene className="absolute inset-x-0 bottom-0 -z-10 h-full max-h-88 [mask-image:linear-gradient(transparent_35%,black_75%)]" />
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-6 px-4 pt-14 pb-36 sm:px-6 sm:pb-44 lg:px-8">
        <div className="max-w-xl">
          <h2 className="text-2xl font-bold">{title}</h2>
          <p className="mt-2 text-pretty text-muted">{text}</p>
        </div>
        <div className="flex gap-3 max-sm:w-full max-sm:flex-col sm:flex-wrap lg:flex-row-reverse">
          {!isSignUpFirst && another}
          <span data-for="visitor" className="max-sm:w-full">
            <Button asChild size="large" variant={variant} className="max-sm:w-full">
              <a href="/auth?mode=signup">{m.landing_start()}</a>
            </Button>
          </span>
          <span data-for="member" hidden className="max-sm:w-full">
            <Button asChild size="large" variant={variant} className="max-sm:w-full">
              <a href="/dashboard">{m.landing_to_dashboard()}</a>
            </Button>
          </span>
          {isSignUpFirst && another}
        </div>
      </div>
    </section>
  );
}
