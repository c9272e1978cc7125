import { type Fields, numberOf } from '#sandbox/json.ts';
import { adLengths, type Lengths } from './copywriter.ts';
import { resolve } from './json-schema.ts';

type Role = 'headline' | 'primaryText' | 'description' | 'tone' | 'callToAction';

const roles: [Role, RegExp][] = [
  ['callToAction', /calltoaction|^cta|button/],
  ['headline', /headline|title|heading|overskrift/],
  ['tone', /tone|style|voice/],
  ['description', /description|subtitle|tagline|subline|beskrivelse/],
  ['primaryText', /primary|^text$|body|message|copy$|caption|adtext|brødtekst/],
];

/** Which part of an ad a name means, in whatever spelling. */
export function roleOf(name: string): Role | undefined {
  const bare = name.toLowerCase().replaceAll(/[^a-zæøå]/g, '');
  return roles.find(([, mark]) => mark.test(bare))?.[0];
}

export function isAd(properties: Fields): boolean {
  const parts = new Set(Object.keys(properties).map(roleOf));
  return parts.has('primaryText') || (parts.has('headline') && parts.has('description'));
}

/** Meta's lengths, or shorter ones where the prompt says so. */
export function lengthsAsked(prompt: string): Lengths {
  const asked = (part: string, usual: number) => {
    const [, most] = new RegExp(`\\b${part}: [^\\n]*?(?:at most|never more than) (\\d+)`).exec(prompt) ?? [];
    return Math.min(usual, Number(most ?? usual));
  };
  return {
    headline: asked('headline', adLengths.headline),
    primaryText: asked('primaryText', adLengths.primaryText),
    description: asked('description', adLengths.description),
  };
}

/** Those lengths, or shorter ones where the schema says so. */
export function lengthsIn(
  properties: Fields,
  { root, asked = adLengths }: { root: Fields; asked?: Lengths },
): Lengths {
  const lengths = { ...asked };
  for (const [name, part] of Object.entries(properties)) {
    const [role, most] = [roleOf(name), numberOf(resolve(part, root)['maxLength'])];
    if (most && (role === 'headline' || role === 'primaryText' || role === 'description'))
      lengths[role] = Math.min(lengths[role], most);
  }
  return lengths;
}
