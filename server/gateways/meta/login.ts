export interface AccessToken {
  accessToken: string;
  /** Null when Meta names no end. */
  expiresAt: Date | null;
}

export interface Person {
  id: string;
  name: string;
}

export interface Grant {
  permission: string;
  granted: boolean;
}

export interface DialogOptions {
  redirectUri: string;
  state: string;
  scopes: string[];
  /** Asks again for what the person declined before. */
  rerequest?: boolean;
}

export interface Login {
  loginUrl(options: DialogOptions): string;
  /** Trades the code for a long-lived token. A code works once. */
  exchangeCode(order: { code: string; redirectUri: string }): Promise<AccessToken>;
  getPerson(token: string): Promise<Person>;
  listGrants(token: string): Promise<Grant[]>;
  /** Gives the grant back: afterwards the token is dead. */
  revoke(token: string): Promise<void>;
}
