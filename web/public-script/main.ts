import { forgetIntendedPaths } from '../features/people/sign-in/intended-paths.ts';
import { letContactFormsSend } from './contact-form.ts';
import { letFaqBeSearched } from './faq.ts';
import { letDemoPlay } from './demo.ts';
import { goOnAsMember } from './member.ts';
import { followHash } from './hash.ts';
import { rememberLanguage } from './language.ts';
import { noteMissingPage } from './not-found.ts';
import { letThemeBeToggled } from './theme.ts';

// All that public pages do in the browser. Without it they can still be read.
await noteMissingPage();
letThemeBeToggled();
rememberLanguage();
forgetIntendedPaths();
followHash();
letDemoPlay();
letFaqBeSearched();
letContactFormsSend();
void goOnAsMember();
