/** Where an account service is asked to lead a browser afterwards. */
const returnFields = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo'];

/** Whether following this address, however it is written, ends on a page of ours. */
export function isOwnAddress(address: string, publicUrl: string): boolean {
  const { origin } = new URL(publicUrl);
  const resolved = URL.parse(address, origin);
  // A path of two slashes is the name of a machine to whoever follows it a second time.
  return resolved?.origin === origin && !/^\/[/\\]/.test(decoded(resolved.pathname));
}

/** Whether everything a question wants to be led to is a page of ours. */
export function returnsToUs(asked: unknown, publicUrl: string): boolean {
  if (typeof asked !== 'object' || asked === null) return true;
  const fields = asked as Record<string, unknown>;
  return returnFields.every((field) => {
    const address = fields[field];
    return address === undefined || (typeof address === 'string' && isOwnAddress(address, publicUrl));
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
