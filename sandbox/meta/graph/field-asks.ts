import type { Fields } from '#sandbox/json.ts';
import { GraphError } from './graph-error.ts';

/** One wished field: `adsets.limit(5){id,name}` is a name, arguments and children. */
export interface FieldAsk {
  name: string;
  args: Fields;
  children: FieldAsk[];
}

/** As many edges as nobody follows in one breath. */
const deepest = 50;

/** Reads a `fields` parameter, nesting and arguments included. */
export function parseFields(fields: string): FieldAsk[] {
  let place = 0;

  function asks(depth = 0): FieldAsk[] {
    if (depth > deepest) fail();
    const found: FieldAsk[] = [];
    while (place < fields.length && fields[place] !== '}') {
      skip(/[\s,]/);
      if (place >= fields.length || fields[place] === '}') break;
      found.push(ask(depth));
    }
    return found;
  }

  function ask(depth: number): FieldAsk {
    const name = word();
    const args: Fields = {};
    while (fields[place] === '.') {
      place += 1;
      const argument = word();
      args[argument] = bracketed();
    }
    if (fields[place] !== '{') return { name, args, children: [] };
    place += 1;
    const children = asks(depth + 1);
    if (fields[place] !== '}') fail();
    place += 1;
    return { name, args, children };
  }

  function word(): string {
    const [found] = /^[\w:]+/.exec(fields.slice(place)) ?? fail();
    place += found.length;
    return found;
  }

  /** What stands between balanced brackets: arguments may hold JSON. */
  function bracketed(): string {
    if (fields[place] !== '(') fail();
    const start = place + 1;
    for (let depth = 0; place < fields.length; place += 1) {
      if (fields[place] === '(') depth += 1;
      if (fields[place] === ')') depth -= 1;
      if (depth === 0) {
        place += 1;
        return fields.slice(start, place - 1);
      }
    }
    return fail();
  }

  function skip(what: RegExp): void {
    while (what.test(fields[place] ?? '')) place += 1;
  }

  function fail(): never {
    throw new GraphError('fieldSyntax', { rest: fields.slice(place), place: String(place), fields });
  }

  const all = asks();
  if (place < fields.length) fail();
  return all;
}

export function writeFields(asks: FieldAsk[]): string {
  return asks
    .map(({ name, args, children }) => {
      const given = Object.entries(args).map(([argument, value]) => `.${argument}(${String(value)})`);
      return `${name}${given.join('')}${children.length > 0 ? `{${writeFields(children)}}` : ''}`;
    })
    .join(',');
}
