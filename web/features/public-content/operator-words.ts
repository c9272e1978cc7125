import type { LinkedWord } from './linked-words.tsx';

/** Who runs the installation, as legal texts name them. */
export interface OperatorWords {
  name: string;
  organisationNumber: string;
  address: string;
  email: string;
  phone: string;
}

/** The ways to reach the operator, wherever a text names them. */
export function operatorLinks({ email, phone }: OperatorWords): LinkedWord[] {
  return [
    { words: email, href: `mailto:${email}` },
    { words: phone, href: `tel:${phone}` },
  ];
}
