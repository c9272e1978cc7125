import type { Drift, DriftField } from './drifts.ts';

/** The sentences there are; each takes some of the same words. */
export type DriftLine =
  | 'renamed'
  | 'paused'
  | 'started'
  | 'begun'
  | 'joined'
  | 'begun_probably'
  | 'raised'
  | 'lowered'
  | 'moved'
  | 'set'
  | 'removed'
  | 'added'
  | 'taken'
  | 'replaced'
  | 'switched_on'
  | 'switched_off'
  | 'changed';

export interface DriftParams {
  who: string;
  /** What of it: 'the daily budget'. */
  setting: string;
  object: string;
  from: string;
  to: string;
  list: string;
  others: string;
}

/** How a reader is told, in their language. */
export interface DriftTools {
  locale: string;
  line(line: DriftLine, params: DriftParams): string;
  setting(field: DriftField): string;
  nobody(): string;
  probablyMeta(): string;
  theCampaign(): string;
  /** What Meta may do to an ad, by Meta's name for it. */
  feature(name: string): string;
  money(minor: number, currency: string): string;
  moment(at: string): string;
  list(names: string[]): string;
}

/** What was changed by whom, in one sentence. */
export function driftWords(drift: Drift, tools: DriftTools): string {
  const { line, ...said } = lineOf(drift, tools);
  const { field, objectType, objectName } = drift;
  return tools.line(line, {
    who: whoOf(drift, tools),
    setting: tools.setting(field),
    object: objectType === 'campaign' && drift.turn.code !== 'begun' ? tools.theCampaign() : objectName,
    from: '',
    to: '',
    list: '',
    others: '',
    ...said,
  });
}

function whoOf({ who }: Drift, tools: DriftTools): string {
  if (who.kind === 'unknown') return tools.nobody();
  return isProbablyMeta(who) ? tools.probablyMeta() : who.name;
}

/** It is not told to have been Meta, but nobody else is left. */
export function isProbablyMeta({ kind, isSure }: Drift['who']): boolean {
  return kind === 'meta' && !isSure;
}

/** Meta's names of its own places, and of countries: 'audience_network', 'NO'. */
function nameOf(name: string, locale: string): string {
  if (/^[A-Z]{2}$/.test(name)) return new Intl.DisplayNames(locale, { type: 'region' }).of(name) ?? name;
  const isMetas = /^[a-z_]+$/.test(name);
  return isMetas
    ? name.replaceAll(
        /(^|_)([a-z])/g,
        (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`,
      )
    : name;
}

type Line = { line: DriftLine } & Partial<DriftParams>;

function lineOf({ turn, who, objectType, currency }: Drift, tools: DriftTools): Line {
  switch (turn.code) {
    case 'begun':
      if (objectType !== 'campaign') return { line: 'joined' };
      return { line: isProbablyMeta(who) ? 'begun_probably' : 'begun' };
    case 'paused':
    case 'started':
    case 'changed':
      return { line: turn.code };
    case 'renamed':
      return { line: 'renamed', from: turn.from, to: turn.to };
    case 'ages':
      return { line: 'moved', from: turn.from, to: turn.to };
    case 'amount':
      return (
        setOrRemoved(turn, (minor) => tools.money(minor, currency)) ?? {
          line: turn.to! > turn.from! ? 'raised' : 'lowered',
          from: tools.money(turn.from!, currency),
          to: tools.money(turn.to!, currency),
        }
      );
    case 'moment':
      return (
        setOrRemoved(turn, (at) => tools.moment(at)) ?? {
          line: 'moved',
          from: tools.moment(turn.from!),
          to: tools.moment(turn.to!),
        }
      );
    case 'list': {
      const say = (names: string[]) => tools.list(names.map((name) => nameOf(name, tools.locale)));
      const [list, others] = [say(turn.added), say(turn.removed)];
      if (turn.removed.length === 0) return { line: 'added', list };
      return turn.added.length === 0 ? { line: 'taken', list: others } : { line: 'replaced', list, others };
    }
    case 'features': {
      const isOn = turn.on.length > 0;
      const names = (isOn ? turn.on : turn.off).map((name) => tools.feature(name));
      return { line: isOn ? 'switched_on' : 'switched_off', list: tools.list(names) };
    }
  }
}

function setOrRemoved<Value>(
  { from, to }: { from: Value | null; to: Value | null },
  say: (value: Value) => string,
): Line | undefined {
  if (from === null && to === null) return { line: 'changed' };
  if (from === null) return { line: 'set', to: say(to!) };
  return to === null ? { line: 'removed', from: say(from) } : undefined;
}
