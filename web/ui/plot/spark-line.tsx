interface SparkLineProps {
  values: readonly number[];
  /** What it shows, in words. */
  label: string;
  /** Each day is a bar by itself, and so many would be as high as it goes. */
  highestBar?: number | undefined;
}

const width = 72;
const height = 22;
const pad = 2;

/** A few days as a small line, without scales: whether it rises, falls or rests. */
export function SparkLine({ values, label, highestBar }: SparkLineProps) {
  const most = highestBar ?? (Math.max(...values) || 1);
  const step = (width - 2 * pad) / Math.max(1, values.length - 1);
  const drawn = values
    .map((value, place) => {
      const [x, y] = [pad + place * step, height - pad - (value / most) * (height - 2 * pad)];
      if (!highestBar) return `${place ? 'L' : 'M'}${x} ${y}`;
      return value > 0 ? `M${x} ${height - pad}V${y}` : '';
    })
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="inline-block align-middle text-accent-text"
    >
      <title>{label}</title>
      <path
        d={drawn}
        fill="none"
        stroke="currentColor"
        strokeWidth={highestBar ? 3 : 1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
