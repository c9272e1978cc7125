/** Lets the telephone at the end of the story ring once, when somebody comes to it. */
export function letPhoneRing(): void {
  const phone = document.querySelector('[data-rings]');
  if (!phone || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const seen = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      const turns = [0, -1.2, 1.2, -1.2, 1.2, 0].map((degrees) => `rotate(${degrees}deg)`);
      phone.animate({ transform: turns }, { duration: 420, iterations: 2 });
    },
    { threshold: 0.7 },
  );
  seen.observe(phone);
}
