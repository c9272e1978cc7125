import { holds } from '../judge.ts';
import { rules } from '../packs.ts';
import type { Content } from '../rule.ts';

interface Advice {
  /** It is given where one of these holds. */
  ruleIds: readonly string[];
  /** Of which trades; of all of them where it is left out. */
  trades?: RegExp;
  text: string;
}

const eating =
  /caf|baker|bakeri|konditor|restaurant|food|\bmat|hotel|travel|event|wedding|\bbar\b|pub\b|kro\b/i;
const body = /health|clinic|klinikk|dental|beauty|wellness|fitness|gym|hair|spa\b|hud|skin/i;
const money = /financ|insurance|bank|lån|kreditt|loan|leasing|automotive sales|real estate|accounting/i;

/** What rules strike most often in ads, the gravest first, in words from which one can write. */
const all: readonly Advice[] = [
  {
    ruleIds: ['NO-ALKOHOL'],
    trades: eating,
    text: 'Alcohol may not be advertised, nor help to sell anything else: no beer, wine, drinks, bar or happy hour, not even in passing.',
  },
  {
    ruleIds: ['NO-MAT', 'EU-KIDS'],
    trades: eating,
    text: 'Sweets, cakes, snacks and soft drinks are never aimed at children: address grown-ups.',
  },
  {
    ruleIds: ['NO-LEGEMIDDEL', 'NO-HELSE', 'META-BODY'],
    trades: body,
    text: 'Treatments are told soberly: no names of prescription medicines such as botox, no cure, no before and after, no ideal body.',
  },
  {
    ruleIds: ['NO-HELSEPÅSTAND', 'EU-HEALTH'],
    trades: new RegExp(`${eating.source}|${body.source}`, 'i'),
    text: 'Nothing to eat or drink heals, prevents, slims, detoxes or strengthens the immune system.',
  },
  {
    ruleIds: ['NO-KREDITT', 'EU-CREDIT'],
    trades: money,
    text: 'Credit is never called quick, easy or cheap, and no rate or instalment stands without its whole cost.',
  },
  {
    ruleIds: ['NO-FORPRIS', 'EU-PRICE'],
    text: 'No sale, discount, saving or former price unless the facts give the price before.',
  },
  {
    ruleIds: ['NO-GRATIS', 'EU-UCPD'],
    text: 'Nothing is free that comes with a purchase, a subscription or a fee.',
  },
  {
    ruleIds: ['NO-VILLEDENDE', 'EU-UCPD'],
    text: 'Not first, best, cheapest, leading, proven or guaranteed unless the facts say so.',
  },
  {
    ruleIds: ['NO-MILJØ', 'EU-GREEN'],
    text: 'Not green, sustainable, eco-friendly or climate neutral unless the facts say so.',
  },
];

/** A writer that is told everything heeds nothing. */
const most = 6;

/** What a writer should know beforehand of the law where an ad is shown, and of its trade. */
export function adviceFor(content: Content): string[] {
  const trade = [content.industry, ...content.texts.map(({ text }) => text)].join('\n');
  const holding = new Set(rules.filter((rule) => holds(rule, content)).map(({ id }) => id));
  return all
    .filter(({ ruleIds, trades }) => ruleIds.some((id) => holding.has(id)) && (!trades || trades.test(trade)))
    .slice(0, most)
    .map(({ text }) => text);
}
