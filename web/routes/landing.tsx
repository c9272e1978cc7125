import { m } from '#web/paraglide/messages.js';
export default function Landing() {
  return <h1>{m.landing_title()} {m.app_name()}</h1>;
}
