interface Story {
  /** The figure the card stands on; without it the card is left out. */
  figure: string | undefined;
  what: string;
  who: string;
  text: string;
}

/** What came of it for some, each led by its figure. */
export function StoryCards({ stories }: { stories: Story[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {stories
        .filter(({ figure }) => figure !== undefined)
        .map(({ figure, what, who, text }) => (
          <li key={who} className="flex flex-col rounded-xl border border-line bg-surface p-6 sm:p-7">
            <h3 className="text-sm font-medium text-muted">{who}</h3>
            <p className="mt-4 flex flex-wrap items-baseline gap-x-2 md:max-lg:*:w-full">
              <span className="text-3xl font-bold tracking-tight text-accent-text lg:text-4xl">{figure}</span>
              <span className="text-lg font-semibold">{what}</span>
            </p>
            <p className="mt-3 text-pretty text-muted">{text}</p>
          </li>
        ))}
    </ul>
  );
}
