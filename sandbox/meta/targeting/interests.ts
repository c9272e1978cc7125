import { type Fields, numberOf, textOf } from '#sandbox/json.ts';
import { noise } from '#sandbox/meta/delivery/noise.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';

/** What people care about, by topic. */
const topics: Record<string, string> = {
  'Business and industry':
    'Advertising, Agriculture, Architecture, Banking, Construction, Design, Economics, Engineering, Entrepreneurship, Marketing, Real estate, Retail, Sales, Small business, Startups',
  Entertainment:
    'Board games, Books, Comedy, Concerts, Films, Literature, Live events, Music festivals, Podcasts, Television, Theatre, Video games',
  'Family and relationships': 'Dating, Fatherhood, Friendship, Marriage, Motherhood, Parenting, Weddings',
  'Fitness and wellness':
    'Bodybuilding, Gyms, Meditation, Nutrition, Physical fitness, Running, Weight training, Yoga, Zumba',
  'Food and drink':
    'Baking, Barbecue, Beer, Bread, Cakes, Chocolate, Coffee, Cooking, Organic food, Pizza, Restaurants, Seafood, Tea, Veganism, Wine',
  'Hobbies and activities':
    'Boating, Camping, Cars, Cats, Crafts, Dancing, Dogs, Electric vehicles, Fishing, Furniture, Gardening, Heat pumps, Hiking, Home appliances, Home improvement, Horses, Hunting, Interior design, Motorcycles, Painting, Photography, Plumbing, Renovation, Sewing, Solar energy, Travel, Woodworking',
  'Shopping and fashion':
    'Beauty, Boutiques, Clothing, Cosmetics, Discount shops, Hairdressing, Jewellery, Online shopping, Shoes, Spas, Sunglasses, Tattoos, Toys',
  'Sports and outdoors':
    'Alpine skiing, Biathlon, Cross-country skiing, Cycling, Football, Golf, Handball, Ice hockey, Mountain biking, Sailing, Snowboarding, Swimming, Tennis, Triathlons',
  Technology: 'Computers, Mobile phones, Smart homes, Software, Tablets, Web design',
};

interface Interest {
  id: string;
  name: string;
  topic: string;
}

const interests: Interest[] = Object.entries(topics).flatMap(([topic, names]) =>
  names.split(', ').map((name) => ({ id: idFor(name), name, topic })),
);

/** `adinterest`: what people care about, with how many they are, the closest names first. */
export function searchInterests(params: Fields): Fields[] {
  const words = textOf(params['q']).toLowerCase().trim();
  if (!words) throw new GraphError('required', { name: 'q' });
  const starts = interests.filter(({ name }) => name.toLowerCase().startsWith(words));
  const holds = interests.filter(
    (interest) => !starts.includes(interest) && interest.name.toLowerCase().includes(words),
  );
  return [...starts, ...holds].slice(0, numberOf(params['limit']) ?? 25).map(describe);
}

export function isInterest(id: string): boolean {
  return interests.some((interest) => interest.id === id);
}

function describe({ id, name, topic }: Interest): Fields {
  const size = Math.round(10 ** (6.3 + 2.4 * noise('interest', name)));
  return {
    id,
    name,
    audience_size_lower_bound: size,
    audience_size_upper_bound: Math.round(size * 1.176),
    path: ['Interests', topic, name],
    topic,
  };
}

/** The one that Meta's own examples use keeps the number it has there. */
function idFor(name: string): string {
  if (name === 'Football') return '6003107902433';
  return `6003${String(100_000_000 + Math.floor(noise('interest id', name) * 899_999_999))}`;
}
