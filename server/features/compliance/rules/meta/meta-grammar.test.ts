import { testRule } from '#tests/compliance/test-rule.ts';
import { metaGrammar } from './meta-grammar.ts';

testRule(metaGrammar, {
  strikes: [
    { text: 'NÅ MÅ DU RINGE OSS MED EN GANG', as: 'meta_grammar_capitals' },
    { text: 'Ring nå!!!', as: 'meta_grammar_signs' },
    { text: 'G-R-A-T-I-S', as: 'meta_grammar_signs' },
    { text: '🎉🎉🎉🎉 Fest', as: 'meta_grammar_signs' },
    { text: 'Jævla bra pizza', as: 'meta_grammar_swearing' },
    { text: 'WE FIX YOUR PIPES TODAY, CALL NOW', language: 'en', as: 'meta_grammar_capitals' },
  ],
  innocent: [
    { text: 'Rørlegger i Bergen. Ring oss!' },
    { text: 'Bergen Rør AS, VVS og bad' },
    { text: 'BLACK WEEK' },
    { text: '🔧 Vi ordner rør 🚿' },
    { text: 'Rør, bad m.m. f.eks. kjøkken' },
    { text: 'Best Plumber In Town', language: 'en' },
    { text: 'Dog 🐕 Dog 🐕 Dog 🐕 Dog 🐕 Dog 🐕 Dog 🐕 Dog', language: 'en' },
  ],
});
