import { publicationKind } from './publication-kind.ts';
import { publicationUndoKind } from './publication-undo.ts';

/** For the list of all kinds. */
export const publicationKinds = { publication: publicationKind, 'publication-undo': publicationUndoKind };
