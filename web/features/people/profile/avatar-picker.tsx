import type { Me } from '#contract/people/people.ts';
import { avatarRules } from '#contract/people/people.ts';
import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useAvatar } from './use-avatar.ts';

/** The person's picture. Opens the system's file picker, and takes what is dropped on it. */
export function AvatarPicker({ me }: { me: Me }) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const { preview, isBusy, choose, remove } = useAvatar();
  return (
    <div className="flex shrink-0 flex-col items-center gap-2">
      <label
        className={cn(
          'group relative block size-24 cursor-pointer rounded-full',
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
          isOver && 'outline-2 outline-offset-2 outline-accent',
        )}
      >
        <span className="sr-only">{m.people_avatar_change()}</span>
        <Avatar name={me.name || me.email} src={preview ?? me.avatarUrl} className="size-24 text-3xl" />
        <span
          aria-hidden
          className="absolute -right-0.5 -bottom-0.5 grid size-9 place-items-center rounded-full border border-line-strong bg-raised text-text transition-colors group-hover:bg-accent group-hover:text-on-accent"
        >
          {isBusy ? <Spinner /> : <Camera className="size-4" />}
        </span>
        <input
          type="file"
          accept={avatarRules.types.join(',')}
          aria-describedby={`${id}-rules`}
          aria-busy={isBusy || undefined}
          // Lies over the whole picture, so that it is also what files are dropped on.
          className="absolute inset-0 size-full cursor-[inherit] rounded-full opacity-0"
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setIsOver(false);
            choose(event.dataTransfer.files[0]);
          }}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </label>
      <span id={`${id}-rules`} className="sr-only">
        {m.people_avatar_rules()}
      </span>
      {me.avatarUrl && (
        <Button variant="ghost" size="small" busy={isBusy} onClick={remove} className="text-muted">
          {m.people_avatar_remove()}
        </Button>
      )}
    </div>
  );
}
