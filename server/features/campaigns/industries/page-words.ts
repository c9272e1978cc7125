/** Words by which Facebook's own kinds of business, which are English, are known to be of an industry. */
const pageWords: Record<string, string> = {
  'Accounting and bookkeeping': 'accountant accounting bookkeep tax_',
  'Agriculture and gardening': 'garden landscap farm agricult',
  'Automotive repair and care': 'automotive_repair car_wash car_repair auto_detailing tire_dealer',
  'Automotive sales': 'car_dealer automotive_dealer motor_vehicle motorcycle',
  'Bakery and café': 'baker cafe coffee pastry',
  'Beauty and cosmetics': 'beauty cosmetic nail_ makeup',
  'Childcare and family services': 'child_care preschool nursery_school',
  'Cleaning services': 'cleaning_service carpet_clean',
  'Construction and carpentry': 'carpent construction contractor roofing painter',
  'Consulting and business services': 'consult',
  'Dental and health clinics': 'dent clinic doctor medical physical_therap chiropract',
  'Education and courses': 'school education tutor course',
  'Electrical services': 'electrician electrical',
  'Energy and solar': 'solar energy',
  'Events and weddings': 'event wedding',
  'Fashion and clothing': 'clothing fashion apparel shoe',
  'Financial services and insurance': 'insurance financ bank loan',
  'Fitness and gyms': 'yoga pilates gym fitness personal_train',
  'Hairdressers and barbers': 'hair_ barber',
  'Home and interior': 'furniture home_decor interior',
  'Hotels and travel': 'hotel hostel travel tour bed_and_breakfast',
  'IT and software': 'software information_technology computer',
  'Jewellery and watches': 'jewel watches',
  'Legal services': 'lawyer legal law_firm',
  'Marketing and media': 'marketing advertising',
  'Non-profit and associations': 'nonprofit non-profit charity',
  'Pets and veterinary': 'pet_ veterinar',
  'Photography and video': 'photograph videograph',
  'Plumbing and heating': 'plumb heating hvac',
  'Real estate': 'real_estate',
  'Restaurants and food': 'restaurant pizza food pub_ caterer',
  'Retail and online shops': 'shop store retail e-commerce',
  'Security and alarms': 'security',
  'Sports and outdoor': 'sporting outdoor sports_',
  'Transport and moving': 'moving_ transport freight taxi',
  'Wellness and spa': 'massage spa_ wellness',
};

/** The words for an industry; none for one an operator has added. */
export function pageWordsOf(industry: string): string[] {
  return (pageWords[industry] ?? '')
    .split(' ')
    .map((word) => word.replaceAll('_', ' '))
    .filter(Boolean);
}
