import type { World } from '#sandbox/memory/world.ts';
import { imageOf, urlOfImage } from '#sandbox/meta/images/images.ts';
import { findVideo, pictureOfVideo } from '#sandbox/meta/videos/videos.ts';

interface Shown {
  imageHash: string;
  imageUrl: string;
  videoId: string;
}

interface Size {
  width: number;
  height: number;
}

/** Where the picture of an ad can be seen: its own, a moment of its video, or one from elsewhere as it is. */
export function pictureUrl(world: World, account: string, shown: Shown, size?: Size): string | undefined {
  const image = imageOf(world, account, shown.imageHash);
  if (image) return urlOfImage(world, image, size);
  if (shown.imageUrl && !shown.imageUrl.startsWith(`${world.publicUrl}/meta/pictures/`))
    return shown.imageUrl;
  const video = findVideo(world, account, shown.videoId);
  const url = shown.imageUrl || (video && pictureOfVideo(world, video));
  return url && size ? `${url.split('?')[0]}?width=${size.width}&height=${size.height}` : url;
}
