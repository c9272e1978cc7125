interface Moment {
  when: string;
  text: string;
}

/** What happens one after the other. */
export function Timeline({ moments }: { moments: Moment[] }) {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {moments.map(({ when, text }) => (
        <li key={when} className="border-t-2 border-accent pt-4">
          <h3 className="text-sm font-semibold text-accent-text">{when}</h3>
          <p className="mt-2 text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
