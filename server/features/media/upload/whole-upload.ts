/** An upload of which every byte has arrived. */
export interface WholeUpload {
  /** Becomes the file's id, so that finishing an upload twice keeps one file. */
  id: string;
  /** Where it arrived in storage. */
  key: string;
  fileName: string;
}
