/** Who runs this installation, from its settings: the server puts the words in once, when it starts. */
export const operator = {
  name: '%OPERATOR_NAME%',
  organisationNumber: '%OPERATOR_NUMBER%',
  address: '%OPERATOR_ADDRESS%',
  email: '%OPERATOR_EMAIL%',
  phone: '%OPERATOR_PHONE%',
  /** When support is met by video, in words of the page's language. */
  supportHours: { en: '%SUPPORT_HOURS_EN%', nb: '%SUPPORT_HOURS_NB%' },
} as const;
