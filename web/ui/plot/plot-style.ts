const tick = { fill: 'var(--text-muted)', fontSize: 12, style: { fontFamily: 'var(--font-figures)' } };

/** How charts look: what is handed to the pieces of a recharts chart. */
export const plotStyle = {
  margin: { top: 16, right: 8, bottom: 0, left: 0 },
  grid: { vertical: false, stroke: 'var(--line)' },
  across: {
    tick,
    tickLine: false,
    axisLine: { stroke: 'var(--line-strong)' },
    minTickGap: 24,
    tickMargin: 6,
  },
  /** Grey, for what stands behind a line; its edge is what can be told from the ground. */
  bar: {
    fill: 'var(--text-muted)',
    fillOpacity: 0.18,
    stroke: 'var(--line-strong)',
    radius: 2,
    maxBarSize: 36,
  },
  line: {
    stroke: 'var(--accent)',
    strokeWidth: 2,
    dot: false,
    activeDot: { fill: 'var(--accent)', stroke: 'var(--surface)', strokeWidth: 2, r: 4 },
  },
  /** What was before, faintly. */
  ghost: { stroke: 'var(--line-strong)', strokeWidth: 1.5, dot: false, activeDot: false },
  pointer: { cursor: { stroke: 'var(--line-strong)' }, isAnimationActive: false },
} as const;

/** How wide a figure is at this size, in px; few letters are wider. */
const figureWidth = 8;
/** What recharts leaves between them and the lines, in px. */
const besideFigures = 8;

/** An axis with its figures. Had recharts measure how much room they take, it would draw all of the chart twice. */
export function upAxis(ticks: number[], write: (value: number) => string) {
  const longest = Math.max(...ticks.map((value) => write(value).length));
  return {
    width: figureWidth * longest + besideFigures,
    tick,
    tickLine: false,
    axisLine: false,
    // Where there is no room for each line's number, 0 keeps its own.
    interval: 'equidistantPreserveStart' as const,
    minTickGap: 2,
    ticks,
    tickFormatter: write,
    domain: [0, ticks.at(-1) || 1],
  };
}
