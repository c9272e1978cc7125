const quote = 0x22;
const lineEnd = 0x0a;

/** Counts the rows of a CSV file as its bytes come in: a line that breaks inside quotes is no row. */
export function openRowCount() {
  let rows = 0;
  let isQuoted = false;
  return {
    add(bytes: Uint8Array): void {
      for (const byte of bytes) {
        if (byte === quote) isQuoted = !isQuoted;
        else if (byte === lineEnd && !isQuoted) rows += 1;
      }
    },
    /** Without the one that names the columns. */
    count: () => Math.max(0, rows - 1),
  };
}
