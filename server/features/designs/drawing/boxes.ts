import type { FittedText } from './fit-text.ts';

/** One box of a drawing, as the library that sets it wants it. */
export interface Box {
  type: 'div';
  key: null;
  props: { style: Style; children?: Box[] | string };
}
type Style = Record<string, string | number>;

export function box(style: Style, ...children: (Box | undefined)[]): Box {
  const inside = children.filter((child) => child !== undefined);
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children: inside },
  };
}

export function column(style: Style, ...children: (Box | undefined)[]): Box {
  return box({ flexDirection: 'column', ...style }, ...children);
}

/** Words in the lines they were set in. */
export function words({ lines, size, lineHeight, weight }: FittedText, style: Style = {}): Box {
  const line = (text: string): Box => ({
    type: 'div',
    key: null,
    props: { style: { display: 'flex', whiteSpace: 'nowrap', height: lineHeight }, children: text },
  });
  return column(
    { fontSize: size, lineHeight: `${lineHeight}px`, fontWeight: weight, ...style },
    ...lines.map(line),
  );
}
