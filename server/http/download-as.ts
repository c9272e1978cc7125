/** The header that names a download, for browsers that read letters beyond ASCII and for those that do not. */
export function downloadAs(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\]/g, '');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`;
}
