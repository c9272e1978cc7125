import type { Breakdown } from '#contract/live/breakdowns.ts';
import { csvFileName } from '#contract/csv.ts';
import { Download, FileCode, FileSpreadsheet } from 'lucide-react';
import { type CsvFormat, csvText } from '#web/csv-file.ts';
import { m } from '#web/paraglide/messages.js';
import { saveFile } from '#web/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/overlay/menu.tsx';
import { breakdownFile } from './breakdown-file.ts';

interface DownloadBreakdownProps {
  breakdown: Breakdown;
  rows: Breakdown['rows'];
  title: string;
}

/** Saves the rows that are on the screen as a file, for Excel or for a program. */
export function DownloadBreakdown({ breakdown, rows, title }: DownloadBreakdownProps) {
  const { by, days } = breakdown;
  function download(format: CsvFormat) {
    const text = csvText(breakdownFile(breakdown, rows), format);
    const file = new Blob([text], { type: 'text/csv;charset=utf-8' });
    saveFile(file, csvFileName(title, by, days.since, days.until));
  }
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="small" className="text-muted">
          <Download aria-hidden />
          {m.breakdown_download()}
        </Button>
      }
    >
      <MenuItem icon={<FileSpreadsheet />} onSelect={() => download('excel')}>
        {m.leads_export_excel()}
      </MenuItem>
      <MenuItem icon={<FileCode />} onSelect={() => download('plain')}>
        {m.breakdown_for_program()}
      </MenuItem>
    </Menu>
  );
}
