/** What is notified when the enhancement of a picture has moved on. */
export function enhancementTopic(mediaId: string): string {
  return `enhancement:${mediaId}`;
}

/** Where the enhancements a workspace asks for are counted. */
export function enhancementDoor(workspaceId: string): string {
  return `pictures:${workspaceId}`;
}
