import type { ReactNode } from 'react';
import { LanguageWay } from '#web/features/people/language-way.tsx';
import { publicPath } from '#web/features/public-pages/public-addresses.ts';
import { PublicFooter } from '#web/features/public-pages/public-footer.tsx';
import { spokenLanguage } from '#web/language.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { ShortPage } from '#web/ui/page/short-page.tsx';

interface DeadEndProps {
  title: string;
  icon: ReactNode;
  /** A paragraph a line. */
  text: string;
  /** What was read of the address. */
  code?: string;
  /** A link to where one goes on. */
  action?: ReactNode;
}

/** Where an address from elsewhere leads to nothing: what may have happened, and ways on. */
export function DeadEnd({ title, icon, text, code, action }: DeadEndProps) {
  const language = spokenLanguage();
  return (
    <ShortPage title={title} language={<LanguageWay />} footer={<PublicFooter language={language} />}>
      <div className="flex flex-col items-center text-center">
        <span aria-hidden className="mb-4 text-muted [&_svg]:size-8 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
        <h1 className="text-2xl font-semibold">{title}</h1>
        {code && <code className="mt-3 rounded-lg bg-sunken px-3 py-1.5 text-sm break-all">{code}</code>}
        <div className="mt-3 mb-6 space-y-2 text-balance text-muted">
          {text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="flex w-full flex-wrap justify-center gap-2 max-sm:flex-col">
          {action}
          <Button asChild variant={action ? 'ghost' : 'secondary'}>
            <a href={publicPath('', language)}>{m.public_what()}</a>
          </Button>
        </div>
      </div>
    </ShortPage>
  );
}
