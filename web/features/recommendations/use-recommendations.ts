import type {
  AskAgainDays,
  Recommendation,
  Recommendations,
} from '#contract/recommendations/recommendation.ts';
import { useQuery } from '@tanstack/react-query';
import { api, queryClient, server } from '#web/api.ts';
import { m } from '#web/paraglide/messages.js';
import { wordsFor } from '#web/ui/error-words.ts';
import { toast, toastError } from '#web/ui/toast/toast.tsx';

const list = api.recommendations.list.queryOptions();

/** What to do next. It is read anew where a sync has ended, a lead has come or an operation is over. */
export function useRecommendations() {
  return useQuery(list);
}

const putOffWords = { 1: m.next_put_off_1, 7: m.next_put_off_7, 30: m.next_put_off_30 };

/** Keeps one back for so many days, with a way back. */
export async function putOff(
  { id }: Pick<Recommendation, 'id'>,
  askAgainInDays: AskAgainDays,
): Promise<void> {
  takeAway(id);
  try {
    show(await server.recommendations.notNow({ id, askAgainInDays }));
    const action = { label: m.changes_undo(), onClick: () => void takeBack(id) };
    toast(putOffWords[askAgainInDays](), m.next_put_off_text(), { id: `not-now-${id}`, action });
  } catch (error) {
    toastError(m.next_put_off_failed(), wordsFor(error));
    void queryClient.invalidateQueries({ queryKey: list.queryKey });
  }
}

/** Shows it no more: what it asks for has been done. */
export function takeAway(id: string): void {
  // An answer still on its way would show it again.
  void queryClient.cancelQueries({ queryKey: list.queryKey });
  queryClient.setQueryData(
    list.queryKey,
    (known) => known && { ...known, recommendations: known.recommendations.filter((each) => each.id !== id) },
  );
}

async function takeBack(id: string): Promise<void> {
  try {
    show(await server.recommendations.askAgain({ id }));
  } catch (error) {
    toastError(m.changes_undo_failed(), wordsFor(error));
  }
}

function show(answer: Recommendations): void {
  queryClient.setQueryData(list.queryKey, answer);
}
