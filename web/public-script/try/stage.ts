import type { ComposedAd } from '../../features/front-page/try/compose-ad.ts';
import { typeInto } from './letters.ts';

const sweepMs = 1300;
const lookMs = 2400;

/** The page as a stage: writes the ad wherever it stands, and plays how it comes to be. */
export function openStage(stage: HTMLElement) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const isCalm = () => calm.matches;
  const all = (selector: string) => [...stage.querySelectorAll<HTMLElement>(selector)];
  let run = 0;

  function fill(slots: Record<string, string>): void {
    run += 1;
    for (const part of document.querySelectorAll<HTMLElement>('[data-try-slot]')) {
      const words = slots[part.dataset['trySlot']!];
      if (words !== undefined) part.textContent = words;
    }
  }

  function picture(trade: string): void {
    for (const use of document.querySelectorAll('[data-try-picture]')) {
      use.setAttribute('href', `#picture-${trade}`);
    }
  }

  function turnTo(place: string): void {
    stage.querySelector<HTMLInputElement>(`[name=try-place][value=${place}]`)!.checked = true;
  }

  /** Light over the page, the letter, the words, the picture, and then the ad in its three places. */
  async function play(ad: ComposedAd): Promise<void> {
    const mine = (run += 1);
    const isOver = () => mine !== run;
    turnTo('facebook');
    bringIntoSight();
    if (isCalm()) return;
    const frame = stage.querySelector('[data-try-frame]')!;
    all('[data-try-light]').forEach((light, place) => {
      const path = { strokeDashoffset: [0.3, -1.1], opacity: [1, 1] };
      light.animate(path, { duration: sweepMs, delay: place * 70, easing: 'ease-in-out' });
    });
    for (const initial of all('[data-try-initial]')) {
      initial.animate(
        { transform: ['scale(0.4)', 'scale(1)'], opacity: [0, 1] },
        { duration: 300, easing: 'ease-out' },
      );
    }
    const typed = all('[data-try-typed]');
    const hidden = frame.animate({ opacity: [0, 0] }, { duration: 1, fill: 'forwards' });
    await typeInto(
      typed.map((part) => [part, ad[part.dataset['trySlot'] as keyof ComposedAd]] as const),
      isOver,
    );
    hidden.cancel();
    if (isOver()) return;
    const arrival = { transform: ['translateX(48px)', 'none'], opacity: [0, 1] };
    frame.animate(arrival, { duration: 450, easing: 'ease-out' });
    for (const place of ['instagram', 'story', 'facebook']) {
      await new Promise((resolve) => setTimeout(resolve, lookMs));
      if (isOver()) return;
      turnTo(place);
    }
  }

  /** On a phone the ad stands below the field it was asked in. */
  function bringIntoSight(): void {
    const phone = stage.querySelector('figure')!;
    const { top, bottom } = phone.getBoundingClientRect();
    if (bottom <= innerHeight && top >= 0) return;
    phone.scrollIntoView({ block: 'center', behavior: isCalm() ? 'auto' : 'smooth' });
  }

  return { fill, picture, play, isCalm, stop: () => void (run += 1) };
}
