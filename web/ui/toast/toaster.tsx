import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { cn } from '../class-names.ts';
import { dismissToast, useToasts, type Toast } from './toast.tsx';
import { useToastAttention } from './use-toast-attention.ts';
import { useToastPlace } from './use-toast-place.ts';

/** Where toasts appear. Once, at the root, and last: the Tab key comes to them after the page, and goes on. */
export function Toaster() {
  const toasts = useToasts();
  const { list, isHeld } = useToastAttention();
  const { at, style } = useToastPlace(toasts.length > 0);
  // One at a time: the older ones wait behind the newest.
  const shown = toasts.slice(-1);
  return (
    <section aria-label={`${m.ui_notices()} Alt+T`} aria-live="polite" aria-relevant="additions text">
      <ol
        ref={list}
        data-toasts={at}
        style={style}
        className={cn(
          'group/toasts pointer-events-auto fixed z-[60] empty:hidden',
          at !== 'header' && 'inset-x-2 sm:left-auto sm:w-[22.25rem]',
        )}
      >
        {shown.map((toast) => (
          <Told key={toast.telling} toast={toast} isHeld={isHeld} />
        ))}
      </ol>
    </section>
  );
}

const actionStyle =
  'inline-flex min-h-11 shrink-0 items-center self-center rounded-lg border border-line-strong px-3 font-semibold hover:bg-hover md:min-h-9';

function Told({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { id, tone, title, text, icon, action, durationMs } = toast;
  const end = () => dismissToast(id);
  useEffect(() => {
    if (isHeld || durationMs === Infinity) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, durationMs]);

  return (
    <li className="relative flex min-h-12 w-full items-start gap-3 rounded-xl border border-line bg-raised py-2.5 pr-12 pl-4 text-sm text-text shadow-raised transition-opacity group-data-[toasts=header]/toasts:items-center group-data-[toasts=header]/toasts:py-1 group-data-[toasts=header]/toasts:text-[0.8125rem]/[1.125rem] starting:opacity-0">
      <span className="mt-0.5 shrink-0">{icon ?? <ToneIcon tone={tone} />}</span>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2 [overflow-wrap:anywhere] group-data-[toasts=header]/toasts:flex-nowrap">
        {/* What went wrong is spoken at once. */}
        <div role={tone === 'bad' ? 'alert' : undefined} className="min-w-0">
          <p className="font-semibold">{title}</p>
          {text && <p className="mt-0.5 text-muted">{text}</p>}
        </div>
        {action && 'to' in action && (
          <Link to={action.to} className={actionStyle} onClick={end}>
            {action.label}
          </Link>
        )}
        {action && 'onClick' in action && (
          <button
            type="button"
            className={actionStyle}
            onClick={() => {
              // First, as the action may tell something new about the same matter.
              end();
              action.onClick();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        data-close
        aria-label={m.ui_close()}
        className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-lg text-muted hover:text-text md:top-2 md:right-2 md:size-8"
        onClick={end}
      >
        <X aria-hidden className="size-4" />
      </button>
    </li>
  );
}

function ToneIcon({ tone }: Pick<Toast, 'tone'>) {
  return tone === 'good' ? (
    <CircleCheck aria-hidden className="size-[18px] text-accent-text" />
  ) : (
    <CircleAlert aria-hidden className="size-[18px] text-danger-text" />
  );
}
