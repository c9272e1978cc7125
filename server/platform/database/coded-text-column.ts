import { jsonb } from 'drizzle-orm/pg-core';
import type { CodedText } from '../coded-text.ts';

/** Something to tell, kept as a code. */
export function codedText() {
  return jsonb().$type<CodedText>();
}
