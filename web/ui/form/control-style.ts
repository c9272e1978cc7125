/** What every box to type or choose in looks like. Letters of 16px on phones, so that iOS does not zoom in. */
export const controlStyle =
  'else:min-h-11 else:w-full rounded-lg border border-line-strong bg-field else:px-3 py-2 else:text-base text-text transition-colors ' +
  'placeholder:text-muted hover:border-muted disabled:cursor-not-allowed disabled:opacity-60 ' +
  'aria-invalid:border-danger-text md:min-h-10 md:text-sm';
