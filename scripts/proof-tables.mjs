import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const tables = {
  isolation: {
    title: 'Who is let in',
    text: 'Every operation, asked by whoever is something in the workspace and by whoever is nobody there: how many let them in, of how many. What nobody from outside is told or changes is looked for in each answer and in every row.',
  },
  'bad-input': {
    title: 'What is no input',
    text: 'Each field of every operation given what it should not have, and bodies that are none, by somebody signed in, by a program and by a stranger. Each answer is looked at for plain words, in both languages, and for what nobody should know.',
  },
  axe: {
    title: 'Pages and dialogs',
    text: 'Each in both languages and both themes: what axe found, of how many looks.',
  },
  'page-weight': { title: 'Weight', text: 'Of the pages that are opened most, of what they may weigh.' },
  soak: {
    title: 'An hour of work',
    text: 'Four people who look, write, publish and collect leads, with the database in the server’s own process. Heap: the least of each stretch; the others: the middle.',
  },
};

/** Keeps what the tests note while a proof runs. `write` puts it into `docs/proof.md`; tables that nobody noted are left as they stand. */
export function openProofTables(seed) {
  const folder = mkdtempSync(join(tmpdir(), 'adfjord-proof-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env.ADFJORD_PROOF_TABLES = folder;
  return {
    write(file) {
      const kept = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [];
      const day = new Date().toISOString().slice(0, 10);
      const sections = Object.entries(tables).flatMap(([name, { title, text }]) => {
        const noted = join(folder, `${name}.jsonl`);
        if (!existsSync(noted)) return kept.filter((section) => section.startsWith(`## ${title}\n`));
        const cells = readFileSync(noted, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line));
        return [`## ${title}\n\n${text} On ${day}, seed ${seed}.\n\n${draw(cells)}`];
      });
      const head = '# Proof\n\nMade by `npm run prove`, each table by its newest run.';
      writeFileSync(file, `${[head, ...sections].map((section) => section.trim()).join('\n\n')}\n`);
    },
  };
}

/** Cells of one place added up, as a table with as much room as its words take. */
function draw(cells) {
  const named = (what) => [...new Set(cells.map((cell) => cell[what]))];
  const columns = named('column');
  // Always in the same order, whoever was asked first.
  const rows = named('row').toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const lines = rows.map((row) => [
    row,
    ...columns.map((column) => sum(cells.filter((cell) => cell.row === row && cell.column === column))),
  ]);
  const all = [['', ...columns], ...lines];
  const widths = all[0].map((_, place) => Math.max(3, ...all.map((line) => line[place].length)));
  const [head, ...body] = all.map(
    (line) => `| ${line.map((text, place) => text.padEnd(widths[place])).join(' | ')} |`,
  );
  return [head, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}

function sum(cells) {
  if (cells.length === 0) return '';
  const total = (what) => Number(cells.reduce((all, cell) => all + cell[what], 0).toFixed(1));
  return cells[0].of === undefined ? String(total('value')) : `${total('value')} of ${total('of')}`;
}
