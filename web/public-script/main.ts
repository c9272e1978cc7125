import { forgetIntendedPaths } from '../features/people/sign-in/intended-paths.ts';
import { letContactFormsSend } from './contact-form.ts';
import { letFaqBeSearched } from './faq.ts';
import { letDemoPlay } from './demo.ts';
import { goOnAsMember } from './member.ts';
import { followHash } from './hash.ts';
import { rememberLanguage } from './language.ts';
import { noteMissingPage } from './not-found.ts';
import { letPhoneRing } from './rings.ts';
import { letThemeBeToggled } from './theme.ts';
import { letAdBeTried } from './try/try.ts';

// All that public pages do in the browser. Without it they can still be read.
await noteMissingPage();
letThemeBeToggled();
rememberLanguage();
forgetIntendedPaths();
followHash();
letDemoPlay();
letAdBeTried();
letPhoneRing();
letFaqBeSearched();
letContactFormsSend();
void goOnAsMember();
