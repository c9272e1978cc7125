/** Set by our front door from the socket, never taken from the client. */
export const clientAddressHeader = 'x-client-address';

/** Where a question to the account service comes from. */
export function fromWhere({ headers }: { headers?: Headers | undefined }): string {
  return headers?.get(clientAddressHeader) ?? '';
}
