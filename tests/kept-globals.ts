const { Request, Response } = globalThis;

/** Puts back what a real HTTP server replaces for the whole process: other test files share it. */
export function restoreGlobals(): void {
  Object.defineProperties(globalThis, { Request: { value: Request }, Response: { value: Response } });
}
