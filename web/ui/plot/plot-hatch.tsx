/** Slanting stripes, for what is not over yet or went wrong. Put it into a chart and fill with `url(#id)`. */
export function PlotHatch({ id, fill }: { id: string; fill?: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2" height="6" fill={fill ?? 'color-mix(in srgb, var(--text-muted) 40%, transparent)'} />
    </pattern>
  );
}
