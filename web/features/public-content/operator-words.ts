/** Who runs the installation, as legal texts name them. */
export interface OperatorWords {
  name: string;
  organisationNumber: string;
  address: string;
  email: string;
  phone: string;
}
