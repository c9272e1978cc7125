/** Some films cannot be shown by this browser, or take too long to open: they keep their drawn picture. */
const patienceMs = 10_000;

/** Sends a frame of a film as its picture. Never fails: a film without one is still a film. */
export async function sendPoster(film: File, mediaId: string): Promise<void> {
  try {
    const frame = await drawFrame(film);
    await fetch(`/media/${mediaId}/poster`, {
      method: 'POST',
      headers: { 'Content-Type': frame.type },
      body: frame,
    });
  } catch {
    // Then the drawn one stays.
  }
}

async function drawFrame(film: File): Promise<Blob> {
  const url = URL.createObjectURL(film);
  const video = document.createElement('video');
  const until = (event: string) => {
    const signal = AbortSignal.timeout(patienceMs);
    return new Promise<void>((resolve, reject) => {
      video.addEventListener(event, () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new Error('The film cannot be shown.')), { once: true });
      signal.addEventListener('abort', () => reject(new Error('The film takes too long.')), { once: true });
    });
  };
  try {
    video.muted = true;
    video.preload = 'auto';
    const opened = until('loadeddata');
    video.src = url;
    await opened;
    const found = until('seeked');
    // Not the very first frame, which often is black.
    video.currentTime = Math.min(1, video.duration / 3 || 0);
    await found;
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
