import { jsonOrNothing } from '#sandbox/json.ts';

/** Something a prompt says about something: `business name: X`, `"businessName": "X"`, `<business_name>X</business_name>`. */
export interface Found {
  name: string;
  value: unknown;
}

/** Every JSON object that stands in a text, and the text without them. */
export function findObjects(text: string): { objects: unknown[]; rest: string } {
  const objects: unknown[] = [];
  let [rest, place] = ['', 0];
  while (place < text.length) {
    const start = text.indexOf('{', place);
    if (start < 0) break;
    rest += text.slice(place, start);
    const end = endOfObject(text, start);
    const object = end ? jsonOrNothing(text.slice(start, end)) : undefined;
    if (object === undefined || end === undefined) {
      rest += '{';
      place = start + 1;
      continue;
    }
    objects.push(object);
    place = end;
  }
  return { objects, rest: rest + text.slice(place) };
}

/** What stands in tags, and the text without it. A list is its inner tags, or its lines. */
export function findTagged(text: string): { found: Found[]; rest: string } {
  const found: Found[] = [];
  const rest = text.replaceAll(
    /<([a-z][\w-]{1,40})>([^<>]*|(?:\s*<([\w-]+)>[^<>]*<\/\3>)+\s*)<\/\1>/gi,
    (all, name: string, inner: string) => {
      const parts = [...inner.matchAll(/<([\w-]+)>([^<>]*)<\/\1>/g)];
      const isList = new Set(parts.map(([, part]) => part)).size === 1;
      if (parts.length > 0 && !isList) {
        for (const [, part = '', value = ''] of parts) found.push({ name: part, value: unescape(value) });
        return '';
      }
      const words = parts.length > 0 ? parts.map(([, , value = '']) => unescape(value)) : unescape(inner);
      found.push({ name, value: words });
      return all.includes('\n') ? '\n' : '';
    },
  );
  return { found, rest };
}

/** What stands on lines of its own behind a label; a label with nothing behind it takes the points below. */
export function findLabelled(text: string): Found[] {
  const found: Found[] = [];
  const lines = text.split('\n');
  for (const [place, line] of lines.entries()) {
    const [, name, value = ''] =
      /^[\s>*#•-]*([\p{L}][\p{L} /()_'-]{1,38}?)\**\s*[:=]\s*\**\s*(.*)$/u.exec(line) ?? [];
    if (!name) continue;
    if (value.trim()) {
      found.push({ name, value: value.trim() });
      continue;
    }
    const points: string[] = [];
    for (const below of lines.slice(place + 1)) {
      const [, point] = /^\s*(?:[-*•✓]|\d+[.)])\s+(.+)$/.exec(below) ?? [];
      if (!point) break;
      points.push(point.trim());
    }
    if (points.length > 0) found.push({ name, value: points });
  }
  return found;
}

function endOfObject(text: string, start: number): number | undefined {
  let [depth, isInText] = [0, false];
  for (let place = start; place < text.length; place += 1) {
    const letter = text[place];
    if (isInText && letter === '\\') place += 1;
    else if (letter === '"') isInText = !isInText;
    else if (!isInText && letter === '{') depth += 1;
    else if (!isInText && letter === '}') {
      depth -= 1;
      if (depth === 0) return place + 1;
    }
  }
  return undefined;
}

function unescape(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
