const builder = String.raw`campaigns?/[^/]+(/saved)?$`;

/** What is reached from a page of the menu, and has no entry of its own. */
export const alsoFor = {
  campaigns: /^\/campaigns?\/(meta\/[^/]+|[^/]+\/(details|ads))(\/law)?$|\/law$/,
  leads: /^\/campaigns\/[^/]+\/leads$/,
  drafts: new RegExp(`^/(approvals|drafts/|${builder})`),
  profile: /^\/audit-log$/,
};
