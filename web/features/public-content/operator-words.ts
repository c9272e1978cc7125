import type { LinkedWord } from './linked-words.tsx';

/** Who runs the installation, as legal texts name them. */
export interface OperatorWords {
  name: string;
  organisationNumber: string;
  address: string;
  email: string;
  phone: string;
}

/** The ways to reach the operator, wherever a text names them, and the number that stays on one line. */
export function operatorLinks({ organisationNumber, email, phone }: OperatorWords): LinkedWord[] {
  return [
    { words: organisationNumber },
    { words: email, href: `mailto:${email}` },
    { words: phone, href: `tel:${phone}` },
  ];
}
