import type { AdCopy, Tone } from '#contract/campaigns/ads.ts';
import type { TextLengths } from '#contract/campaigns/campaign.ts';
import { server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { nameTone } from './tone-words.ts';
import { writerWords } from './writer-words.ts';

type Words = Pick<AdCopy, 'headline' | 'primaryText' | 'description'>;

interface WriteForMeProps {
  /** Whose facts the writer works from. */
  campaignId: string;
  words: Words;
  longest: TextLengths;
  onWords: (words: Words) => void;
}

const tones: Tone[] = ['professional', 'friendly', 'storytelling'];

/** Has the words of an ad beside running ones written in a tone. What stood there comes back at a press. */
export function WriteForMe(props: WriteForMeProps) {
  const { campaignId, longest } = props;
  const [before, setBefore] = useState<Words>();
  const firstTone = useRef<HTMLButtonElement>(null);
  const patience = useRef<AbortController>(undefined);
  // Somebody may type on while it is written.
  const now = useRef(props);
  useEffect(() => {
    now.current = props;
  });
  useEffect(() => () => patience.current?.abort(), []);
  const { mutate, reset, isPending, isSuccess, variables, error } = useMutation({
    mutationFn(tone: Tone) {
      patience.current = new AbortController();
      const { signal } = patience.current;
      const rest = { id: crypto.randomUUID(), tone, callToAction: 'LEARN_MORE', selected: false } as const;
      const ad = { ...pick(now.current.words), ...rest };
      return server.campaigns.rewriteAd({ id: campaignId, ad, field: null, longest }, { signal });
    },
    onSuccess(fresh) {
      setBefore(pick(now.current.words));
      now.current.onWords(pick(fresh));
    },
  });
  function takeBack() {
    patience.current?.abort();
    if (isSuccess && before) props.onWords(before);
    reset();
    firstTone.current?.focus();
  }
  const told = isPending
    ? m.campaigns_write_busy()
    : isSuccess
      ? m.campaigns_write_done()
      : m.campaigns_write_for_me_text();

  return (
    <section aria-label={m.campaigns_write_for_me()} className="space-y-2 rounded-xl bg-sunken p-3">
      <p className="flex items-center gap-2 text-sm font-semibold [&_svg]:size-4">
        <Sparkles aria-hidden />
        {m.campaigns_write_for_me()}
      </p>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone, place) => (
          <Button
            key={tone}
            ref={place === 0 ? firstTone : undefined}
            variant="secondary"
            size="small"
            busy={isPending && variables === tone}
            onClick={() => !isPending && mutate(tone)}
          >
            {nameTone(tone)}
          </Button>
        ))}
      </div>
      <div className="flex items-center justify-between gap-3 text-xs text-muted">
        {error ? (
          <p role="alert" className="text-sm text-danger-text">
            {writerWords(error)}
          </p>
        ) : (
          <p role="status">{told}</p>
        )}
        {(isPending || isSuccess) && (
          <Button variant="ghost" size="small" onClick={takeBack}>
            {isPending ? m.campaigns_write_stop() : m.campaigns_undo()}
          </Button>
        )}
      </div>
    </section>
  );
}

function pick({ headline, primaryText, description }: Words): Words {
  return { headline, primaryText, description };
}
