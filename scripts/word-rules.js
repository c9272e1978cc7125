import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Two words beside each other. */
const prose = /[\p{L}’']{2,}[,.:;!?]? [\p{L}’']{2,}/u;
/** The first word of a header, a policy or a style: those are for programs. */
const forPrograms =
  /^…*(private|public|font-family:|@media|--|Content-|\.[a-z]|https?:|default-src|[a-z]+-src|base-uri|form-action|frame-ancestors|attachment|[a-z]+\/[a-z-]+;)/;
/** What a text in markup leaves once the markup is gone. */
const withoutMarkup = (text) =>
  text.replaceAll(/<(style|script)[\s>][\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*(>|$)/g, ' ');

/** Rooms and files whose English no customer reads, by who does. */
const readBySomebodyElse = [
  // Programmers, in the document and the guide of the API.
  /^server\/api-docs\//,
  // A model, which is asked in English.
  /^server\/gateways\/writer\//,
  /^server\/mcp\/words-for-models\.ts$/,
  /^server\/features\/compliance\/wording\//,
  /^server\/gateways\/pictures\/orders\.ts$/,
  /^server\/features\/campaigns\/writing\/(copy-patterns|edit-copy)\.ts$/,
  /^server\/features\/campaigns\/industries\/(industries|page-words)\.ts$/,
  /^server\/features\/websites\/gaps\/trade-industries\.ts$/,
  // Nobody: words and selectors that are looked for on the websites of others.
  /^server\/features\/websites\/facts\//,
  // Nobody either: words that are looked for in ads, and where the law stands.
  /^server\/features\/compliance\/(rules|matching)\//,
  // An operator, in the terminal and on the board.
  /^server\/(main|sandbox-process|run-backup)\.ts$/,
  /^server\/backups\//,
  /^server\/platform\/(cannot-start|settings|kept-settings|environment|database\/(folder-lock|reach-postgres|bring-up-to-date))\.ts$/,
  /^server\/features\/workspaces\/order-subscription\.ts$/,
  /^server\/features\/audit-log\/verify-every-log\.ts$/,
  /^server\/(http\/metrics|platform\/log\/[\w-]+)\.ts$/,
  // The library that draws, which reads styles.
  /^server\/features\/designs\/drawing\//,
  // The server, which knows an industry by its English name.
  /^web\/features\/front-page\/try\/trades\.ts$/,
  // Whoever programs a receiver of leads.
  /^web\/features\/leads\/delivery\/receiver-examples\.ts$/,
];

/** What a property of this name holds goes to the log, to programmers, or is a name. */
const propertiesForUs = new Set([
  'detail',
  'giveUp',
  'summary',
  'description',
  'tags',
  'service',
  'isolationLevel',
  'accessMode',
  'onDelete',
  'outcome',
]);
const callsForUs = new Set([
  'describe',
  'tag',
  'raw',
  'cva',
  'cn',
  'includes',
  'startsWith',
  'hashOf',
  'sign',
]);
const ownersForUs = new Set(['log', 'console']);

/** Attributes that are shown or read out. */
const spokenAttributes =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|hint|text)$/;

const nameOf = (node) => node?.name ?? node?.property?.name ?? node?.value ?? '';
const ownerOf = ({ type, object }) => (type === 'MemberExpression' ? nameOf(object) : '');
const placeOf = (file) => path.relative(root, file).split(path.sep).join('/');

/** Whether a text goes to the log, the database, a developer or the API's document. */
function isForUs(node) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    switch (parent.type) {
      case 'NewExpression':
        if (/^(Type|Range)?Error$|^DOMException$/.test(nameOf(parent.callee))) return true;
        break;
      case 'CallExpression':
        if (callsForUs.has(nameOf(parent.callee)) || ownersForUs.has(ownerOf(parent.callee))) return true;
        break;
      case 'TaggedTemplateExpression':
        if (nameOf(parent.tag) === 'sql') return true;
        break;
      case 'Property':
        if (at === parent.value && propertiesForUs.has(nameOf(parent.key))) return true;
        break;
      case 'VariableDeclarator':
        if (propertiesForUs.has(nameOf(parent.id))) return true;
        break;
      case 'MemberExpression':
        // A list, written as words with blanks between them.
        if (nameOf(parent) === 'split') return true;
        break;
      case 'JSXAttribute':
        return !spokenAttributes.test(nameOf(parent.name));
      case 'ImportDeclaration':
      case 'TSLiteralType':
        return true;
    }
    if (/Function|Statement/.test(parent.type)) return false;
  }
  return false;
}

export default {
  meta: { name: 'words' },
  rules: {
    /** No sentence a person reads stands in code: all stand in the catalogue. */
    'in-the-catalogue': {
      create(context) {
        const place = placeOf(context.filename);
        if (!/^(server|web|contract)\//.test(place) || /\.test\.tsx?$/.test(place)) return {};
        if (readBySomebodyElse.some((files) => files.test(place))) return {};
        const isScreen = place.startsWith('web/');

        function look(node, text) {
          const words = withoutMarkup(text).trim();
          if (!prose.test(words) || forPrograms.test(words)) return;
          // On the web most strings of several words are styles, which begin small.
          if (isScreen && !/^\p{Lu}/u.test(words) && node.parent.type !== 'JSXAttribute') return;
          if (!isForUs(node)) report(node, words);
        }
        const report = (node, words) =>
          context.report({
            node,
            message: `“${words.slice(0, 60)}” belongs in messages/, or is not for people.`,
          });

        return {
          Literal(node) {
            if (typeof node.value === 'string') look(node, node.value);
          },
          TemplateLiteral(node) {
            look(node, node.quasis.map(({ value }) => value.cooked).join('…'));
          },
          JSXText(node) {
            if (/\p{L}{2}/u.test(node.value)) report(node, node.value.trim());
          },
          JSXAttribute({ name, value }) {
            const isSpoken = spokenAttributes.test(nameOf(name));
            const text = value?.type === 'Literal' ? value.value : '';
            if (
              isSpoken &&
              typeof text === 'string' &&
              /\p{L}{2}/u.test(text) &&
              !prose.test(text) &&
              !forPrograms.test(text)
            )
              report(value, text);
          },
        };
      },
    },
  },
};
