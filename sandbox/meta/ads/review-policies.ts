/** What the review turns down: the words it stumbles over, and what Meta says about them. */
export interface Policy {
  name: string;
  text: string;
  /** In lower case, looked for anywhere in the texts of the ad. */
  words: string[];
}

export const policies: Policy[] = [
  {
    name: 'Unacceptable Business Practices',
    text: 'This ad goes against our policy on unacceptable business practices.',
    words: ['sim_disapprove'],
  },
  {
    name: 'Personal Health and Appearance',
    text: 'Ads must not promise unlikely or unsafe results for health, weight or looks.',
    words: [
      'guaranteed weight loss',
      'lose weight fast',
      'miracle cure',
      'before and after weight',
      'garantert vekttap',
      'gå ned i vekt raskt',
      'slankekur uten innsats',
      'mirakelkur',
    ],
  },
  {
    name: 'Fraud, Scams and Deceptive Practices',
    text: 'Ads must not promise quick or certain income, or hide what is being sold.',
    words: [
      'get rich quick',
      'risk-free profit',
      'guaranteed income',
      'double your money',
      'bli rik fort',
      'bli rik raskt',
      'garantert inntekt',
      'risikofri avkastning',
      'doble pengene',
    ],
  },
  {
    name: 'Tobacco and Related Products',
    text: 'Ads must not sell tobacco, vapes or nicotine.',
    words: ['buy cigarettes', 'cheap vape', 'e-cigarette', 'kjøp sigaretter', 'kjøp snus', 'e-sigarett'],
  },
  {
    name: 'Weapons, Ammunition or Explosives',
    text: 'Ads must not sell weapons, ammunition or explosives.',
    words: ['buy guns', 'ammunition for sale', 'kjøp våpen', 'ammunisjon til salgs'],
  },
  {
    name: 'Privacy Violations and Personal Attributes',
    text: 'Ads must not claim or imply to know something personal about the reader.',
    words: ['are you depressed', 'are you in debt', 'er du deprimert', 'har du gjeld'],
  },
];
