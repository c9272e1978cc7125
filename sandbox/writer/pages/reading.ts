/** On which page something was read, and the line as it stands there. */
export interface Quoted {
  page: number;
  quote: string;
}

export interface Offer extends Quoted {
  name: string;
  description: string;
}

/** What was made of the pages of a website. */
export interface Reading {
  offers: Offer[];
  sellingPoints: (Quoted & { text: string })[];
  industry: (Quoted & { name: string }) | null;
  about: (Quoted & { text: string }) | null;
  tone: (Quoted & { words: string }) | null;
}
