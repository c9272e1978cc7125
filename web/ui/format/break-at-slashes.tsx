/** An address that, where it is too long for a line, breaks after a slash and not within a name or a port. */
export function breakAtSlashes(address: string) {
  return address.split(/(?<=\/)/).flatMap((piece, place) => [piece, <wbr key={place} />]);
}
