/** Codes of SN 2007 and SN 2025, by how they begin, for the industries that can be chosen. Of two, the longer tells more. */
const begins: Record<string, string> = {
  'Accounting and bookkeeping': '69.2',
  'Agriculture and gardening': '01 02 47.761 81.3',
  'Arts and entertainment': '59.2 90 91 93.2',
  'Automotive repair and care': '45.2 45.403 95.31 95.32',
  'Automotive sales': '45.1 45.3 45.4 47.81 47.82 47.83 77.1',
  'Bakery and café': '10.7 47.24',
  'Beauty and cosmetics': '47.75 96.22',
  'Childcare and family services': '88.91',
  'Cleaning services': '81.2 96.01 96.1',
  'Construction and carpentry': '16.23 41 42 43',
  'Consulting and business services': '70.2 71 74.9 82',
  'Dental and health clinics': '86',
  'Education and courses': '85',
  'Electrical services': '43.21',
  'Energy and solar': '35',
  'Events and weddings': '82.3',
  'Fashion and clothing': '14 15 47.71 47.72',
  'Financial services and insurance': '64 65 66',
  'Fitness and gyms': '93.13',
  'Hairdressers and barbers': '96.02 96.21',
  'Home and interior': '31 47.53 47.54 47.59 74.103',
  'Home services': '81.1 95.2 97',
  'Hotels and travel': '55 79',
  'IT and software': '62 63.1 58.2',
  'Jewellery and watches': '32.1 47.77 95.25',
  'Legal services': '69.1',
  'Marketing and media': '58.1 60 70.21 73',
  'Non-profit and associations': '94',
  'Pets and veterinary': '47.762 75',
  'Photography and video': '59.1 74.2',
  'Plumbing and heating': '43.22',
  'Real estate': '68',
  'Recruitment and staffing': '78',
  'Restaurants and food': '10.8 11 56',
  'Retail and online shops': '47',
  'Security and alarms': '80',
  'Sports and outdoor': '47.64 93.1',
  'Transport and moving': '49 50 51 52 53',
  'Wellness and spa': '96.04 96.23',
};

const byBeginning = new Map(
  Object.entries(begins).flatMap(([industry, codes]) => codes.split(' ').map((code) => [code, industry])),
);

/** The industry of a trade in the register; undefined where none of ours is it. */
export function industryOfTrade(code: string): string | undefined {
  for (let length = code.length; length >= 2; length -= 1) {
    const industry = byBeginning.get(code.slice(0, length));
    if (industry) return industry;
  }
  return undefined;
}
