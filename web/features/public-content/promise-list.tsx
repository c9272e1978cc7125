import { m } from '#web/paraglide/messages.js';

interface Promised {
  promise: string;
  /** How anybody can tell that it is kept. */
  proof: string;
}

/** What is promised, each with how it is proven. */
export function PromiseList({ promises }: { promises: Promised[] }) {
  return (
    <ul className="divide-y divide-line">
      {promises.map(({ promise, proof }) => (
        <li key={promise} className="gap-x-8 py-6 first:pt-0 last:pb-0 sm:grid sm:grid-cols-2">
          <h3 className="text-lg font-semibold">{promise}</h3>
          <p className="text-pretty text-muted max-sm:mt-2">
            <span className="sr-only">{m.customers_proof()}: </span>
            {proof}
          </p>
        </li>
      ))}
    </ul>
  );
}
