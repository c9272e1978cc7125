import type { ToldOfLead } from './target.ts';

/** What a colleague reads in a chat: who, from which campaign, how to reach them, and what they answered. */
export function leadLines({ event, isTest, lead, words }: ToldOfLead): { title: string; lines: string[] } {
  const who = lead.name ?? lead.email ?? lead.phone ?? words.nameless;
  const from = lead.campaign?.title ?? lead.form.name;
  const what = event === 'updated' ? `${who} → ${words.status}` : who;
  const known = new Set([lead.name, lead.email, lead.phone]);
  const answers = Object.entries(lead.answers).filter(([, answer]) => answer && !known.has(answer));
  return {
    title: [isTest ? `[${words.test}]` : '', what, from && `(${from})`].filter(Boolean).join(' '),
    lines: [
      ...[lead.phone, lead.email].filter((way) => way !== null),
      ...answers.map(([name, answer]) => `${words.questions[name] ?? name}: ${answer}`),
    ],
  };
}
