export const onlyProven: Record<string, string>;
