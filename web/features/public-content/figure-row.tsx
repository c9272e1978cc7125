interface Figure {
  /** Undefined figures are left out. */
  figure: string | undefined;
  label: string;
}

/** A few large figures side by side, each with what it counts. Draws nothing when there is none. */
export function FigureRow({ figures }: { figures: Figure[] }) {
  const told = figures.filter(({ figure }) => figure !== undefined);
  if (told.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-5">
      {told.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1 max-md:last:col-span-2">
          <dt className="text-sm text-pretty text-muted">{label}</dt>
          <dd className="text-2xl font-bold tracking-tight text-accent-text lg:text-4xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
