/** One way to say it: for each part what to try, the best first. The last line of each part needs no fact and fits. */
export interface Take {
  headline: string[];
  opening: string[];
  more: string[];
  description: string[];
}

/** Everything a copywriter needs in one language. */
export interface Language {
  takes(tone: string): Take[];
  /** Moments from the life of those who sell this kind of thing, each as a headline and an opening. */
  moments(tone: string, kind: string): string[][];
  /** How to end, by what the campaign is for. */
  asks(objective: string): string[];
  /** What can follow a long offer, so that no two ads say the same. */
  endings: string[];
  /** How to greet people who are young, who are neither, and who are older. */
  hellos: string[];
}

type Row = [label: string, lines: string[]];

/** A table of sections (`# name`) and rows (`label: one line | another`); a row that ends in `|` goes on below. */
export function readLanguage(table: string): Language {
  const sections = new Map(
    table.split(/^# /m).map((section) => {
      const [name = '', ...rows] = section
        .replaceAll(/\|\n\s+/g, '| ')
        .trim()
        .split('\n');
      return [name, rows.map(readRow)] as const;
    }),
  );
  const rowsOf = (section: string, label: string) =>
    (sections.get(section) ?? []).flatMap(([own, lines]) => (own === label ? [lines] : []));
  return {
    takes: (tone) => takesIn(sections.get(tone) ?? []),
    moments: (tone, kind) => rowsOf(`${tone} moments`, kind),
    asks: (objective) => rowsOf('asks', objective).flat(),
    endings: rowsOf('others', 'endings').flat(),
    hellos: rowsOf('others', 'hellos').flat(),
  };
}

function readRow(row: string): Row {
  const [label = ''] = row.split(':');
  return [
    label,
    row
      .slice(label.length + 2)
      .replaceAll(String.raw`\n`, '\n')
      .split(' | '),
  ];
}

const parts = ['headline', 'opening', 'more', 'description'] as const;

/** The parts of a take stand in this order, so an earlier one begins the next take. */
function takesIn(rows: Row[]): Take[] {
  const takes: Take[] = [];
  let last: number = parts.length;
  for (const [label, lines] of rows) {
    const place = parts.findIndex((part) => part === label);
    const part = parts[place];
    if (!part) throw new Error(`There is no part of an ad called ${label}.`);
    const current = takes.at(-1);
    const take = current && place > last ? current : { headline: [], opening: [], more: [], description: [] };
    if (take !== current) takes.push(take);
    take[part] = lines;
    last = place;
  }
  return takes;
}
