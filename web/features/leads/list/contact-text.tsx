import { contactLink, numberInPairs } from '../lead/lead-answers.ts';

/** An answer, and where it is an address or a number, the way to write or to call. */
export function ContactText({ question, answer }: { question: string; answer: string }) {
  const link = contactLink(question, answer);
  if (!link) return answer;
  return (
    <a href={link.href} className="text-accent-text hover:underline">
      <Breakable address={numberInPairs(answer)} />
    </a>
  );
}

/** Where an address needs two lines, they part at the sign in its middle. */
function Breakable({ address }: { address: string }) {
  const [name, ...host] = address.split(/(?=@)/);
  return (
    <>
      {name}
      <wbr />
      {host}
    </>
  );
}
