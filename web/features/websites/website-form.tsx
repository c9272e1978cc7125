import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';

interface WebsiteFormProps {
  /** What stands in it until somebody comes to it: it may come late, and not between the letters they type. */
  known?: string | undefined;
  problem?: string | undefined;
  isBusy?: boolean;
  variant?: 'primary' | 'secondary';
  onAsk: (text: string) => void;
}

const leastLetters = 2;

/** A web address, or the name or number of a firm, and the button that has a draft filled in from it. */
export function WebsiteForm({ known = '', problem, isBusy = false, variant, onAsk }: WebsiteFormProps) {
  const [typed, setTyped] = useState<string>();
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      noValidate
      className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        const text = (typed ?? known).trim();
        const isLittle = text.length < leastLetters;
        setIsMissing(isLittle);
        if (!isLittle && !isBusy) onAsk(text);
      }}
    >
      <TextField
        label={m.websites_field()}
        hideLabel
        name="website"
        hint={m.websites_field_hint()}
        placeholder={m.websites_field_placeholder()}
        error={isMissing ? m.websites_field_missing() : problem}
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={1000}
        value={typed ?? known}
        onFocus={() => setTyped(typed ?? known)}
        onValueChange={setTyped}
      />
      <Button type="submit" variant={variant} busy={isBusy}>
        <Sparkles aria-hidden />
        {m.websites_fill_in()}
      </Button>
    </form>
  );
}
