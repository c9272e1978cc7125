import { m } from '#web/paraglide/messages.js';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import type { DraftKeeper, DraftView } from '../draft-keeper.ts';

interface DisputeNoteProps {
  keeper: DraftKeeper;
  view: DraftView;
  /** As findings name it. */
  field: string;
}

/** Below a field that somebody else has changed in the same moment: what either wrote, and what is to stand. */
export function DisputeNote({ keeper, view, field }: DisputeNoteProps) {
  const dispute = view.disputes[field];
  if (!dispute) return null;
  const { mine, theirs, merged } = dispute;
  const isText = typeof mine === 'string' && typeof theirs === 'string';
  const isBoth = isText && merged !== theirs;
  return (
    <Banner
      tone="warning"
      title={isBoth ? m.campaigns_dispute_words() : m.campaigns_dispute_setting()}
      action={
        <>
          <Button variant="secondary" size="small" onClick={() => keeper.settle(field, 'theirs')}>
            {m.campaigns_dispute_theirs()}
          </Button>
          <Button variant="secondary" size="small" onClick={() => keeper.settle(field, 'mine')}>
            {m.campaigns_dispute_mine()}
          </Button>
          {isBoth && (
            <Button variant="ghost" size="small" onClick={() => keeper.settle(field)}>
              {m.campaigns_dispute_both()}
            </Button>
          )}
        </>
      }
    >
      {!isBoth && <p>{m.campaigns_dispute_setting_text()}</p>}
      {isText && (
        <dl className="space-y-1 break-words">
          <Wrote whose={m.campaigns_dispute_you()} text={mine} />
          <Wrote whose={m.campaigns_dispute_they()} text={theirs} />
        </dl>
      )}
    </Banner>
  );
}

function Wrote({ whose, text }: { whose: string; text: string }) {
  return (
    <div>
      <dt className="inline font-medium">{whose} </dt>
      <dd className="inline" dir="auto">
        {text || '–'}
      </dd>
    </div>
  );
}
