import type { ReactNode } from 'react';
import type { Theme } from '#web/ui/theme.ts';

interface SpecimenProps {
  /** What it is called in the code. */
  name: string;
  /** What it is called where it is no component. */
  title?: string;
  /** When to take it. */
  use: string;
  /** Where each fills a row. */
  isWide?: boolean;
  /** All its states, drawn once in each theme; names that must differ on a page take the theme in. */
  children: (theme: Theme) => ReactNode;
}

const themes = ['dark', 'light'] as const;

/** One part of the house with all its states, dark and light side by side. */
export function Specimen({ name, title, use, isWide, children }: SpecimenProps) {
  return (
    <div className="space-y-2" data-specimen={name}>
      <h3 className="text-base font-semibold">{title ?? <code>{name}</code>}</h3>
      <p className="max-w-2xl text-sm text-muted">{use}</p>
      <div className="grid gap-3 md:grid-cols-2">
        {themes.map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            data-wide={isWide}
            className="flex min-w-0 flex-wrap items-center gap-3 rounded-xl border border-line bg-ground p-4 text-text data-wide:*:w-full"
          >
            {children(theme)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Several of a kind, under one heading. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="space-y-8 border-t border-line pt-8">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
