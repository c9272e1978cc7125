import { adTextLengths } from '#contract/campaigns/ads.ts';
import { m } from '#web/paraglide/messages.js';
import { clipGraphemes } from '#web/ui/format/graphemes.ts';
import { useState } from 'react';

interface PreviewTextProps {
  text: string;
  className?: string;
}

/** The primary text, cut off where it is cut off there. */
export function PreviewText({ text, className }: PreviewTextProps) {
  const [isWhole, setIsWhole] = useState(false);
  const clipped = clipGraphemes(text, adTextLengths.primaryText);
  const isCut = clipped.length < text.length;
  return (
    <>
      {keepNumbers(isWhole ? text : clipped)}
      {isCut && !isWhole && (
        <>
          {'… '}
          <button type="button" className={className} onClick={() => setIsWhole(true)}>
            {m.campaigns_preview_more()}
          </button>
        </>
      )}
    </>
  );
}

/** '1 490 kr' and 'NOK 990' stand on one line. */
export function keepNumbers(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\d{3}(?!\d)|(?:kr|NOK)\b)|(?<=\b(?:kr|NOK)) (?=\d)/g, '\u00a0');
}
