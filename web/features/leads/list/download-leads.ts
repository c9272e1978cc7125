import { spokenLanguage } from '#web/language.ts';
import { workspaceHeaders } from '#web/workspace/this-tab.ts';
import { saveFile } from '#web/files/save-file.ts';
import { openRowCount } from './csv-rows.ts';

/** excel: to be opened by a double click. plain: to be imported by a program. */
export type LeadFileFormat = 'excel' | 'plain';

/** Saves a campaign's leads as a file and answers how many there are. A file that was cut off is not saved. */
export async function downloadLeads(facebookCampaignId: string, format: LeadFileFormat): Promise<number> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const wish = new URLSearchParams({ format, timeZone });
  const answer = await fetch(`/exports/leads/${encodeURIComponent(facebookCampaignId)}.csv?${wish}`, {
    headers: { 'accept-language': spokenLanguage(), ...workspaceHeaders() },
  });
  if (!answer.ok || !answer.body) throw new Error(await refusalIn(answer));
  const rows = openRowCount();
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(bytes, controller) {
        rows.add(bytes);
        controller.enqueue(bytes);
      },
    }),
  );
  const file = await new Response(counted, { headers: { 'content-type': 'text/csv;charset=utf-8' } }).blob();
  saveFile(file, fileNameIn(answer.headers.get('content-disposition')));
  return rows.count();
}

/** The name the server gave the file, in its form for all letters. */
function fileNameIn(disposition: string | null): string {
  const written = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return written ? decodeURIComponent(written) : 'leads.csv';
}

/** What the server said, where it said no on purpose. */
async function refusalIn(answer: Response): Promise<string> {
  const said: unknown = await answer.json().catch(() => null);
  const hasMessage = typeof said === 'object' && said !== null && 'message' in said;
  return hasMessage && typeof said.message === 'string' ? said.message : '';
}
