import { m } from '#web/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';

interface ContinueUploadProps {
  fileName: string;
  onFile: (file: File) => void;
}

/** After a reload the browser may not read the file any more: the person has to point at it again. */
export function ContinueUpload({ fileName, onFile }: ContinueUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        className="h-auto max-w-full py-1.5 whitespace-normal"
        onClick={() => input.current?.click()}
      >
        <FolderOpen aria-hidden />
        {m.media_continue_file({ name: fileName })}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.media_continue_file({ name: fileName })}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
