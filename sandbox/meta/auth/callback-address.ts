/** Meta wants https; on one's own machine plain http will do. */
export function isOnThisMachine({ protocol, hostname }: URL): boolean {
  const isHome = ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.test');
  return protocol === 'http:' && isHome;
}
