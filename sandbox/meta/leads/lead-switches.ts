/** What nobody has written down of leads that become customers, or what differs from one account to the next. */
export const leadSwitches = {
  good_leads_promoted_object: {
    values: ['with-dataset', 'either', 'page-only'],
    about: 'Whether an ad set for good leads must name the dataset of its page’s leads, or must not.',
  },
  good_leads_of_anybody: {
    values: ['refused', 'accepted'],
    about:
      'An ad set for good leads, where too little is known of what became of leads: refused, or taken all the same.',
  },
  good_leads_read_back: {
    values: ['as-sent', 'without-dataset', 'as-leads'],
    about: 'What an ad set for good leads reads back as: all of it, no dataset, or as for ordinary leads.',
  },
  lost_leads: {
    values: ['left-out', 'a-stage'],
    about: 'Whether a stage that is called lost may be the one that tells good leads from others.',
  },
  quality_of_crm_events: {
    values: ['keys', 'keys-and-score', 'nothing'],
    about: 'What is told of how well people are recognised by what a CRM sends.',
  },
  crm_event_subcode: {
    values: ['left-out', 'given'],
    about: 'Whether the refusal of an event of a CRM carries a subcode, which nobody has confirmed.',
  },
  form_audience_subtype: {
    values: ['not-wanted', 'demanded'],
    about:
      'Whether an audience of those who opened a form must say that it is one of engagement, or must not.',
  },
  pipedrive_created_status: {
    values: [201, 200],
    about: 'The HTTP status with which Pipedrive says that something is made.',
  },
  pipedrive_nothing: {
    values: ['null', 'empty-list'],
    about: 'How Pipedrive says that a person has no leads.',
  },
  hook_answer: {
    values: ['json', 'text', 'nothing'],
    about:
      'What a catch hook says of what it took: JSON as Zapier, a word as Make, or nothing with status 204.',
  },
} as const;
