import { csvFileName } from '#contract/csv.ts';
import type { Days } from '#contract/days.ts';
import { Download, FileCode, FileSpreadsheet } from 'lucide-react';
import { type CsvFormat, csvText, type CsvValue } from './csv-file.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { saveFile } from './save-file.ts';

interface DownloadCsvProps {
  /** What is on the screen, titles first. */
  rows: () => CsvValue[][];
  /** The file is called by it, by what else it is of, and by the days. */
  title: string;
  of?: string;
  days: Days;
}

/** Saves a table that is on the screen as a file, for Excel or for a program. */
export function DownloadCsv({ rows, title, of, days }: DownloadCsvProps) {
  function download(format: CsvFormat) {
    const file = new Blob([csvText(rows(), format)], { type: 'text/csv;charset=utf-8' });
    saveFile(file, csvFileName(title, ...(of ? [of] : []), days.since, days.until));
  }
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="small" className="text-muted">
          <Download aria-hidden />
          {m.csv_download()}
        </Button>
      }
    >
      <MenuItem icon={<FileSpreadsheet />} onSelect={() => download('excel')}>
        {m.leads_export_excel()}
      </MenuItem>
      <MenuItem icon={<FileCode />} onSelect={() => download('plain')}>
        {m.csv_for_program()}
      </MenuItem>
    </Menu>
  );
}
