import type { Connection } from '#contract/connections.ts';
import { useNavigate } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

interface WebsiteStartProps {
  connection: Connection | null | undefined;
  onType: (site: string) => void;
}

/** The shortest way to a first campaign: the website that is asked for here is read there. */
export function WebsiteStart({ connection, onType }: WebsiteStartProps) {
  const navigate = useNavigate();
  const { pages = [], selectedPageId } = connection ?? {};
  const known = pages.find(({ id }) => id === selectedPageId)?.website ?? '';
  return (
    <form
      className="grid items-start gap-x-3 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const website = new FormData(event.currentTarget).get('website');
        void navigate('/campaign/new', { state: { website, previousRoute: '/dashboard' } });
      }}
    >
      <TextField
        // Another page may be chosen while this stands here.
        key={known}
        defaultValue={known}
        label={m.websites_field()}
        name="website"
        hint={m.websites_field_hint()}
        placeholder={m.websites_field_placeholder()}
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1000}
        onValueChange={onType}
        // What stands below the field comes after the button, and has its room as well.
        className="contents! *:last:order-1 sm:*:first:col-span-2 sm:*:last:col-span-2"
      />
      <Button type="submit" className="max-sm:my-1.5 sm:col-start-2 sm:row-start-2">
        {m.websites_fill_in()}
      </Button>
    </form>
  );
}
