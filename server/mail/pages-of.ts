/** Where a page of ours lies for whoever opens it from an email: in the workspace that the email is about. */
export function pagesOf(publicUrl: string, workspaceId: string): (path: string) => string {
  return (path) => {
    const address = new URL(path, publicUrl);
    address.searchParams.set('workspace', workspaceId);
    return String(address);
  };
}
