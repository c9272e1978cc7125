import type { Params } from '../graph/graph.ts';
import type { Words } from './ad-changes.ts';

/** The same pictures in the same places, in other words. */
export function rewordedFeed(held: Params, words: Words): Params {
  const { call_to_action_types: _types, ...feed } = withoutCopies(held) as Record<
    string,
    Params[] | undefined
  >;
  const [action] = feed['call_to_actions'] ?? [];
  return {
    ...feed,
    bodies: withText(feed['bodies'], words.primaryText),
    titles: withText(feed['titles'], words.headline),
    descriptions: withText(feed['descriptions'], words.description),
    asset_customization_rules: feed['asset_customization_rules']?.map(asAsked),
    ...(action
      ? { call_to_actions: [{ ...action, type: words.callToAction }] }
      : { call_to_action_types: [words.callToAction] }),
  };
}

function withText(held: Params[] | undefined, text: string): Params[] | undefined {
  return text === '' ? undefined : [{ ...held?.[0], text }];
}

/** Meta adds an order and all ages to a rule, and takes neither of the one for all other places. */
function asAsked({ priority: _priority, customization_spec: spec, ...rule }: Params): Params {
  const places = Object.entries(spec ?? {}).filter(([name]) => !name.startsWith('age_'));
  const isLast = places.length === 0;
  return { ...rule, customization_spec: Object.fromEntries(places), ...(isLast && { is_default: true }) };
}

/** Meta answers labels with ids of its own, and pictures with addresses that run out. */
function withoutCopies(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutCopies);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(
    ([name]) => !('name' in value && name === 'id') && !('hash' in value && name.startsWith('url')),
  );
  return Object.fromEntries(parts.map(([name, part]) => [name, withoutCopies(part)]));
}
