import { composeAd, type ComposedAd } from '../../features/front-page/try/compose-ad.ts';
import { exampleTones } from '../../features/front-page/try/example-tones.ts';
import { keepAd } from '../../features/front-page/kept-ad/kept-ad.ts';
import { findTrade, longestWish, readWish } from '../../features/front-page/try/read-wish.ts';
import type { TryWords } from '../../features/front-page/try/try-words.ts';
import { openGround } from './ground.ts';
import { openStage } from './stage.ts';

const daysPerMonth = 30;

/** Lets a visitor see an ad for their own business. All its words are in the page; nobody is asked for anything. */
export function letAdBeTried(): void {
  const stage = document.querySelector<HTMLElement>('[data-try]');
  if (!stage) return;
  // The page and this script are built together.
  const words = JSON.parse(stage.dataset['try']!) as TryWords;
  const find = <Kind extends HTMLElement>(selector: string) => stage.querySelector<Kind>(selector)!;
  const field = find<HTMLInputElement>('#try-wish');
  const problem = find('[data-try-problem]');
  const said = find('[data-try-said]');
  const range = find<HTMLInputElement>('[name=try-budget]');
  const ground = openGround(stage, words);
  const scene = openStage(stage);
  const { lang } = document.documentElement;
  const number = new Intl.NumberFormat(lang);

  let wish = readWish(field.placeholder, ground.names)!;

  function tone(): number {
    const { value } = find<HTMLInputElement>('[name=try-tone]:checked');
    return exampleTones.findIndex((one) => one === value);
  }

  function trade() {
    return findTrade(wish.what, words.signs)!;
  }

  /** The place as the ad says it, with the preposition of its language. */
  function where(): string {
    if (!wish.place) return words.near;
    return (words.townsOn.includes(wish.place) ? words.on : words.in).replace('{town}', wish.place);
  }

  function ads(): ComposedAd[] {
    const written = words.ads.find(([key]) => key === trade())?.[1] ?? [];
    return written.map((ad) => composeAd(wish, where(), ad));
  }

  function write(isPlayed: boolean): void {
    const all = ads();
    const ad = all[tone()]!;
    scene.fill({
      wish: [wish.what, wish.place].filter(Boolean).join(', '),
      ...ad,
      ...Object.fromEntries(
        all.flatMap((one, n) => [
          [`headline-${n}`, one.headline],
          [`text-${n}`, one.text],
        ]),
      ),
    });
    scene.picture(trade());
    said.textContent = words.said
      .replace('{name}', ad.name)
      .replace('{headline}', ad.headline)
      .replace('{text}', ad.text);
    ground.show(ground.find(wish.place), isPlayed && !scene.isCalm());
    if (isPlayed) void scene.play(ad);
  }

  function price(): void {
    const kroner = Number(range.value);
    const day = words.day.replace('{amount}', number.format(kroner));
    range.setAttribute('aria-valuetext', day);
    const [least, most] = [Number(range.min), Number(range.max)];
    range.style.setProperty('--at', `${(100 * (kroner - least)) / (most - least)}%`);
    scene.fill({ day, month: words.month.replace('{amount}', number.format(kroner * daysPerMonth)) });
  }

  function show(): void {
    const read = readWish(field.value, ground.names);
    problem.textContent = read ? '' : words.nothing;
    field.toggleAttribute('aria-invalid', !read);
    if (!read) return field.focus();
    wish = read;
    stage!.dataset['tryShown'] = '';
    write(true);
  }

  find('[data-try-form]').addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  for (const chip of stage.querySelectorAll<HTMLElement>('[data-try-chip]')) {
    chip.addEventListener('click', () => {
      field.value = chip.textContent;
      show();
    });
  }
  stage.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'try-tone') write(false);
    if (target.name.startsWith('try-')) scene.stop();
  });
  range.addEventListener('input', price);
  for (const link of stage.querySelectorAll('[data-try-keep]')) {
    link.addEventListener('click', () => {
      const { headline, text } = ads()[tone()]!;
      keepAd({
        ...wish,
        isTown: ground.find(wish.place) !== undefined,
        trade: trade(),
        tone: exampleTones[tone()]!,
        headline,
        text,
        dailyBudgetKroner: Number(range.value),
        language: lang === 'nb' ? 'nb' : 'en',
      });
    });
  }
  // A browser may have brought back what was chosen before a reload; mostly the page says it already.
  if (range.value !== range.defaultValue) price();
  // Links of other pages say what is sold. Anybody can write one, so it is read as what is typed.
  const told = new URLSearchParams(location.search).get('sell')?.slice(0, longestWish) ?? '';
  if (readWish(told, ground.names)) {
    field.value = told;
    show();
  } else if (tone() !== 0) {
    write(false);
    said.textContent = '';
  }
}
