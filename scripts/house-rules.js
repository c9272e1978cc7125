import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** A feature may look down these stairs, never up. */
const stairs = [
  'people',
  'workspaces',
  'audit-log',
  'api-keys',
  'assistants',
  'teams',
  'connections',
  'media',
  'brand-kit',
  'campaigns',
  'comments',
  'designs',
  'websites',
  'guardrails',
  'operations',
  'compliance',
  'approvals',
  'publications',
  'live-campaigns',
  'leads',
  'recommendations',
  'week-emails',
  'support',
  'api-calls',
  'clients',
  'takeouts',
  'deletions',
];
const floor = (feature) => stairs.indexOf(feature);

/** What a feature lets others do with it, beside its queries. */
const offers = new Set([
  'approvals/content.ts',
  'approvals/must-be-approved.ts',
  'approvals/person-queries.ts',
  'approvals/waiting-queries.ts',
  'live-campaigns/figures/every-workspace-queries.ts',
  'audit-log/write-line.ts',
  'brand-kit/update-brand-kit.ts',
  'campaigns/industries/industry-queries.ts',
  'campaigns/industries/page-words.ts',
  'campaigns/writing/ask-writer.ts',
  'campaigns/writing/check-copy.ts',
  'campaigns/writing/given-facts.ts',
  'campaigns/media-use-queries.ts',
  'campaigns/price-queries.ts',
  'campaigns/price-text.ts',
  'compliance/check-shown.ts',
  'compliance/countries-of.ts',
  'compliance/earlier-prices.ts',
  'compliance/judged.ts',
  'compliance/must-comply.ts',
  'compliance/plain-facts.ts',
  'compliance/rule.ts',
  'compliance/shown-form.ts',
  'compliance/text-of.ts',
  'campaigns/writing/avoided-words.ts',
  'connections/access.ts',
  'connections/hear-of.ts',
  'designs/design-content.ts',
  'designs/design-gaps.ts',
  'designs/draw-design.ts',
  'designs/drawing/fonts.ts',
  'designs/drawn-files.ts',
  'designs/read-subject.ts',
  'leads/list/lead-counts.ts',
  'leads/list/outcome-queries.ts',
  'live-campaigns/audiences/audience-queries.ts',
  'live-campaigns/comparison/compare-ads.ts',
  'live-campaigns/facts/read-facts.ts',
  'live-campaigns/figures/ad-days-queries.ts',
  'live-campaigns/attention/attention-rules.ts',
  'live-campaigns/attention/attention-words.ts',
  'live-campaigns/figures/read-week.ts',
  'media/crop/ensure-cut.ts',
  'media/fetch-picture.ts',
  'media/present-media.ts',
  'media/rules.ts',
  'media/serve/send-file.ts',
  'media/serve/signed-media.ts',
  'people/mail/email-limits.ts',
  'people/mail/stop-week-emails.ts',
  'people/grants/grant-queries.ts',
  'people/people-queries.ts',
  'people/push/browser-queries.ts',
  'people/push/send-push.ts',
  'people/security/check-password.ts',
  'publications/kinds.ts',
  'workspaces/member-queries.ts',
  'workspaces/rules.ts',
  'workspaces/tell-member.ts',
  'publications/media/picture-files.ts',
  'publications/media/planned-media.ts',
  'publications/media/upload-pictures.ts',
  'recommendations/list-recommendations.ts',
  'recommendations/say-recommendation.ts',
]);

const walls = [
  {
    rule: 'On the web, features never visit each other. Let the page put them side by side.',
    from: /^web\/features\/([^/]+)\//,
    to: /^web\/features\/([^/]+)\//,
    broken: (me, other) => me !== other,
  },
  {
    rule: 'On the server, a feature reads another only through its queries.ts or what it offers, and only down the stairs; all of operations is offered. A table may refer to a table.',
    from: /^server\/features\/([^/]+)\/(.*)$/,
    to: /^server\/features\/([^/]+)\/(.*)$/,
    broken: (me, myFile, other, file) =>
      me !== other &&
      (floor(other) >= floor(me) ||
        !(
          other === 'operations' ||
          file === 'queries.ts' ||
          offers.has(`${other}/${file}`) ||
          (file === 'tables.ts' && /(^|\/)tables\.ts$/.test(myFile))
        )),
  },
  {
    rule: 'The kit knows no noun and fetches nothing.',
    from: /^web\/ui\//,
    to: /^(web\/(features|routes)\/|web\/api\.ts|contract\/)/,
  },
  {
    rule: 'What every screen shares about operations knows no screen.',
    from: /^web\/operations\//,
    to: /^web\/(features|routes)\//,
  },
  {
    rule: 'A piece of screen does not know which page it is on.',
    from: /^web\/features\//,
    to: /^web\/routes\//,
  },
  {
    rule: 'A feature does not know who opens the door.',
    from: /^server\/features\//,
    to: /^server\/(main|app|router|jobs|worker)\.ts$/,
  },
  {
    rule: 'The platform knows no business.',
    from: /^server\/platform\//,
    to: /^server\/(features|gateways)\//,
  },
  {
    rule: 'A gateway knows one outside service and nothing of ours.',
    from: /^server\/gateways\//,
    to: /^(server\/features|contract)\//,
  },
  {
    rule: 'The contract runs everywhere, so it may not lean on Node.',
    from: /^contract\//,
    to: /^node:/,
  },
  {
    rule: 'Only queries.ts and tables.ts speak SQL.',
    from: /^server\/features\/.*(?<!queries|tables)\.ts$/,
    to: /^drizzle-orm/,
  },
  {
    rule: 'The sandbox reads the outside services with its own eyes, so it may not lean on any of our rooms.',
    from: /^sandbox\//,
    to: /^(contract|server|web|tests)\//,
  },
  {
    rule: 'The make-believe world is reached over HTTP, as the real one is.',
    from: /^(contract|server|web)\//,
    to: /^sandbox\//,
  },
];

const vagueNames =
  /(^|\/)(utils?|helpers?|common|misc|shared|lib|core|base|types|constants|index|manager|service)(\.|\/)/;

function placeOf(file) {
  return path.relative(root, file).split(path.sep).join('/');
}

function destination(from, specifier) {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : specifier;
}

export default {
  meta: { name: 'house' },
  rules: {
    walls: {
      create(context) {
        const from = placeOf(context.filename);
        if (/\.test\.tsx?$/.test(from)) return {};
        function check({ source }) {
          if (!source) return;
          const to = destination(from, source.value);
          for (const wall of walls) {
            const leaving = wall.from.exec(from);
            const entering = wall.to.exec(to);
            if (!leaving || !entering) continue;
            const broken = wall.broken?.(...leaving.slice(1), ...entering.slice(1)) ?? true;
            if (broken) context.report({ node: source, message: wall.rule });
          }
        }
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
        };
      },
    },
    'clear-names': {
      create(context) {
        const vague = vagueNames.test(placeOf(context.filename));
        return vague
          ? {
              Program: (node) => context.report({ node, message: 'Name the file after what it holds.' }),
            }
          : {};
      },
    },
  },
};
