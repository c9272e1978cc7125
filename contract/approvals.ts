/** What somebody who was asked may answer. */
export const decisions = ['approved', 'changes', 'refused'] as const;
