import type { SpecialAdCategory } from '#contract/campaigns/industries.ts';

interface Industry {
  name: string;
  guidance: string;
  specialAdCategory: SpecialAdCategory | undefined;
}

/** What a copywriter should know before writing for a trade. Follows Meta's advertising standards. */
const guidance: Record<string, string> = {
  'Accounting and bookkeeping':
    'Sell peace of mind and saved hours before deadlines, and say which kinds of business are served. Promise no tax result, refund or saving. Do not suggest that the reader is in trouble with the authorities.',
  'Agriculture and gardening':
    'Speak of the season, the soil and the result people can see, and name what can be picked up or delivered now. Claim "organic" or "ecological" only if the facts say it is certified. Make no promise about harvests.',
  'Arts and entertainment':
    'Put date, place and what one will experience first; a ticket ad without a date is wasted. Create urgency only from real limits such as seats left or a closing night. Quote reviews only when they are among the facts.',
  'Automotive sales':
    'Lead with the model, the condition and what is included, such as warranty or winter tyres. Leasing and car loans are credit in Meta’s eyes: mention terms only as given, and remember that such a campaign needs the special ad category for financial products. Never imply that everyone is approved.',
  'Automotive repair and care':
    'Say what is done, for which cars, how fast, and what it costs; drivers fear surprises, so fixed prices and loan cars persuade. Do not frighten people about their own car. Claim brand authorisation only if the facts do.',
  'Bakery and café':
    'Make the reader smell it: crust, butter, the hour it leaves the oven. Name the place and opening hours when known. Avoid health claims such as "guilt-free" or "slimming", and say "gluten-free" only if it is a fact.',
  'Beauty and cosmetics':
    'Describe the treatment, the feeling and the expertise behind it. Meta refuses ads that make people feel bad about their body, so no before-and-after, no flaws, no "fix your". Promise no medical effect and no result by a date.',
  'Childcare and family services':
    'Parents buy trust: speak of calm routines, trained staff and what a child’s day looks like. Address the parent, never the child. Do not imply that the reader is a parent who lacks something.',
  'Cleaning services':
    'Sell the free evening and the front door opening to a fresh home, then say what is included and how booking works. Fixed prices, insured staff and the same cleaner each time persuade when they are facts. Do not shame anyone for the state of their home.',
  'Construction and carpentry':
    'Concrete beats grand: what is built, how long it takes, what the price covers and which guarantee applies. Mention certificates and local projects when given. Promise no rise in property value.',
  'Consulting and business services':
    'Name one problem a manager recognises and the outcome that follows, in plain words without jargon. Numbers only from the facts, with no guaranteed growth. A free first talk is a better offer than "contact us".',
  'Crafts and handmade goods':
    'Tell who makes it, from what, and why no two are alike. Small series and delivery before a holiday are honest urgency. Say "handmade" or "local" only when the facts do.',
  'Dental and health clinics':
    'Be calm and factual: which treatment, by whom, how soon there is a time, what it costs. Meta forbids implying that the reader has a condition, so write "toothache treated today" and never "your bad teeth". No cures, no guaranteed results, no before-and-after pictures in words.',
  'Education and courses':
    'Say what one can do after the course, how long it takes, when it starts and what it costs. Guarantee no job, grade or income. Name accreditation only if it is a fact.',
  'Electrical services':
    'Safety without fear: certified work, clear prices, quick help. Chargers for electric cars, smart homes and fuse boxes are everyday examples people recognise. Electrical work is licensed, so never encourage doing it oneself.',
  'Energy and solar':
    'Explain the benefit in daily terms, such as lower use and own power, and what the visit or calculation includes. Savings and payback times only as given and never as guaranteed. Claims like "green" or "climate neutral" need facts, and energy as a political issue needs its own ad category.',
  'Events and weddings':
    'Let the reader picture the day, then name capacity, what is included and which dates are free. Honest scarcity is a booked calendar. Do not assume the reader’s relationship, gender or faith.',
  'Fashion and clothing':
    'Material, fit and occasion sell better than adjectives; name sizes, returns and delivery when known. Speak of the garment and never of the reader’s body. "Sustainable" only with the fact that makes it so.',
  'Financial services and insurance':
    'Such campaigns need Meta’s special ad category for financial products, so write for a wide audience. Give terms exactly as they are among the facts. Promise no return, approval or saving, and never imply that the reader is in debt. Clarity and a human adviser are the strongest points.',
  'Fitness and gyms':
    'Sell the first good session: welcome, opening hours, price, no lock-in if that is true. Meta refuses body shaming, so no ideal bodies, no weight targets, no before-and-after. Speak of energy, strength and company.',
  'Hairdressers and barbers':
    'Name the cut, colour or time that is free, the price and how to book in a few taps. Warmth and craft win over glamour. Do not criticise how the reader looks today.',
  'Home and interior':
    'Put the reader in the room: light, texture, the chair one does not want to leave. Say what is in stock, how it is delivered and for how long an offer lasts. Compare prices only with a real earlier price.',
  'Home services':
    'Name the job, the area, the fixed price and how soon somebody comes; people want to know who they let in. Certified and insured people persuade when that is a fact. Do not suggest that something is wrong with the reader’s home.',
  'Hotels and travel':
    'One picture in words of the place, then dates, what is included and how to cancel. Prices must be complete, with "from" where that is the truth. Urgency only from real dates or rooms left.',
  'IT and software':
    'Begin with the chore that disappears, then how fast one is up and running and what it costs. Trial terms must be as given. Avoid buzzwords, and claims of being first or best without proof.',
  'Jewellery and watches':
    'Tie the piece to a moment, such as a gift, an anniversary or a promise to oneself. Metal, stone and certificate only as given. Gift deadlines and engraving are honest reasons to act.',
  'Legal services':
    'Calm authority in plain language: which matters, what a first talk costs, how quickly there is an answer. Predict no outcome. Never imply that the reader is divorced, in debt or accused, for Meta forbids personal attributes.',
  'Marketing and media':
    'Show that you understand the customer’s customer: one concrete result from the facts, one simple next step. No guaranteed reach, ranking or income. Do not name Facebook or Instagram in a way that suggests their endorsement.',
  'Non-profit and associations':
    'Say what one contribution does, in one concrete picture, and how easily it is made. Hope moves more people than guilt. Social issues and politics need Meta’s own ad category and a disclaimer.',
  'Pets and veterinary':
    'Write with the affection owners feel, and be exact about breed, age or size where it matters. No promise to cure an animal. Ads may not sell live animals between private people, so offer services and products.',
  'Photography and video':
    'Sell the moment kept, then what one gets: hours, number of pictures, delivery time, price. Free dates are honest urgency. Do not comment on how people look.',
  'Plumbing and heating':
    'When the pipe leaks, speed and certainty sell: how soon somebody comes, the price of the visit, certified work. For planned jobs such as bathrooms or heat pumps, lead with fixed price and guarantee. Savings on energy only as given.',
  'Real estate':
    'Homes for sale or rent fall under Meta’s special ad category for housing: describe the property and never the people who should live there. Place, rooms, light, price and viewing date carry the ad. Promise no rise in value.',
  'Recruitment and staffing':
    'Jobs fall under Meta’s special ad category for employment: address everyone, without age, gender or origin. Lead with the task, the team, pay if given, and the deadline. Guarantee nobody a job.',
  'Restaurants and food':
    'One dish, described so that it can be tasted, beats the whole menu. Add place, hours and how to book or order. Alcohol may only be shown to adults and never as a solution; health claims stay out.',
  'Retail and online shops':
    'One product or one offer per ad: what it is, what it costs, how it arrives and how it is returned. A crossed-out price must have been the real one. Urgency only from true end dates or stock.',
  'Security and alarms':
    'Sell calm, not fear: the holiday without worry and help that comes when needed. No crime statistics without a source, and no suggestion that the reader’s home has been targeted. Be clear about binding time and price.',
  'Sports and outdoor':
    'Begin outdoors, with weather, trail and season, and then name the gear or the activity that makes it possible. Durability and fit are worth more than superlatives. No claims about health or body.',
  'Transport and moving':
    'Say what is moved, where to, when and at what fixed price; people dread hidden hours. Insurance and careful hands persuade when they are facts. A quick quote is the natural next step.',
  'Wellness and spa':
    'Let the sentence slow down: warmth, silence, an hour of one’s own. Name the treatment, its length and its price, and whether it can be given as a present. No medical effects, no detox, nothing about weight.',
  Other:
    'Keep to the facts given, one benefit per ad, and one clear next step. No superlatives without proof, no promise of results, and nothing that tells the reader who they are.',
};

/** The special category a trade's ads usually fall under, where there is one. */
const categories: Record<string, SpecialAdCategory | undefined> = {
  'Financial services and insurance': 'financial',
  'Real estate': 'housing',
  'Recruitment and staffing': 'employment',
};

/** Industries a person can choose, each with advice for the writer. */
export const industries: Industry[] = Object.entries(guidance).map(([name, text]) => ({
  name,
  guidance: text,
  specialAdCategory: categories[name],
}));
