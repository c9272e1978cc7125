import { m } from '#web/paraglide/messages.js';
import type { AuthMode } from './auth-checks.ts';

interface AuthTexts {
  title: () => string;
  text: () => string;
  button: () => string;
  /** The mode the link below the form leads to, and its words. */
  other: AuthMode;
  otherAsk?: () => string;
  otherButton: () => string;
}

/** What each mode says. */
export const authTexts: Record<AuthMode, AuthTexts> = {
  signin: {
    title: m.auth_title_signin,
    text: m.auth_text_signin,
    button: m.auth_button_signin,
    other: 'signup',
    otherAsk: m.auth_no_account,
    otherButton: m.auth_sign_up,
  },
  signup: {
    title: m.auth_title_signup,
    text: m.auth_text_signup,
    button: m.auth_button_signup,
    other: 'signin',
    otherAsk: m.auth_has_account,
    otherButton: m.auth_sign_in,
  },
  forgot: {
    title: m.auth_title_forgot,
    text: m.auth_text_forgot,
    button: m.auth_button_forgot,
    other: 'signin',
    otherButton: m.auth_back_signin,
  },
  reset: {
    title: m.auth_title_reset,
    text: m.auth_text_reset,
    button: m.auth_button_reset,
    other: 'signin',
    otherButton: m.auth_back_signin,
  },
};
