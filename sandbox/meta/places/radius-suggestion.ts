import { type Fields, numberOf } from '#sandbox/json.ts';
import { GraphError } from '#sandbox/meta/graph/graph-error.ts';
import { oneOf, readParams, required, text } from '#sandbox/meta/graph/params.ts';

const shapes = {
  latitude: required(text),
  longitude: required(text),
  distance_unit: oneOf(['kilometer', 'mile']),
};

/** `adradiussuggestion`: how far around a point there are enough people. It takes longer to meet them up north. */
export function suggestRadius(params: Fields): Fields[] {
  const { latitude, longitude, distance_unit: unit = 'kilometer' } = readParams(params, shapes);
  const [north, east] = [numberOf(latitude), numberOf(longitude)];
  if (north === undefined || Math.abs(north) > 90)
    throw new GraphError('wrongType', { name: 'latitude', wanted: 'a number from -90 to 90' });
  if (east === undefined || Math.abs(east) > 180)
    throw new GraphError('wrongType', { name: 'longitude', wanted: 'a number from -180 to 180' });
  const kilometers = Math.abs(north) > 65 ? 60 : Math.abs(north) > 58 ? 35 : 20;
  const radius = unit === 'mile' ? Math.round(kilometers / 1.609) : kilometers;
  return [{ suggested_radius: radius, distance_unit: unit }];
}
