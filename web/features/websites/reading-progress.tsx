import type { Reading } from '#contract/websites/reading.ts';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { StepList, type Step, type StepState } from '#web/ui/step-list.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { websiteHost } from '#web/website-host.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FoundList } from './found-list.tsx';
import { pageName, skippedWords } from './reading-words.ts';
import { rememberReading } from './use-reading.ts';

interface ReadingProgressProps {
  id: string;
  /** Undefined until it is known here. */
  reading: Reading | undefined;
  nameIndustry: (industry: string) => string;
}

/** A website being read: page by page, what was found so far, and the way to stop. */
export function ReadingProgress({ id, reading, nameIndustry }: ReadingProgressProps) {
  const isOnline = useOnline();
  const stop = useMutation(
    api.websites.cancel.mutationOptions({
      onSuccess: rememberReading,
      onError: (error) => toastError(m.websites_stop_failed(), wordsFor(error)),
    }),
  );
  // The form that began it is gone.
  const heading = useLostFocus<HTMLDivElement>(true);
  const { address, pages } = reading ?? { address: '', pages: [] };
  const name = websiteHost(address);
  const done = pages.filter(({ state }) => state === 'read' || state === 'skipped').length;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && now) list.current.scrollTop = now.offsetTop - list.current.clientHeight / 2;
  }, [done]);
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      <Card
        title={name ? m.websites_reading({ name }) : m.websites_reading_soon()}
        action={
          <Button variant="secondary" busy={stop.isPending} onClick={() => stop.mutate({ id })}>
            {m.websites_stop()}
          </Button>
        }
      >
        <p role="status" className="-mt-3 mb-5 text-sm text-muted">
          {isOnline ? m.websites_reading_text() : m.websites_offline()}
        </p>
        <p role="status" className="sr-only">
          {pages.length > 0 && m.websites_read_so_far({ n: done, of: pages.length })}
        </p>
        {/* As high as it gets: what comes pushes nothing away. */}
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <div
            ref={list}
            className="relative h-44 overflow-y-auto sm:h-60"
            tabIndex={0}
            role="group"
            aria-label={m.websites_pages()}
          >
            <StepList name={m.websites_pages()} steps={stepsOf(reading)} />
          </div>
          <div
            className="h-44 overflow-y-auto sm:h-60"
            tabIndex={0}
            role="group"
            aria-label={m.websites_found_so_far()}
          >
            <FoundList found={reading?.found} nameIndustry={nameIndustry} />
          </div>
        </div>
      </Card>
    </div>
  );
}

const states = {
  waiting: 'to-do',
  reading: 'doing',
  read: 'done',
  skipped: 'left-out',
} as const satisfies Record<Reading['pages'][number]['state'], StepState>;

function stepsOf(reading: Reading | undefined): Step[] {
  // The front page is the first of all, and its name is known before it is.
  if (!reading || reading.pages.length === 0) return [{ name: m.websites_front_page(), state: 'doing' }];
  const { pages, address, status } = reading;
  const steps = pages.map(({ url, state, because }) => ({
    name: pageName(url, address),
    state: states[state],
    detail: because ? skippedWords(because) : undefined,
  }));
  return status === 'writing' ? [...steps, { name: m.websites_sorting(), state: 'doing' }] : steps;
}
