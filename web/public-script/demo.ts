const secondsPerPicture = 6;

/** Plays the walk through the product: on by itself until somebody takes it in hand, or wants no movement. */
export function letDemoPlay(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-demo]');
  const stage = dialog?.querySelector<HTMLElement>('[data-demo-stage]');
  if (!dialog || !stage) return;
  const find = (name: string) => dialog.querySelector<HTMLElement>(`[data-demo-${name}]`)!;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)');
  const last = stage.querySelectorAll('li').length - 1;
  const place = () => Math.round(stage.scrollLeft / stage.clientWidth);
  let timer: ReturnType<typeof setInterval> | undefined;

  function go(to: number): void {
    stage!.scrollTo({
      left: Math.max(0, Math.min(to, last)) * stage!.clientWidth,
      behavior: isCalm.matches ? 'auto' : 'smooth',
    });
  }
  function play(): void {
    clearInterval(timer);
    timer = setInterval(() => (place() < last ? go(place() + 1) : pause()), secondsPerPicture * 1000);
    showPlaying(true);
  }
  function pause(): void {
    clearInterval(timer);
    showPlaying(false);
  }
  /** One of the two buttons takes the other's place, and the keyboard with it. */
  function showPlaying(isPlaying: boolean): void {
    const [shown, hidden] = isPlaying ? [find('pause'), find('play')] : [find('play'), find('pause')];
    const hadFocus = document.activeElement === hidden;
    shown.hidden = false;
    hidden.hidden = true;
    if (hadFocus) shown.focus();
  }

  find('controls').hidden = false;
  for (const [name, step] of [
    ['back', -1],
    ['next', 1],
  ] as const) {
    find(name).addEventListener('click', () => {
      pause();
      go(place() + step);
    });
  }
  find('play').addEventListener('click', () => {
    if (place() === last) go(0);
    play();
  });
  find('pause').addEventListener('click', pause);
  for (const touch of ['pointerdown', 'wheel', 'keydown']) {
    stage.addEventListener(touch, pause, { passive: true });
  }
  stage.addEventListener('scroll', () => (find('place').textContent = String(place() + 1)), {
    passive: true,
  });
  dialog.addEventListener('toggle', () => {
    if (!dialog.open) return pause();
    stage.scrollTo({ left: 0 });
    if (!isCalm.matches) play();
  });
  openByHand(dialog);
}

/** For browsers in which a button cannot open a dialog by itself. */
function openByHand(dialog: HTMLDialogElement): void {
  if ('command' in HTMLButtonElement.prototype) return;
  for (const button of document.querySelectorAll(`[commandfor="${dialog.id}"]`)) {
    button.addEventListener('click', () => {
      if (button.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    });
  }
}
