export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
}

export interface Mail {
  send(letter: Letter): Promise<void>;
  close(): void;
}
