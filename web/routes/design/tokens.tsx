import { m } from '#web/paraglide/messages.js';
import { Specimen, Specimens } from './specimen.tsx';

const colours = [
  'ground',
  'surface',
  'raised',
  'hover',
  'sunken',
  'field',
  'line',
  'line-strong',
  'line-button',
  'text',
  'text-muted',
  'accent',
  'accent-soft',
  'accent-text',
  'danger',
  'danger-soft',
  'danger-text',
  'warning',
  'warning-soft',
  'warning-text',
  'success-soft',
  'success-text',
  'info-soft',
  'info-text',
];
const steps = [4, 8, 12, 16, 20, 24, 32, 40, 64];
const sizes = ['text-xs', 'text-sm', 'text-base', 'text-lg', 'text-xl', 'text-2xl', 'text-[1.75rem]'];
const weights = ['font-normal', 'font-medium', 'font-semibold'];

/** What everything is made of. */
export function Tokens() {
  return (
    <Specimens title={m.design_tokens()}>
      <Specimen name="spacing" title={m.design_spacing()} use={m.design_use_spacing()}>
        {() => (
          <ul className="w-full space-y-2">
            {steps.map((step) => (
              <li key={step} className="flex items-center gap-3 text-xs text-muted tabular-nums">
                <span className="w-8">{step}</span>
                <span className="h-3 rounded bg-accent" style={{ width: step }} />
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name="type" title={m.design_type()} use={m.design_use_type()}>
        {() => (
          <ul className="w-full space-y-3">
            {[...weights, ...sizes].map((size) => (
              <li key={size} className="flex flex-wrap items-baseline gap-x-4">
                <span className={size}>{m.design_sample()}</span>
                <code className="text-xs text-muted">{size}</code>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name="colour" title={m.design_colour()} use={m.design_use_colour()}>
        {() => (
          <ul className="grid w-full grid-cols-2 gap-2 sm:grid-cols-3">
            {colours.map((colour) => (
              <li key={colour} className="min-w-0 text-xs text-muted">
                <span
                  className="mb-1 block h-9 rounded-lg border border-line"
                  style={{ background: `var(--${colour})` }}
                />
                <code className="break-words">{colour}</code>
              </li>
            ))}
          </ul>
        )}
      </Specimen>
      <Specimen name="motion" title={m.design_motion()} use={m.design_use_motion()}>
        {() => (
          <span
            tabIndex={-1}
            className="grid h-16 w-full place-items-center rounded-xl border border-line bg-surface text-sm text-muted transition-colors duration-150 hover:border-muted hover:bg-hover hover:text-text"
          >
            {m.design_hover()}
          </span>
        )}
      </Specimen>
    </Specimens>
  );
}
