/** What a question of a kind says when nobody gave it a label: in English, and in Norwegian. */
const labels: Record<string, [english: string, norwegian: string]> = {
  FULL_NAME: ['Full name', 'Fullt navn'],
  FIRST_NAME: ['First name', 'Fornavn'],
  LAST_NAME: ['Last name', 'Etternavn'],
  EMAIL: ['Email', 'E-post'],
  PHONE: ['Phone number', 'Telefonnummer'],
  STREET_ADDRESS: ['Street address', 'Gateadresse'],
  CITY: ['City', 'By'],
  STATE: ['State', 'Fylke'],
  PROVINCE: ['Province', 'Provins'],
  COUNTRY: ['Country', 'Land'],
  ZIP: ['Zip code', 'Postnummer'],
  POST_CODE: ['Post code', 'Postnummer'],
  DOB: ['Date of birth', 'Fødselsdato'],
  GENDER: ['Gender', 'Kjønn'],
  MARITAL_STATUS: ['Marital status', 'Sivilstatus'],
  RELATIONSHIP_STATUS: ['Relationship status', 'Sivilstatus'],
  COMPANY_NAME: ['Company name', 'Firmanavn'],
  JOB_TITLE: ['Job title', 'Stillingstittel'],
  WORK_EMAIL: ['Work email', 'E-post på jobben'],
  WORK_PHONE_NUMBER: ['Work phone number', 'Telefonnummer på jobben'],
};

/** The words Meta puts on a question that it fills in itself. */
export function usualLabel(type: string, locale: string): string | undefined {
  return labels[type]?.[locale === 'NB_NO' ? 1 : 0];
}
