import type { Words } from './problem-words.ts';

/** In English: what stands in the way in the campaign itself. */
export const adProblems = {
  budgetTooLow: {
    title: 'The daily budget is too low',
    cause: 'Meta has a least daily budget for every ad account, in its own currency.',
    nextStep: 'Raise the daily budget, then publish again.',
  },
  budgetMissing: {
    title: 'Meta did not take the budget',
    cause: 'How the budget is set does not fit this ad account.',
    nextStep: 'Set the daily budget again. If it stays so, tell support the reference below.',
    page: 'support',
  },
  placesOverlap: {
    title: 'Some of the places overlap',
    cause:
      'Meta takes a place once: a city beside its own country, or two circles over each other, are too much.',
    nextStep: 'Remove the places that lie within another one.',
  },
  placesMissing: {
    title: 'No place to show the ads in',
    cause: 'Meta needs at least one place.',
    nextStep: 'Add a place, then publish again.',
  },
  placesRestricted: {
    title: 'The ads may not be shown there',
    cause: 'Meta takes no such ads in one of the places, or it lies outside of what the category allows.',
    nextStep: 'Choose other places.',
  },
  targeting: {
    title: 'Meta did not take the audience',
    cause:
      'A place, an age or another part of the audience is not available to ads any more, or not in this form.',
    nextStep: 'Choose the places again, and wider ages.',
  },
  audienceTooNarrow: {
    title: 'Too few people would see the ads',
    cause: 'The places, ages and gender leave fewer people than Meta shows ads to.',
    nextStep: 'Add places, a wider radius or more ages.',
  },
  placements: {
    title: 'The ads cannot be shown in these spots',
    cause:
      'Where on Facebook and Instagram the ads would be shown does not fit what the campaign should achieve.',
    nextStep: 'Tell support the reference below.',
    page: 'support',
  },
  goal: {
    title: 'The goal does not fit the campaign',
    cause: 'What the campaign should achieve needs a form, page or pixel that Meta did not find or take.',
    nextStep: 'Choose the form or pixel again, then publish again.',
  },
  transparency: {
    title: 'Meta wants to know who is promoted and who pays',
    cause: 'EU law has ads in the EU say both.',
    nextStep: 'Fill in who is promoted and who pays, then publish again.',
  },
  regionalIdentity: {
    title: 'One of the places asks for a confirmed advertiser',
    cause: 'The law there has advertisers confirm who they are with Meta first.',
    nextStep: 'Confirm it in the business settings, or remove that place.',
    page: 'businessSettings',
  },
  political: {
    title: 'This account may not advertise about politics',
    cause: 'Meta wants to confirm people before they advertise about politics or social issues.',
    nextStep: 'Confirm your identity with Meta first.',
    page: 'authorizations',
  },
  schedule: {
    title: 'The campaign’s time is over or too short',
    cause: 'Meta takes campaigns that run for a day or more, and not in the past.',
    nextStep: 'Publish again.',
  },
  picture: {
    title: 'Image upload failed. Please try uploading a different image or check image permissions.',
    cause: 'Meta does not find a picture of the ads in this ad account.',
    nextStep: 'Please ensure all images are properly uploaded and saved.',
  },
  pictureUnreadable: {
    title: 'Meta cannot use a picture',
    cause: 'Meta could not read the file, or takes no pictures of this kind.',
    nextStep: 'Choose another one. Please ensure all images are properly uploaded and saved.',
  },
  videoUnreadable: {
    title: 'Meta cannot use a video',
    cause: 'Meta could not read the file, or takes no videos of this kind.',
    nextStep: 'Choose another video, for example an MP4 with H.264 and AAC.',
  },
  music: {
    title: 'Meta found something that belongs to others',
    cause: 'Music or other content in an ad is protected.',
    nextStep: 'Use a picture or video that is yours.',
    page: 'adPolicies',
  },
  videoThumbnail: {
    title: 'A video is not ready yet',
    cause: 'Meta is still working on the video, or found no still picture in it.',
    nextStep: 'Publish again in a few minutes.',
  },
  link: {
    title: 'The website address cannot be used',
    cause: 'Meta could not open the address, or it is missing.',
    nextStep: 'Check the website address, then publish again.',
  },
  content: {
    title: 'Meta does not take what an ad says',
    cause:
      'A text, picture or address goes against Meta’s advertising standards, or the same ad exists already.',
    nextStep: 'Change the ads, then publish again.',
    page: 'adPolicies',
  },
  creative: {
    title: 'Meta could not make one of the ads',
    cause: 'Text, picture, button and address of an ad do not fit together.',
    nextStep: 'Look through the ads, above all their buttons and address, then publish again.',
  },
  leadForm: {
    title: 'Failed to create Facebook lead form.',
    cause: 'The ads lead to a form that is missing, archived, or lacks its privacy policy.',
    nextStep: 'Choose another lead form, or make a new one, then publish again.',
    page: 'instantForms',
  },
} satisfies Record<string, Words>;
