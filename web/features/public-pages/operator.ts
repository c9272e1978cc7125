/** Who runs this installation, from its settings: the server puts the words in once, when it starts. */
export const operator = {
  name: '%OPERATOR_NAME%',
  organisationNumber: '%OPERATOR_NUMBER%',
  address: '%OPERATOR_ADDRESS%',
  email: '%OPERATOR_EMAIL%',
  phone: '%OPERATOR_PHONE%',
} as const;
