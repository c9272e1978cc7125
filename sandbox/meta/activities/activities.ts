import { type Fields, listOf, mapOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';
import { zoneOf } from '#sandbox/meta/accounts/ad-objects.ts';
import { guardAds } from '#sandbox/meta/auth/guards.ts';
import type { Edge, FieldReader, NodeType } from '#sandbox/meta/graph/node-type.ts';
import { moment, oneOf, readParams, text } from '#sandbox/meta/graph/params.ts';
import { switchOf } from '#sandbox/meta/switches.ts';
import { activityCategories } from './event-types.ts';

const dayMs = 86_400_000;

/** What happened in an ad account. */
export const activity: NodeType = {
  name: 'AdActivity',
  marketing: true,
  isNameless: true,
  guard: guardAds,
  brief: ['event_time', 'event_type', 'object_id', 'object_name'],
  fields: {
    actor_id: kept('actorId'),
    actor_name: kept('actorName'),
    application_id: kept('applicationId'),
    application_name: kept('applicationName'),
    event_type: kept('type'),
    translated_event_type: ({ world }, { fields }) =>
      switchOf(world, 'activity_words') === 'english' ? fields['words'] : `«${textOf(fields['type'])}»`,
    event_time: (_visit, { fields }) => new Date(timeOf(fields)).toISOString().replace(/\.\d+Z$/, '+0000'),
    date_time_in_timezone: ({ world }, thing) => clockTime(world, thing),
    extra_data: ({ world }, { fields }) =>
      switchOf(world, 'activity_extra_data') === 'text'
        ? JSON.stringify(extraOf(world, fields))
        : extraOf(world, fields),
    object_id: (_visit, { parent }) => parent.replace(/^act_/, ''),
    object_name: kept('objectName'),
    object_type: (_visit, { fields }) => objectTypes[textOf(fields['objectKind'])],
  },
};

const objectTypes: Record<string, string> = {
  adaccount: 'ACCOUNT',
  campaign: 'CAMPAIGN',
  adset: 'AD_SET',
  ad: 'AD',
};

/** `{account}/activities`: newest first, of the last seven days where nothing else is asked for. */
export const activitiesEdge: Edge = {
  list({ world, call }, { id, account, kind }) {
    const { since, until, category, uid } = readParams(call.params, {
      since: moment,
      until: moment,
      category: oneOf(activityCategories),
      uid: text,
    });
    const now = world.clock.now();
    const oldest = now - switchOf(world, 'activity_days') * dayMs;
    const from = Math.max(numberOf(since) ?? now - 7 * dayMs, oldest);
    const shownUntil = now - switchOf(world, 'activity_delay_minutes') * 60_000;
    const to = Math.min(numberOf(until) ?? now, shownUntil);
    const rows =
      kind === 'adaccount'
        ? world.store.list('activity', { account })
        : [id, ...below(world, id)].flatMap((parent) => world.store.list('activity', { parent }));
    const chosen = rows.filter(({ fields }) => {
      const isAsked = category === undefined || listOf(fields['categories']).includes(category);
      const isTheirs = uid === undefined || fields['actorId'] === uid;
      return isAsked && isTheirs && timeOf(fields) >= from && timeOf(fields) <= to;
    });
    return { things: chosen.toSorted((a, b) => b.seq - a.seq) };
  },
};

/** Nobody says in which unit the limit of an account is told. */
function extraOf(world: World, { type, extra }: Fields): unknown {
  const isLimit = type === 'ad_account_update_spend_limit';
  if (!isLimit || switchOf(world, 'account_limit_told') === 'minor') return extra;
  const inMajor = (value: unknown) => String(Number(value) / 100);
  const { old_value: before, new_value: after } = mapOf(extra);
  return { old_value: inMajor(before), new_value: inMajor(after) };
}

function below(world: World, id: string): string[] {
  const children = ['adset', 'ad'].flatMap((kind) => world.store.list(kind, { parent: id }));
  return children.flatMap((child) => [child.id, ...below(world, child.id)]);
}

function kept(name: string): FieldReader {
  return (_visit, { fields }) => fields[name];
}

function timeOf(fields: Fields): number {
  return Number(fields['at']);
}

/** As Ads Manager writes it: "1/15/2026 at 2:46 PM", by the account's clock. */
function clockTime(world: World, thing: Thing): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone: zoneOf(world, thing),
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
      .formatToParts(timeOf(thing.fields))
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${of('month')}/${of('day')}/${of('year')} at ${of('hour')}:${of('minute')} ${of('dayPeriod')}`;
}
