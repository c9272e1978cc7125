import type { ContactFormWords } from '../features/support/contact-form-words.ts';

type Outcome = { isSent: true } | { isSent: false; status: number; reason: string };

/** The address as the server wants it: a name, an @ and a place with a dot. */
const address = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Sends contact forms without leaving the page, and says on it how it went. */
export function letContactFormsSend(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-contact-form]')) {
    // The form and this script are built together.
    prepare(form, JSON.parse(form.dataset['contactForm']!) as ContactFormWords);
  }
}

function prepare(form: HTMLFormElement, words: ContactFormWords): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')!;
  const notice = form.querySelector<HTMLElement>('[data-notice]')!;
  let isSending = false;
  // The browser's own words are in the browser's language. Without this script they are better than nothing.
  form.noValidate = true;

  function say(label: string, tone = '', title = '', text = ''): void {
    button.textContent = label;
    notice.dataset['tone'] = tone;
    const heading = document.createElement('strong');
    heading.textContent = title;
    notice.replaceChildren(...(title ? [heading, document.createElement('br'), text] : []));
  }

  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLElement) mark(target, '');
    if (!isSending) say(words.send);
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isSending) void submit();
  });

  async function submit(): Promise<void> {
    if (location.hash.startsWith('#message-')) history.replaceState(null, '', location.pathname);
    const message = read(form);
    const issues = findIssues(message, words);
    for (const { name, text } of issues) mark(form.querySelector<HTMLElement>(`[name=${name}]`)!, text);
    const [first] = issues.filter(({ text }) => text !== '');
    if (first) {
      say(words.send, 'danger', words.invalid, first.text);
      form.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus();
      return;
    }
    isSending = true;
    button.setAttribute('aria-disabled', 'true');
    say(words.sending);
    const outcome = await send(message);
    isSending = false;
    button.removeAttribute('aria-disabled');
    if (outcome.isSent) {
      form.reset();
      say(words.sent, 'success', words.success, words.reply);
    } else if (outcome.status === 400) say(words.send, 'danger', words.invalid, outcome.reason);
    else {
      const reason = outcome.status === 429 ? words.tooOften : outcome.reason;
      say(words.again, 'danger', words.failed, reason || words.failedText);
    }
  }
}

function read(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(([name]) => name !== 'language');
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
  );
}

/** What is wrong with each field, in the order they stand; empty for what fits. */
function findIssues(
  message: Record<string, string>,
  { fields, invalidEmail }: ContactFormWords,
): { name: string; text: string }[] {
  return fields.map(({ name, required, most, tooLong }) => {
    const value = message[name] ?? '';
    if (value === '') return { name, text: required };
    if (value.length > most) return { name, text: tooLong };
    return { name, text: name === 'email' && !address.test(value) ? invalidEmail : '' };
  });
}

/** Says under a field what is wrong with it, and ties the two; nothing wrong takes that away. */
function mark(field: HTMLElement, text: string): void {
  const id = `${field.id}-issue`;
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((one) => one && one !== id);
  document.getElementById(id)?.remove();
  field.toggleAttribute('aria-invalid', false);
  if (text !== '') {
    const note = document.createElement('p');
    note.id = id;
    note.className = 'text-sm text-danger-text';
    note.textContent = text;
    field.after(note);
    field.setAttribute('aria-invalid', 'true');
    others.unshift(id);
  }
  if (others.length > 0) field.setAttribute('aria-describedby', others.join(' '));
  else field.removeAttribute('aria-describedby');
}

/** What the server says about a mistake of its own is no help to anybody, so only its refusals are told. */
async function send(message: Record<string, string>): Promise<Outcome> {
  try {
    const answer = await fetch('/api/functions/send-contact-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    if (answer.ok) return { isSent: true };
    const { status } = answer;
    const said = (await answer.json()) as { message?: string; data?: { issues?: { message: string }[] } };
    const reason = said.data?.issues?.[0]?.message ?? said.message ?? '';
    return { isSent: false, status, reason: status < 500 ? reason : '' };
  } catch {
    return { isSent: false, status: 0, reason: '' };
  }
}
