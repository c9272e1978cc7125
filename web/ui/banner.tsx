import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';
import { toneStyle } from './tone.ts';

type BannerTone = 'danger' | 'warning' | 'success' | 'info';

interface BannerProps {
  tone?: BannerTone;
  title?: string | undefined;
  children?: ReactNode;
  /** A button or link: what the person can do about it. */
  action?: ReactNode | undefined;
  className?: string | undefined;
}

const icons = { danger: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info };

/** Something the person must know, in the page. Danger is spoken at once, the others when it suits. */
export function Banner({ tone = 'info', title, children, action, className }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cn('@container rounded-xl border px-4 py-3 text-sm', toneStyle[tone], className)}
    >
      <div className="flex flex-col gap-3 @lg:flex-row @lg:items-center">
        <div className="flex min-w-0 grow items-start gap-3">
          <Icon aria-hidden className="mt-0.5 size-[18px] shrink-0" />
          <div className="min-w-0 space-y-1 break-words">
            {title && <p className="font-semibold">{title}</p>}
            {children && <div className={cn(title && 'text-text')}>{children}</div>}
          </div>
        </div>
        {action && <div className="flex shrink-0 flex-wrap gap-2 pl-[30px] @lg:pl-0">{action}</div>}
      </div>
    </div>
  );
}
