/** Lets people search the questions: what holds their words in the question or the answer stays. */
export function letFaqBeSearched(): void {
  for (const faq of document.querySelectorAll('[data-faq]')) {
    const input = document.querySelector<HTMLInputElement>('[data-faq-search]');
    const empty = faq.querySelector<HTMLElement>('[data-faq-empty]');
    if (!input || !empty) continue;
    // They stand between the field and what it finds.
    const ways = document.getElementById('ways');
    const items = [...faq.querySelectorAll('details')];
    const search = () => {
      const wish = input.value.trim().toLowerCase();
      if (ways) ways.hidden = wish !== '';
      for (const item of items) item.hidden = !item.textContent.toLowerCase().includes(wish);
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#part-"]'))
        link.hidden = !faq.querySelector(`${link.hash} details:not([hidden])`);
      empty.textContent = items.every(({ hidden }) => hidden) ? (empty.dataset['faqEmpty'] ?? '') : '';
    };
    input.closest('.invisible')?.classList.remove('invisible');
    input.addEventListener('input', search);
    search();
  }
}
