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
    return await draw(video);
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

/** A browser may say that it has found a frame a moment before it has one: then nothing is drawn, without a word. */
async function draw(video: HTMLVideoElement): Promise<Blob> {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  const giveUpAt = performance.now() + patienceMs;
  while (brush && performance.now() < giveUpAt) {
    brush.drawImage(video, 0, 0);
    const isDrawn = brush.getImageData(0, 0, 1, 1).data[3] === 255;
    if (isDrawn) return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The film shows nothing.');
}
