import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { exampleCheck, exampleMessage } from './receiver-examples.ts';

/** How to build what receives leads: what comes, what to answer, how to check that it is us. */
export function ReceiverGuide() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        <BookOpen aria-hidden />
        {m.leads_webhook_guide()}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.leads_webhook_guide()}
        text={m.leads_guide_text()}
        className="max-w-2xl"
      >
        <div className="space-y-6 text-sm">
          <Chapter title={m.leads_guide_comes()} text={m.leads_guide_comes_text()} code={exampleMessage} />
          <Chapter title={m.leads_guide_answer()} text={m.leads_guide_answer_text()} />
          <Chapter title={m.leads_guide_check()} text={m.leads_guide_check_text()} code={exampleCheck} />
          <Chapter title={m.leads_guide_address()} text={m.leads_guide_address_text()} />
        </div>
      </Dialog>
    </>
  );
}

function Chapter({ title, text, code }: { title: string; text: string; code?: string }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-1 text-pretty text-muted">{text}</p>
      {code && (
        <pre
          // A frame that scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={`${m.leads_guide_code()}: ${title}`}
          role="region"
          className="mt-3 overflow-x-auto rounded-lg border border-line bg-sunken p-3 text-xs leading-relaxed"
        >
          <code>{code}</code>
        </pre>
      )}
    </section>
  );
}
