import { useEffect, useEffectEvent } from 'react';
import { kindOfType, typeOf, type Kind } from './media-files.ts';
import { lookUpUpload } from './send-upload.ts';
import { forgetUnfinished, listUnfinished } from './unfinished-uploads.ts';
import { entryAsleep, type UploadEntry } from './upload-entry.ts';

interface Findings {
  onAsleep: (entry: UploadEntry) => void;
  /** All of it was there, and only the answer had not reached us. */
  onWhole: (mediaId: string, kind: Kind) => void;
}

/** Looks once for what an earlier visit began here and did not finish. */
export function useSleepingUploads(place: string, findings: Findings) {
  const onAsleep = useEffectEvent(findings.onAsleep);
  const onWhole = useEffectEvent(findings.onWhole);
  useEffect(() => {
    let isGone = false;
    for (const upload of listUnfinished(place)) {
      const { key, fileName, url } = upload;
      lookUpUpload(url).then(
        (found) => {
          if (isGone) return;
          if (found && 'sentBytes' in found) return onAsleep(entryAsleep(upload, found.sentBytes));
          forgetUnfinished(key);
          if (found) onWhole(found.mediaId, kindOfType(typeOf({ name: fileName, type: '' })) ?? 'image');
        },
        () => {
          if (!isGone) onAsleep(entryAsleep(upload, 0));
        },
      );
    }
    return () => {
      isGone = true;
    };
  }, [place]);
}
