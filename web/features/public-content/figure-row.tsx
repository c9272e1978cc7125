interface Figure {
  /** Undefined figures are left out. */
  figure: string | undefined;
  label: string;
}

/** A few large figures side by side, on a phone row by row, each with what it counts. Draws nothing when there is none. */
export function FigureRow({ figures }: { figures: Figure[] }) {
  const told = figures.filter(({ figure }) => figure !== undefined);
  if (told.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-3 text-accent-text *:flex *:flex-row-reverse *:items-baseline *:justify-end *:gap-x-4 *:gap-y-1 md:grid-cols-5 md:*:flex-col-reverse">
      {told.map(({ figure, label }) => (
        <div key={label}>
          <dt className="text-sm text-pretty text-muted">{label}</dt>
          <dd className="min-w-32 text-3xl font-bold tracking-tight lg:text-4xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
