import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** What was looked at in one cell of a table of the proof. Cells of one place add up. */
interface Cell {
  row: string;
  column: string;
  value: number;
  /** Of how many it is told, where it is a share. */
  of?: number;
}

/** Notes a cell, where `npm run prove` keeps the tables it makes `docs/proof.md` of. */
export function noteProof(
  table: 'isolation' | 'bad-input' | 'axe' | 'page-weight' | 'soak',
  cell: Cell,
): void {
  const folder = process.env['ADFJORD_PROOF_TABLES'];
  if (folder) appendFileSync(join(folder, `${table}.jsonl`), `${JSON.stringify(cell)}\n`);
}
