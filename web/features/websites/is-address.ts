const address = /^(https?:\/\/)?[^\s/?#@]+\.(\p{L}{2,}|xn--[\w-]+)\.?(:\d+)?([/?#]\S*)?$/iu;

/** Whether somebody means a website, even if it is none that can be read; otherwise it is the name or the number of a firm. */
export function isAddress(text: string): boolean {
  return address.test(text.trim()) || /^[a-z][a-z\d+.-]*:\/\//i.test(text.trim());
}
