/** The id of a file in an address: nothing else may reach the database as one. */
export const idShape = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
