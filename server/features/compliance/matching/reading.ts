/** A text as it is read, and where each of its letters stands in the original, in UTF-16 units. */
export interface Reading {
  text: string;
  starts: readonly number[];
  ends: readonly number[];
  /** Of a further reading: where it differs from the first. What does not touch that was found already. */
  differs?: readonly boolean[];
}

/** What is read as one letter. */
export interface Letter {
  sign: string;
  isCapital: boolean;
  start: number;
  end: number;
}

/** Letters in a row as one text. */
export function readingOf(letters: readonly Letter[]): Reading {
  return {
    text: letters.map(({ sign }) => sign).join(''),
    starts: letters.map(({ start }) => start),
    ends: letters.map(({ end }) => end),
  };
}

/** What no phrase reaches across. */
const gap = '\n.'.repeat(5);

/** Several as one to look through, with a gap between each two. */
export function joined(readings: readonly Reading[]): Reading {
  if (readings.length === 1) return readings[0]!;
  const whole = readings.map(({ text, starts, ends, differs }) => {
    const last = Array.from(gap, () => ends.at(-1) ?? 0);
    return {
      text: text + gap,
      starts: starts.concat(last),
      ends: ends.concat(last),
      differs: (differs ?? starts.map(() => true)).concat(last.map(() => false)),
    };
  });
  return {
    text: whole.map(({ text }) => text).join(''),
    starts: whole.flatMap(({ starts }) => starts),
    ends: whole.flatMap(({ ends }) => ends),
    differs: whole.flatMap(({ differs }) => differs),
  };
}
