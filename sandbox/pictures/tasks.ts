import { type Fields, mapOf, textOf } from '#sandbox/json.ts';
import type { Thing } from '#sandbox/memory/store.ts';
import { EditRequest } from './edit-request.ts';
import { StudioError } from './studio-error.ts';
import { edit, type Studio } from './studio.ts';

/** An edit that is asked for now and fetched later. A kill in the middle costs nothing: it is begun again. */
export function openTasks(studio: Studio) {
  const { store, clock, publicUrl } = studio.world;
  const running = new Set<Promise<void>>();

  function update(id: string, changes: Fields): void {
    const task = studio.closing.aborted ? undefined : store.find(id);
    if (task) store.update(task, changes);
  }

  async function work({ id, fields }: Thing): Promise<void> {
    try {
      const request = EditRequest.parse(fields['request']);
      const report = (stage: string) => update(id, { status: 'PROCESSING', stage });
      const { input, output } = await edit(studio, request, request.input, report);
      update(id, { status: 'DONE', stage: 'Done', result: { input_object: input, output_object: output } });
    } catch (error) {
      if (studio.closing.aborted) return;
      const said = error instanceof StudioError ? error.message : 'Internal Server Error.';
      if (!(error instanceof StudioError)) console.error(error);
      const errors = [{ error: said, created_at: new Date(clock.now()).toISOString() }];
      update(id, { status: 'ERROR', stage: 'Failed', errors });
    }
  }
  function start(task: Thing): void {
    const promise = work(task).finally(() => running.delete(promise));
    running.add(promise);
  }
  function present({ fields: { stage, ...shown } }: Thing): Response {
    return Response.json({ data: shown }, { headers: { 'x-practice-stage': textOf(stage) } });
  }

  for (const task of store.list('studio-task'))
    if (!['DONE', 'ERROR'].includes(textOf(task.fields['status']))) start(task);

  return {
    accept(request: EditRequest, asSent: unknown): Response {
      const id = 1 + store.list('studio-task').length;
      const fields = {
        id,
        status: 'ACCEPTED',
        stage: 'Waiting',
        result_url: `${publicUrl}/pictures/v1/image/edit/async/${id}`,
        created_at: new Date(clock.now()).toISOString(),
        request: mapOf(asSent),
        errors: [],
        result: {},
      };
      const task = store.insert({ id: `studio-task:${id}`, kind: 'studio-task', fields });
      start({ ...task, fields: { ...fields, request } });
      return present(task);
    },

    read(id: string): Response {
      const task = store.find(`studio-task:${id}`);
      if (!task) throw new StudioError('noTask');
      return present(task);
    },

    async close(): Promise<void> {
      await Promise.all(running);
    },
  };
}
