/** Slanting stripes, for what is not over yet. Put it among the `defs` of a chart and fill with `url(#id)`. */
export function PlotHatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2" height="6" fill="var(--text-muted)" fillOpacity="0.4" />
    </pattern>
  );
}
