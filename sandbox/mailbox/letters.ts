import { randomBytes } from 'node:crypto';

import type { Attachment as Part, Email } from 'postal-mime';

import { isMap, listOf, numberOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import type { World } from '#sandbox/memory/world.ts';

interface Attachment {
  file: string;
  name: string;
  type: string;
  size: number;
  /** What the letter calls it where it shows it in its text. */
  contentId: string;
}

export interface Letter {
  id: string;
  /** As whoever wrote it calls it: the same one twice is the same letter. */
  messageId: string;
  to: string[];
  from: string;
  /** Whom an answer goes to; empty when that is whoever it is from. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  at: string;
  isUnread: boolean;
  attachments: Attachment[];
  /** How its reader has no more of its kind, as the letter tells a mail program. */
  stop: { address: string; post: string };
}

export function keepLetter({ store, clock }: World, to: string[], email: Email): void {
  const { subject, text, html, from } = email;
  const replyTo = (email.replyTo ?? []).map(({ address }) => address).join(', ');
  store.transaction(() => {
    const attachments = email.attachments.map((part) => {
      const file = `letter:${randomBytes(9).toString('hex')}`;
      const bytes = bytesOf(part);
      store.run('INSERT INTO files VALUES (?, ?, ?)', file, part.mimeType, bytes);
      const name = part.filename ?? 'attachment';
      return { file, name, type: part.mimeType, size: bytes.length, contentId: part.contentId ?? '' };
    });
    const headerOf = (key: string) => email.headers.find((header) => header.key === key)?.value ?? '';
    const stop = { address: headerOf('list-unsubscribe'), post: headerOf('list-unsubscribe-post') };
    const at = new Date(clock.now()).toISOString();
    const fields = {
      messageId: email.messageId ?? '',
      to,
      from: from?.address ?? '',
      replyTo,
      subject,
      text,
      html,
      at,
      isUnread: true,
      attachments,
      stop,
    };
    store.insert({ kind: 'letter', fields });
  });
}

/** In the order they came. */
export function listLetters({ store }: World): Letter[] {
  return store.list('letter').map(toLetter);
}

export function findLetter({ store }: World, id: string): Letter | undefined {
  const thing = store.find(id);
  return thing?.kind === 'letter' ? toLetter(thing) : undefined;
}

export function markRead({ store }: World, id: string): void {
  const thing = store.find(id);
  if (thing && thing.fields['isUnread'] !== false) store.update(thing, { isUnread: false });
}

export function deleteLetters(world: World): void {
  const { store } = world;
  store.transaction(() => {
    for (const { id, attachments } of listLetters(world)) {
      for (const { file } of attachments) store.run('DELETE FROM files WHERE id = ?', file);
      store.remove(id);
    }
  });
}

function bytesOf({ content }: Part): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

function toLetter({ id, fields }: Thing): Letter {
  return {
    id,
    messageId: textOf(fields['messageId']),
    to: listOf(fields['to']).map(textOf),
    from: textOf(fields['from']),
    replyTo: textOf(fields['replyTo']),
    subject: textOf(fields['subject']),
    text: textOf(fields['text']),
    html: textOf(fields['html']),
    at: textOf(fields['at']),
    isUnread: fields['isUnread'] !== false,
    stop: { address: stopOf(fields, 'address'), post: stopOf(fields, 'post') },
    attachments: listOf(fields['attachments'])
      .filter(isMap)
      .map((part) => ({
        file: textOf(part['file']),
        name: textOf(part['name']),
        type: textOf(part['type']),
        size: numberOf(part['size']) ?? 0,
        contentId: textOf(part['contentId']),
      })),
  };
}

function stopOf({ stop }: Thing['fields'], name: 'address' | 'post'): string {
  return isMap(stop) ? textOf(stop[name]) : '';
}
