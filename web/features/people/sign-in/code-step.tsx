import { m } from '#web/paraglide/messages.js';
import { CodeForm } from './code-form.tsx';

interface CodeStepProps {
  onShown: () => void;
  onOver: (text: string) => void;
  onBack: () => void;
}

/** After the password: something only its owner has. */
export function CodeStep({ onShown, onOver, onBack }: CodeStepProps) {
  return (
    <>
      <h1 className="text-2xl font-semibold">{m.security_code_title()}</h1>
      <p className="mt-1.5 mb-6 text-muted">{m.security_code_text()}</p>
      <CodeForm mayTrust onShown={onShown} onOver={onOver} />
      <p className="mt-4 text-center">
        <button
          type="button"
          onClick={onBack}
          className="min-h-11 rounded-lg px-1 text-sm font-semibold text-accent-text hover:underline md:min-h-9"
        >
          {m.auth_back_signin()}
        </button>
      </p>
    </>
  );
}
