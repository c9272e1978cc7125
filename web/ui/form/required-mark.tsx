/** Behind the name of what has to be answered; the control says so to a screen reader. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-danger-text">
      {' *'}
    </span>
  );
}
