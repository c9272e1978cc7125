import { type About, useNotes } from './use-notes.tsx';

/** Who else is here, and the way to what was said, for a page that has no fields of its own. */
export function NotesBar(about: About) {
  const { bar, panel } = useNotes(about);
  return (
    <>
      {bar}
      {panel}
    </>
  );
}
