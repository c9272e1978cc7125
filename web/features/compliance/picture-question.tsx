import type { Finding } from '#contract/compliance/finding.ts';
import { nothingInIt, type PictureTold } from '#contract/compliance/picture.ts';
import type { Media } from '#contract/media.ts';
import { api } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { wordsFor } from '#web/ui/error-words.ts';
import { Segments } from '#web/ui/form/segments.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Thumbnail } from '#web/ui/thumbnail.tsx';
import { toastError } from '#web/ui/toast/toast.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LawLink } from './law-link.tsx';
import { askAgain } from './use-compliance.ts';

interface PictureQuestionProps {
  finding: Finding;
  picture: Media;
  onTold: () => void;
}

/** What no rule can see: asked once for each picture, with one tap where there is nothing to say. */
export function PictureQuestion({ finding, picture, onTold }: PictureQuestionProps) {
  const [told, setTold] = useState<PictureTold | null>(null);
  const [turn, setTurn] = useState(0);
  // What was pressed is gone with each turn.
  const place = useLostFocus<HTMLDivElement>(turn > 0, turn);
  function turnTo(contents: PictureTold | null) {
    setTold(contents);
    setTurn(turn + 1);
  }
  const { mutate, isPending } = useMutation(
    api.compliance.tellPicture.mutationOptions({
      async onSuccess() {
        await askAgain();
        onTold();
      },
      onError: (error) => void toastError(m.compliance_save_failed(), wordsFor(error)),
    }),
  );
  const tell = (contents: PictureTold) => mutate({ mediaId: picture.id, told: contents });
  return (
    <div className="flex items-start gap-3 text-sm">
      <Thumbnail url={picture.previewUrl} className="size-16" />
      <div className="min-w-0 grow space-y-3">
        <div className="space-y-1">
          <p className="font-semibold">{m.compliance_picture_title()}</p>
          <p className="text-muted">{m.compliance_picture_what()}</p>
          <LawLink finding={finding} />
        </div>
        <div ref={place} tabIndex={-1} className="space-y-3 rounded-lg">
          {told ? (
            <>
              <Contents told={told} onChange={setTold} />
              <div className="flex flex-wrap gap-2">
                <Button size="small" busy={isPending} onClick={() => tell(told)}>
                  {m.compliance_save()}
                </Button>
                <Button variant="ghost" size="small" onClick={() => turnTo(null)}>
                  {m.compliance_cancel()}
                </Button>
              </div>
            </>
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" size="small" busy={isPending} onClick={() => tell(nothingInIt)}>
                {m.compliance_picture_none()}
              </Button>
              <Button variant="ghost" size="small" onClick={() => turnTo(nothingInIt)}>
                {m.compliance_picture_some()}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const things = [
  { what: 'hasAlcohol', label: m.compliance_picture_alcohol },
  { what: 'hasTobacco', label: m.compliance_picture_tobacco },
  { what: 'isBeforeAndAfter', label: m.compliance_picture_before },
  { what: 'isForChildren', label: m.compliance_picture_children },
  { what: 'hasFakeButton', label: m.compliance_picture_button },
  { what: 'hasMetaLogo', label: m.compliance_picture_logo },
] as const;

interface ContentsProps {
  told: PictureTold;
  onChange: (told: PictureTold) => void;
}

function Contents({ told, onChange }: ContentsProps) {
  const change = (changes: Partial<PictureTold>) => onChange({ ...told, ...changes });
  return (
    <div className="max-w-md space-y-3">
      <Segments
        name={m.compliance_picture_people()}
        options={[
          { value: 'none', label: m.compliance_picture_people_none() },
          { value: 'adults', label: m.compliance_picture_people_adults() },
          { value: 'children', label: m.compliance_picture_people_children() },
        ]}
        value={told.people}
        onValueChange={(people) => {
          const isSomebody = people !== 'none';
          change({
            people,
            haveAgreed: isSomebody ? (told.haveAgreed ?? false) : null,
            isRetouched: isSomebody ? (told.isRetouched ?? false) : null,
          });
        }}
      />
      {told.people !== 'none' && (
        <>
          <Switch
            label={m.compliance_picture_agreed()}
            checked={told.haveAgreed ?? false}
            onCheckedChange={(haveAgreed) => change({ haveAgreed })}
          />
          <Switch
            label={m.compliance_picture_retouched()}
            hint={m.compliance_picture_retouched_hint()}
            checked={told.isRetouched ?? false}
            onCheckedChange={(isRetouched) => change({ isRetouched })}
          />
        </>
      )}
      {things.map(({ what, label }) => (
        <Switch
          key={what}
          label={label()}
          checked={told[what]}
          onCheckedChange={(isThere) => change({ [what]: isThere })}
        />
      ))}
    </div>
  );
}
