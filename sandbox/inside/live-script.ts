/** Looks every two seconds whether anything has happened, and renews the parts of the page that are marked as live. */
export const liveScript = `
const button = document.querySelector('[data-hold]');
let pulse = button.dataset.hold;
let isHeld = sessionStorage.getItem('held') === 'yes';
const parts = (from) => [...from.querySelectorAll('[data-live]')];

function show() {
  button.hidden = false;
  button.setAttribute('aria-pressed', String(isHeld));
}
button.addEventListener('click', () => {
  isHeld = !isHeld;
  sessionStorage.setItem('held', isHeld ? 'yes' : 'no');
  show();
});

async function renew() {
  const text = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  for (const part of parts(document)) {
    const next = fresh.querySelector('[data-live="' + part.dataset.live + '"]');
    if (!next || next.innerHTML === part.innerHTML || part.contains(document.activeElement)) continue;
    const unfolded = [...part.querySelectorAll('details[open]')].map(({ id }) => id);
    part.innerHTML = next.innerHTML;
    for (const id of unfolded) document.getElementById(id)?.setAttribute('open', '');
  }
}

async function look() {
  if (!isHeld && !document.hidden) {
    try {
      const now = await (await fetch('/inside/pulse')).text();
      if (now !== pulse) {
        await renew();
        pulse = now;
      }
    } catch {}
  }
  setTimeout(look, 2000);
}
show();
setTimeout(look, 2000);
`;
