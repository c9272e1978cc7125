/** Brings a control to the eyes and under the fingers, out of whatever it is folded into. */
export function showControl(name: string): boolean {
  const control = document.getElementsByName(name)[0] ?? document.getElementById(name) ?? findWithin(name);
  if (!control) return false;
  const folded = control.closest('details');
  if (folded) folded.open = true;
  control.focus({ preventScroll: true });
  // After the router, which goes to the top of a new step.
  requestAnimationFrame(() => control.scrollIntoView({ block: 'center' }));
  return true;
}

/** Of a field that is made of several controls, the first one that is still empty. */
function findWithin(field: string): HTMLElement | undefined {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      `[data-field="${CSS.escape(field)}"] :is(input, textarea, [role=radio], button):not(:disabled)`,
    ),
  ];
  return (
    controls.find((control) => control instanceof HTMLInputElement && control.value === '') ?? controls[0]
  );
}
