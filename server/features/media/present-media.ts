import type { Media } from '#contract/media.ts';
import type { WholeMedia } from './queries.ts';

/** What the browser may know of a picture or video, with the addresses it is shown from. */
export function presentMedia(row: WholeMedia): Media {
  const { id, fileName, kind, contentType, bytes, width, height, durationMs, createdAt } = row;
  return {
    id,
    fileName,
    kind,
    contentType,
    bytes,
    width,
    height,
    durationMs,
    focalPoint: { x: row.focalX, y: row.focalY },
    enhancement: presentEnhancement(id, row.enhancement),
    url: `/media/${id}`,
    previewUrl: `/media/${id}/preview`,
    createdAt: createdAt.toISOString(),
  };
}

function presentEnhancement(id: string, row: WholeMedia['enhancement']): Media['enhancement'] {
  const { status = 'none', step = null, percent = 0, problem = null, studioSaid = null } = row ?? {};
  return {
    status,
    step,
    percent,
    problem,
    studioSaid,
    editedUrl: row?.editedKey ? `/media/${id}/edited` : null,
    enhancedUrl: row?.enhancedKey ? `/media/${id}/enhanced` : null,
  };
}
