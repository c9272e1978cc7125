import { z } from 'zod';
import type { Graph } from '../graph/graph.ts';

interface NewLeadForm {
  name: string;
  /** What Meta's own parts of the form are written in. */
  language: 'en' | 'nb';
  intro: { headline: string; text: string } | null;
  /** Questions Meta fills in from the profile, for example FULL_NAME. */
  questions: string[];
  ownQuestions: string[];
  privacyPolicyUrl: string;
  /** What the link to it says: at most 70 characters. */
  privacyLinkText: string;
  thankYou: { title: string; text: string; button: string; websiteUrl: string };
}

export interface NewChoices {
  /** Answers the form's id. Meta refuses a name the page has used already. */
  createLeadForm(page: { pageId: string; pageToken: string }, form: NewLeadForm): Promise<string>;
  /** Answers the pixel's id. Code 6200: the account has one already. */
  createPixel(token: string, adAccountId: string, name: string): Promise<string>;
}

const Made = z.object({ id: z.string() });

const locales = { en: 'EN_US', nb: 'NB_NO' };

export function openNewChoices(graph: Graph): NewChoices {
  return {
    async createLeadForm({ pageId, pageToken }, form) {
      const { name, language, intro, thankYou } = form;
      const params = {
        name,
        locale: locales[language],
        questions: [
          ...form.questions.map((type) => ({ type })),
          ...form.ownQuestions.map((label, place) => ({ type: 'CUSTOM', key: `own_${place + 1}`, label })),
        ],
        privacy_policy: { url: form.privacyPolicyUrl, link_text: form.privacyLinkText },
        follow_up_action_url: thankYou.websiteUrl,
        context_card: intro
          ? { title: intro.headline, style: 'PARAGRAPH_STYLE', content: [intro.text] }
          : undefined,
        thank_you_page: {
          title: thankYou.title,
          body: thankYou.text,
          button_type: 'VIEW_WEBSITE',
          button_text: thankYou.button,
          website_url: thankYou.websiteUrl,
        },
      };
      const call = { path: `${pageId}/leadgen_forms`, params, token: pageToken };
      return (await graph.post(call, Made)).id;
    },

    async createPixel(token, adAccountId, name) {
      const call = { path: `${adAccountId}/adspixels`, params: { name }, token, adAccountId };
      return (await graph.post(call, Made)).id;
    },
  };
}
