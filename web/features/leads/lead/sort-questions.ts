import type { LeadQuestion } from '#contract/leads/lead.ts';

const names = ['full_name', 'first_name', 'last_name'];
const contacts = ['phone_number', 'work_phone_number', 'email', 'work_email'];

/** What a form asks, parted into who somebody is, how they are reached, and what else there is to know. */
export function sortQuestions(questions: LeadQuestion[]) {
  const isOneOf = (keys: string[]) => (question: LeadQuestion) =>
    !question.isOwn && keys.includes(question.name);
  const isName = isOneOf(names);
  const isContact = isOneOf(contacts);
  return {
    // A number is what one acts on first, wherever the form asks for it.
    contacts: questions
      .filter(isContact)
      .toSorted((one, other) => contacts.indexOf(one.name) - contacts.indexOf(other.name)),
    others: questions.filter((question) => !isName(question) && !isContact(question)),
  };
}
