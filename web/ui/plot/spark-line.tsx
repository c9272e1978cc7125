interface SparkLineProps {
  values: readonly number[];
  /** What it shows, in words. */
  label: string;
}

const width = 72;
const height = 22;
const pad = 2;

/** A few days as a small line, without scales: whether it rises, falls or rests. */
export function SparkLine({ values, label }: SparkLineProps) {
  const most = Math.max(...values) || 1;
  const step = (width - 2 * pad) / Math.max(1, values.length - 1);
  const points = values
    .map((value, place) => `${pad + place * step},${height - pad - (value / most) * (height - 2 * pad)}`)
    .join(' ');
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
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
