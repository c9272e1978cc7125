import { at, type Fields, textOf } from '#sandbox/json.ts';
import { noise } from '#sandbox/meta/delivery/noise.ts';
import type { Results } from '#sandbox/meta/delivery/results.ts';
import { wordNumbers } from '#sandbox/meta/delivery/word-numbers.ts';
import type { Figures } from './insights-figures.ts';
import { shareOut } from './insights-split.ts';

/** Entries overlap, as Meta's do: the sum of this list means nothing. */
export function actionsOf(results: Results): [string, number][] {
  const { linkClicks, landingPageViews, formLeads, pixelLeads, purchases } = results;
  const engaged =
    linkClicks + results.reactions + results.comments + results.shares + results.saves + results.videoViews;
  return [
    ['link_click', linkClicks],
    ['post_reaction', results.reactions],
    ['comment', results.comments],
    ['post', results.shares],
    ['onsite_conversion.post_save', results.saves],
    ['video_view', results.videoViews],
    ['post_engagement', engaged],
    ['page_engagement', engaged],
    ['landing_page_view', landingPageViews],
    ['lead', formLeads + pixelLeads],
    ['onsite_conversion.lead_grouped', formLeads],
    ['offsite_conversion.fb_pixel_lead', pixelLeads],
    ...pixelTrio('view_content', results.viewsOfContent),
    ...pixelTrio('add_to_cart', results.addsToCart),
    ['initiate_checkout', results.checkouts],
    ['omni_initiated_checkout', results.checkouts],
    ['offsite_conversion.fb_pixel_initiate_checkout', results.checkouts],
    ...pixelTrio('purchase', purchases),
    ['onsite_conversion.total_messaging_connection', results.conversations],
    ['onsite_conversion.messaging_conversation_started_7d', results.conversations],
  ];
}

/** The same without what was done on a website; visits of its page are told or not by themselves. */
export function onMeta(results: Results): Results {
  const off = {
    pixelLeads: 0,
    viewsOfContent: 0,
    addsToCart: 0,
    checkouts: 0,
    purchases: 0,
    purchaseValueMinor: 0,
  };
  return { ...results, ...off };
}

const clickedOn = new Set(['link_click', 'landing_page_view', 'post_reaction', 'comment', 'post']);

/** What an attribution window sees of an action: a click and what it led to within days, or a mere look. */
const windows = wordNumbers(`
  1d_click 0.74 7d_click 0.91 28d_click 0.96 1d_view 0.09 7d_view 0.09 28d_view 0.09 1d_ev 0.03 dda 1 default 1
  skan_view 0 skan_click 0`);

export const windowNames = Object.keys(windows);

export function inWindow(type: string, count: number, window: string): number {
  const isClick = clickedOn.has(type) || type.endsWith('post_save') || type.endsWith('_engagement');
  if (isClick) return window.endsWith('click') && !window.startsWith('skan') ? count : 0;
  const [byClick = 0, byView = 0] = shareOut(count, [0.91, 0.09]);
  if (window.endsWith('_view') && !window.startsWith('skan')) return byView;
  if (window === '7d_click') return byClick;
  return Math.floor(count * (windows[window] ?? 0));
}

/** An action told apart by device, destination or kind of reaction; the parts make up the whole. */
export function apart(figures: Figures, type: string, count: number): { parts: Fields; count: number }[] {
  const { actionBreakdowns } = figures.wording;
  let found: { parts: Fields; count: number }[] = [{ parts: {}, count }];
  for (const column of actionBreakdowns) {
    const shares = sharesOf(figures, column, type);
    found = found.flatMap(({ parts, count: whole }) =>
      shareOut(
        whole,
        shares.map(([, weight]) => weight),
      ).map((part, place) => ({ parts: { ...parts, [column]: shares[place]?.[0] ?? '' }, count: part })),
    );
  }
  return found.filter(({ count: part }) => part > 0);
}

function sharesOf(figures: Figures, column: string, type: string): [string, number][] {
  if (column === 'action_device')
    return [
      ['iphone', 0.5],
      ['android_smartphone', 0.32],
      ['desktop', 0.15],
      ['ipad', 0.03],
    ];
  if (column === 'action_reaction')
    return type === 'post_reaction'
      ? [
          ['like', 0.78],
          ['love', 0.14],
          ['haha', 0.03],
          ['wow', 0.03],
          ['sorry', 0.02],
        ]
      : [['', 1]];
  return [[destinationOf(figures), 1]];
}

function destinationOf({ world, subject }: Figures): string {
  const creative = world.store.find(textOf(subject.fields['creative_id']));
  const link = textOf(at(creative?.fields['object_story_spec'], 'link_data.link'));
  return (
    URL.parse(link)?.hostname ?? `destination_${Math.floor(noise(subject.id, 'destination') * 900) + 100}`
  );
}

function pixelTrio(event: string, count: number): [string, number][] {
  return [
    [`omni_${event}`, count],
    [event, count],
    [`offsite_conversion.fb_pixel_${event}`, count],
  ];
}
