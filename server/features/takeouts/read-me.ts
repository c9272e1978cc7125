import type { AppContext } from '#server/app-context.ts';
import { m } from '#server/catalogue/messages.js';
import type { Person } from '#server/platform/crypto/sessions.ts';
import { getWorkspace } from '../workspaces/queries.ts';
import { contents } from './contents.ts';

/** What is in the file and how to read it, in the language of whoever takes it. */
export async function readMe({ db, now }: AppContext, { workspaceId, language }: Person): Promise<string> {
  const options = { locale: language };
  const { name } = await getWorkspace(db, workspaceId);
  const moment = new Date(now()).toISOString().slice(0, 16).replace('T', ' ');
  const folders = Object.entries(contents).map(([folder, parts]) =>
    [
      `${folder}/`,
      `  ${m[`takeout_in_${folder as keyof typeof contents}`]({}, options)}`,
      ...parts.map(({ table }) => `  ${table}.ndjson`),
    ].join('\n'),
  );
  const paragraphs = [
    m.takeout_title({ workspace: name, moment }, options),
    m.takeout_lines({}, options),
    m.takeout_left_out({}, options),
    m.takeout_while({}, options),
    m.takeout_personal({}, options),
    ...folders,
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
