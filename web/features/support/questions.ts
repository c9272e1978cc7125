/** A question people ask, and our answer. */
export interface Question {
  question: string;
  answer: string;
}

/** What search engines read of a page's questions, in schema.org's words. */
export function faqStructure(questions: Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
