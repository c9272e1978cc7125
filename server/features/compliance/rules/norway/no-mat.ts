import { struckBy } from '../../matching/struck-by.ts';
import type { Rule } from '../../rule.ts';
import { addressed, pressed, young } from '../words/children.ts';
import { sweets } from '../words/foods.ts';

export const noMat: Rule = {
  id: 'NO-MAT',
  since: '2025-10-25',
  law: 'Forskrift av 25. april 2025 om markedsføring av visse næringsmidler rettet mot barn, matloven §§ 3, 10 og 23',
  url: 'https://lovdata.no/dokument/NL/lov/2003-12-19-124',
  isUnsure: true,
  *find(content) {
    const food = sweets.find(content);
    if (food.length === 0) return;
    const spokenOf = new Set(young.find(content).map(({ field }) => field));
    const shown = content.pictures.filter(({ told }) => told?.isForChildren || told?.people === 'children');
    const isAimedAtThem =
      content.ageFrom < 18 ||
      addressed.find(content).length > 0 ||
      pressed.find(content).length > 0 ||
      (spokenOf.size > 0 && shown.length > 0);
    if (isAimedAtThem) return yield* struckBy(food, 'stop', 'no_mat_aimed');
    yield* struckBy(
      food.filter(({ field }) => spokenOf.has(field)),
      'ask',
      'no_mat_young',
    );
    for (const { field } of shown) yield { level: 'ask', code: 'no_mat_picture', field };
  },
};
