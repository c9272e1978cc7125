import { hash } from 'node:crypto';

import type { ErrorTrouble } from '#sandbox/faults/trouble-kinds.ts';
import { textOf } from '#sandbox/json.ts';
import type { World } from '#sandbox/memory/world.ts';
import { servePreview } from '#sandbox/meta/ads/preview-page.ts';
import { answerDialog } from '#sandbox/meta/auth/dialog.ts';
import { answerBatch } from '#sandbox/meta/graph/answer-batch.ts';
import { answerCall } from '#sandbox/meta/graph/answer-call.ts';
import { describeOperation, isBatch, readBatch } from '#sandbox/meta/graph/batch.ts';
import { type GraphCall, readCall } from '#sandbox/meta/graph/call.ts';
import { errorAnswer } from '#sandbox/meta/graph/error-answer.ts';
import { GraphError, newTrace } from '#sandbox/meta/graph/graph-error.ts';
import type { Answer } from '#sandbox/meta/graph/node-type.ts';
import { troubleAnswer } from '#sandbox/meta/graph/trouble-answer.ts';
import { servePicture } from '#sandbox/meta/images/pictures.ts';
import { runRules } from '#sandbox/meta/rules/run-rules.ts';
import { serveVideo } from '#sandbox/meta/videos/video-pages.ts';
import { asOne, type Incoming, type ParsedRequest, type Service } from '#sandbox/outside-service.ts';
import { metaState } from './state.ts';

/** A make-believe graph.facebook.com, and the login dialog of www.facebook.com. */
export function openMeta(world: World): Service {
  async function open(incoming: Incoming): Promise<ParsedRequest> {
    runRules(world);
    const wholly = (answer: () => Response | Promise<Response>) => asOne(incoming, fail, answer);
    let call: GraphCall;
    try {
      call = await readCall(incoming);
      if (call.path[0] === 'dialog') return wholly(() => answerDialog(world, call));
      if (call.path[0] === 'pictures') return wholly(() => servePicture(world, call));
      if (call.path[0] === 'preview') return wholly(() => servePreview(world, call));
      if (call.path[0] === 'videos')
        return wholly(() => serveVideo(world, call.path[1] ?? '', incoming.headers.get('range')));
      if (!isBatch(call)) return wholly(async () => toResponse(await answerCall(world, call)));
      const operations = readBatch(call);
      return {
        operations: operations.map((operation) => describeOperation(call, operation)),
        answer: async (failing) =>
          Response.json(await answerBatch({ world, outer: call, operations, failing, answerOne })),
      };
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      const answer = errorAnswer(world, error, newTrace());
      return wholly(() => toResponse(answer));
    }
  }

  function fail(trouble: Omit<ErrorTrouble, 'kind'>): Response {
    return toResponse(troubleAnswer(trouble));
  }

  async function answerOne(call: GraphCall): Promise<Answer> {
    return answerCall(world, call);
  }

  world.clock.onAdvance(() => runRules(world));
  return {
    name: 'meta',
    open,
    fail,
    state() {
      runRules(world);
      return metaState(world);
    },
  };
}

function toResponse({ status, headers, body }: Answer): Response {
  const text = textOf(body) || JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      ...(status === 200 && { etag: `"${hash('md5', text)}"` }),
      ...headers,
    },
  });
}
