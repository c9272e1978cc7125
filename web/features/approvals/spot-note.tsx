import { approvalLimits } from '#contract/approvals.ts';
import { m } from '#web/paraglide/messages.js';
import { cn } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';

/** What somebody has said on which spot. */
export interface SpotNotes {
  words: Record<string, string>;
  say: (spot: string, words: string) => void;
  /** As if nothing had been said there. */
  leave: (spot: string) => void;
}

export function useSpotNotes(): SpotNotes {
  const [words, setWords] = useState<Record<string, string>>({});
  return {
    words,
    say: (spot, text) => setWords((all) => ({ ...all, [spot]: text })),
    leave: (spot) => setWords(({ [spot]: _left, ...others }) => others),
  };
}

/** As they are sent: those that say something. */
export function spotsOf({ words }: SpotNotes): { spot: string; words: string }[] {
  return Object.entries(words).flatMap(([spot, text]) => (text.trim() ? [{ spot, words: text.trim() }] : []));
}

interface SpotButtonProps {
  notes: SpotNotes;
  spot: string;
  /** What it is called. */
  what: string;
  /** Said on the button itself, where there is room. */
  isNamed?: boolean;
}

/** Opens the words on a spot, or closes them while there are none. */
export function SpotButton({ notes, spot, what, isNamed = false }: SpotButtonProps) {
  const words = notes.words[spot];
  const isOpen = words !== undefined;
  function press() {
    if (!isOpen) notes.say(spot, '');
    else if (words.trim() === '') notes.leave(spot);
  }
  return (
    <button
      type="button"
      aria-label={m.approvals_say_about({ what })}
      aria-expanded={isOpen}
      onClick={press}
      className={cn(
        'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-lg text-sm font-medium text-muted hover:text-text',
        isNamed && 'border border-line px-3',
        isOpen && 'border-accent text-accent-text',
      )}
    >
      <MessageSquarePlus aria-hidden className="size-4" />
      {isNamed && what}
    </button>
  );
}

/** It was tapped to be written in. */
const begin = (box: HTMLTextAreaElement | null) => box?.focus();

/** Where the words on a spot are written, once it was tapped. */
export function SpotField({ notes, spot, what }: Omit<SpotButtonProps, 'isNamed'>) {
  const words = notes.words[spot];
  if (words === undefined) return null;
  return (
    <TextArea
      label={m.approvals_say({ what })}
      value={words}
      onValueChange={(text) => notes.say(spot, text)}
      maxLength={approvalLimits.words}
      ref={begin}
      rows={2}
    />
  );
}
