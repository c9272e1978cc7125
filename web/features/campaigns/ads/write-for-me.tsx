import type { AdCopy, Tone } from '#contract/campaigns/ads.ts';
import type { TextLengths } from '#contract/campaigns/campaign.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { nameTone } from './tone-words.ts';
import { writerWords } from './writer-words.ts';

type Words = Pick<AdCopy, 'headline' | 'primaryText' | 'description'>;

interface WriteForMeProps {
  /** Whose facts the writer works from; a campaign made at Meta has none here. */
  campaignId: string | null;
  words: Words;
  longest: TextLengths;
  onWords: (words: Words) => void;
}

const tones: Tone[] = ['professional', 'friendly', 'storytelling'];

type Writing =
  | { name: 'idle' | 'written' }
  | { name: 'writing'; tone: Tone }
  | { name: 'failed'; why: string };

/** Has the words of an ad beside running ones written in a tone. What stood there comes back at a press. */
export function WriteForMe({ campaignId, words, longest, onWords }: WriteForMeProps) {
  const [writing, setWriting] = useState<Writing>({ name: 'idle' });
  const [before, setBefore] = useState<Words>();
  const tonesBox = useRef<HTMLDivElement>(null);
  const patience = useRef<AbortController>(undefined);
  const now = useRef({ words, onWords });
  useEffect(() => {
    now.current = { words, onWords };
  });
  useEffect(() => () => patience.current?.abort(), []);
  if (campaignId === null) return null;

  async function write(id: string, tone: Tone) {
    const { headline, primaryText, description } = now.current.words;
    const ad = {
      headline,
      primaryText,
      description,
      tone,
      callToAction: 'LEARN_MORE',
      selected: false,
    } as const;
    const { signal } = (patience.current = new AbortController());
    setWriting({ name: 'writing', tone });
    try {
      const order = { id, ad: { ...ad, id: crypto.randomUUID() }, field: null, longest };
      const fresh = await server.campaigns.rewriteAd(order, { signal });
      setBefore(pick(now.current.words));
      now.current.onWords(pick(fresh));
      setWriting({ name: 'written' });
    } catch (error) {
      if (!signal.aborted) setWriting({ name: 'failed', why: writerWords(error) });
    }
  }
  function stop() {
    patience.current?.abort();
    beginAnew();
  }
  function undo() {
    if (before) onWords(before);
    beginAnew();
  }
  /** What was pressed is about to go. */
  function beginAnew() {
    flushSync(() => setWriting({ name: 'idle' }));
    tonesBox.current?.querySelector<HTMLElement>('button')?.focus();
  }

  const isWriting = writing.name === 'writing';
  return (
    <section aria-label={m.campaigns_write_for_me()} className="space-y-2 rounded-xl bg-sunken p-3">
      <p className="flex items-center gap-2 text-sm font-semibold [&_svg]:size-4">
        <Sparkles aria-hidden />
        {m.campaigns_write_for_me()}
      </p>
      <div ref={tonesBox} className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            size="small"
            busy={isWriting && writing.tone === tone}
            disabled={isWriting && writing.tone !== tone}
            onClick={() => void write(campaignId, tone)}
          >
            {nameTone(tone)}
          </Button>
        ))}
      </div>
      <div className="flex min-h-11 items-center justify-between gap-3 md:min-h-8">
        <Told writing={writing} />
        {isWriting ? (
          <Button variant="ghost" size="small" onClick={stop}>
            {m.campaigns_write_stop()}
          </Button>
        ) : (
          writing.name === 'written' && (
            <Button variant="ghost" size="small" onClick={undo}>
              {m.campaigns_undo()}
            </Button>
          )
        )}
      </div>
    </section>
  );
}

function Told({ writing }: { writing: Writing }) {
  if (writing.name === 'failed')
    return (
      <p role="alert" className="text-sm text-danger-text">
        {writing.why}
      </p>
    );
  const told = {
    idle: m.campaigns_write_for_me_text,
    writing: m.campaigns_write_busy,
    written: m.campaigns_write_done,
  };
  return (
    <p role="status" className="text-xs text-muted">
      {told[writing.name]()}
    </p>
  );
}

function pick({ headline, primaryText, description }: Words): Words {
  return { headline, primaryText, description };
}
