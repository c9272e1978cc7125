import { useEffect } from 'react';
import { m } from '#web/paraglide/messages.js';

/** What else a specimen is drawn as by `data-drawn`, though no pointer is over it and the focus is elsewhere. */
export const drawnStates = [
  { state: 'hover', name: m.design_drawn_hover },
  { state: 'focus-visible', name: m.design_drawn_focus },
];

/** Has the house's own rules for a pointer and for the focus of the keyboard hold for what is drawn so, too. */
export function useDrawnStates() {
  useEffect(() => {
    const drawn = new CSSStyleSheet();
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const text = rules.map(({ cssText }) => cssText).filter((rule) => /:hover|:focus-visible/.test(rule));
    drawn.replaceSync(text.join('').replaceAll(/(?<!\\):(hover|focus-visible)\b/g, '[data-drawn=$1]'));
    document.adoptedStyleSheets.push(drawn);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== drawn);
    };
  }, []);
}
