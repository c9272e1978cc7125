import { useEffect } from 'react';
import { m } from '#web/paraglide/messages.js';

/** What else a specimen is drawn as by `data-drawn`, though no pointer is over it and the focus is elsewhere. */
export const drawnStates = [
  { state: 'hover', name: m.design_drawn_hover },
  { state: 'focus-visible', name: m.design_drawn_focus },
];

/** What a control is at rest, and else. */
export const controlStates = [
  { state: undefined, name: m.design_label },
  { state: 'disabled', name: m.design_disabled },
  ...drawnStates,
];

/** What a pointer and what the keyboard comes to within `data-drawn-in`, which stands round what takes no `data-drawn`. */
const parts = { hover: 'button, label', 'focus-visible': 'button, :checked, [type=file]' };

/** Has the house's own rules for a pointer and for the focus of the keyboard hold for what is drawn so, too. */
export function useDrawnStates() {
  useEffect(() => {
    const drawn = new CSSStyleSheet();
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const text = rules.map(({ cssText }) => cssText).filter((rule) => /:hover|:focus-visible/.test(rule));
    const draw = (_: string, state: keyof typeof parts) =>
      `:is([data-drawn=${state}], [data-drawn-in~=${state}] :where(${parts[state]}))`;
    drawn.replaceSync(text.join('').replaceAll(/(?<!\\):(hover|focus-visible)\b/g, draw));
    document.adoptedStyleSheets.push(drawn);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
    };
  }, []);
}
