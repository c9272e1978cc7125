/** Where a language says other things than English, takes other arguments, or counts otherwise than its speakers do. */
export function differencesBetween({ base, other, locale }) {
  const missing = [...base.keys()]
    .filter((key) => !other.has(key))
    .map((key) => `${locale} does not say ${key}.`);
  const extra = [...other.keys()]
    .filter((key) => !base.has(key))
    .map((key) => `${locale} says ${key}, which English does not.`);
  const changed = [...base]
    .filter(([key, { text }]) => other.has(key) && !isSameCall(text, other.get(key).text))
    .map(([key]) => `${locale}: ${key} does not take the same arguments as in English.`);
  return [...missing, ...extra, ...changed];
}

/** The texts of one language whose variants leave out a way of counting, know one too many, or name what nobody tells them. */
export function miscountsIn(texts, locale) {
  return [...texts].flatMap(([key, { text }]) =>
    messagesIn(text).flatMap((message) => [
      ...countingFaults(message, locale).map((fault) => `${locale}: ${key} ${fault}.`),
      ...undeclared(message).map((name) => `${locale}: ${key} speaks of {${name}}, which nobody tells it.`),
    ]),
  );
}

function isSameCall(text, translated) {
  return (
    listed(inputsOf(text)) === listed(inputsOf(translated)) &&
    listed(namesIn(usualText(text))) === listed(namesIn(usualText(translated)))
  );
}

const listed = (names) => [...new Set(names)].sort().join(' ');
const namesIn = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** A text is a string, or a list of messages with variants. */
function messagesIn(text) {
  return Array.isArray(text) ? text : [];
}

function inputsOf(text) {
  if (typeof text === 'string') return namesIn(text);
  return messagesIn(text).flatMap((message) => declared(message, 'input'));
}

function declared({ declarations }, kind) {
  return declarations.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' ')[1]);
}

/** What is said of many: 'your ad' may do without its number, 'your 6 ads' may not. */
function usualText(text) {
  if (typeof text === 'string') return text;
  return messagesIn(text)
    .flatMap(({ match }) => Object.entries(match))
    .filter(([variant]) => !variant.includes('=one'))
    .map(([, said]) => said)
    .join(' ');
}

function countingFaults(message, locale) {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const variants = Object.keys(message.match).map((variant) => variant.split(',').map((part) => part.trim()));
  return declared(message, 'local').flatMap((counter) => {
    const counted = variants.map((parts) => parts.find((part) => part.startsWith(`${counter}=`)));
    const told = new Set(counted.map((part) => part?.split('=')[1]));
    const left = pluralCategories.filter((category) => !told.has(category) && !told.has('*'));
    const unknown = [...told].filter(
      (category) => category && ![...pluralCategories, '*'].includes(category),
    );
    return [
      ...left.map((category) => `has no words for '${category}'`),
      ...unknown.map((category) => `has words for '${category}', which never comes`),
    ];
  });
}

function undeclared(message) {
  const known = [...declared(message, 'input'), ...declared(message, 'local')];
  return [...new Set(Object.values(message.match).flatMap(namesIn))].filter((name) => !known.includes(name));
}
