import { phrases } from '../../matching/phrases.ts';
import { struckBy } from '../../matching/struck-by.ts';
import type { CheckedText, Rule } from '../../rule.ts';

/** How many letters a text needs before its capitals say anything, and which share of them is too many. */
const enough = 20;
const tooMany = 0.3;
const loud = [
  /[!?]{3,}/gu,
  /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}][\u{fe0f}\u{200d}\p{Emoji_Modifier}]*\s*){4,}/gu,
  /(?<![\p{L}\p{N}])(?:\p{L}[.\-_*·|/~ ]){3,}\p{L}(?![\p{L}\p{N}])/gu,
];
const swearing = phrases({
  both: 'fuck*|shit|bullshit|motherfuck*',
  nb: 'faen|fandens|jævla|jævlig|jævlige|helvete|helvetes|satan|satans|dritbra|drittlei|drittlei|dritt|drit i|pikk|fitte|kuk|hore|ræva|rævva|rasshøl',
  en: 'damn|bastard*|asshole*|arsehole*|bitch|bollocks|crap|goddamn',
});

export const metaGrammar: Rule = {
  id: 'META-GRAMMAR',
  since: '2020-01-01',
  law: 'Meta Advertising Standards: Profanity; grammar, capitals and symbols',
  url: 'https://transparency.meta.com/policies/ad-standards/',
  isUnsure: true,
  *find(content) {
    for (const text of content.texts.filter(({ of }) => of !== 'brief')) {
      if (isShouted(text)) yield { level: 'hint', code: 'meta_grammar_capitals', field: text.field };
      yield* struckBy(loudIn(text), 'hint', 'meta_grammar_signs');
    }
    yield* struckBy(swearing.find(content), 'ask', 'meta_grammar_swearing');
  },
};

function isShouted({ text }: CheckedText): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/(?<=\p{Lu})\p{Lu}|\p{Lu}(?=\p{Lu})/gu)?.length ?? 0;
  return letters >= enough && capitals / letters > tooMany;
}

function loudIn({ field, text }: CheckedText) {
  return loud.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ({ 0: words, index: start }) => ({
      field,
      span: { start, end: start + words.trimEnd().length },
    })),
  );
}
