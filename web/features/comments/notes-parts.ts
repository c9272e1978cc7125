import { NotesBelow, NotesBeside } from './notes-beside.tsx';
import { NotesPanel } from './notes-panel.tsx';

/** What is drawn of notes, fetched where somebody else works in the workspace or something was said. */
export { NotesBelow, NotesBeside, NotesPanel };
