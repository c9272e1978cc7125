/** How much of a statement is told: many rows make it endless. */
const longestStatement = 300;

/**
 * An error in words for the log: its name, message, where it happened, and what caused it, never its fields. A database's
 * is told by its code and the statement, without a single value: those are names, addresses and phone numbers.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return withoutValues(String(error));
  const { stack = '', message, cause } = error;
  const place = stack.includes(message) ? stack.slice(stack.indexOf(message) + message.length) : '';
  const told = isDatabaseError(error)
    ? withoutQuotes(error)
    : `${error.name}: ${withoutValues(message)}${place}`;
  return cause === undefined ? told : `${told}\nCaused by ${describeError(cause)}`;
}

/** Drizzle writes a failed statement and its parameters into the message. */
function withoutValues(message: string): string {
  const begin = message.indexOf('Failed query: ');
  if (begin === -1) return message;
  const end = message.indexOf('\nparams: ', begin);
  return message.slice(0, Math.min(end === -1 ? message.length : end, begin + longestStatement));
}

type DatabaseError = Error & Partial<Record<'code' | 'table' | 'column' | 'constraint', string>>;

function isDatabaseError(error: Error): error is DatabaseError {
  return 'severity' in error && 'code' in error;
}

/** PostgreSQL puts the value that does not fit into quotes, or behind a colon. */
function withoutQuotes({ message, code, table, column, constraint }: DatabaseError): string {
  const [harmless = ''] = message.split(/["«„“'»:]/u);
  const where = [table, column, constraint].filter(Boolean).join(' ');
  return `PostgreSQL ${code}: ${harmless.trim()}${where && ` (${where})`}`;
}
