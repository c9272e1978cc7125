import type { TryWords } from '../../features/front-page/try/try-words.ts';
import { readTowns } from '../../features/front-page/try/read-towns.ts';
import type { Town } from '../../features/front-page/try/towns.ts';

/** The map behind the phone: moves to a town and draws the circle round it. */
export function openGround(stage: HTMLElement, words: TryWords) {
  const ground = stage.querySelector<SVGElement>('[data-try-ground]')!;
  const circle = stage.querySelector<SVGElement>('[data-try-circle]')!;
  const label = stage.querySelector<HTMLElement>('[data-try-map]')!;
  const towns = readTowns(words.towns);

  function show(town: Town | undefined, isMoving: boolean): void {
    circle.style.opacity = town ? '1' : '0';
    label.hidden = !town;
    if (!town) return;
    label.textContent = words.map.replace('{town}', town.name);
    ground.style.transform = `translate(${-town.x}px, ${-town.y}px)`;
    if (!isMoving) return;
    const growing = { duration: 700, delay: 500, easing: 'ease-out', fill: 'backwards' } as const;
    circle.animate({ transform: ['scale(0)', 'scale(1)'] }, growing);
    label.animate({ opacity: [0, 1] }, { ...growing, delay: 900 });
  }
  return {
    names: towns.map(({ name }) => name),
    find: (name: string) => towns.find((town) => town.name === name),
    show,
  };
}
