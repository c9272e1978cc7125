import { pause } from '#sandbox/front-door/delays.ts';
import { errorOf, type Failure } from './anthropic-error.ts';

export interface Message {
  id: string;
  model: string;
  /** The tool through which the text is given, as its input. */
  tool: string | undefined;
  text: string;
  stopReason: 'end_turn' | 'max_tokens' | 'stop_sequence' | 'tool_use';
  stopSequence: string | null;
  inputTokens: number;
  outputTokens: number;
}

/** The whole answer at once. */
export function wholeMessage(message: Message): Record<string, unknown> {
  const content = message.tool
    ? { ...block(message), input: message.stopReason === 'max_tokens' ? {} : JSON.parse(message.text) }
    : block(message, message.text);
  return {
    ...shell(message),
    content: [content],
    stop_reason: message.stopReason,
    stop_sequence: message.stopSequence,
    usage: usage(message, message.outputTokens),
  };
}

/** The answer as it is being written, in the events of the Messages API; `breaking` comes up half-way. */
export function streamMessage(
  message: Message,
  paceMs: number,
  breaking?: Failure,
): ReadableStream<Uint8Array> {
  const stopped = new AbortController();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      const send = (type: string, data: object = {}) => {
        if (!stopped.signal.aborted)
          controller.enqueue(
            encoder.encode(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`),
          );
      };
      send('message_start', {
        message: {
          ...shell(message),
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: usage(message, 1),
        },
      });
      send('content_block_start', {
        index: 0,
        content_block: message.tool ? { ...block(message), input: {} } : block(message, ''),
      });
      send('ping');
      const parts = message.text.match(/[\s\S]{1,14}/gu) ?? [];
      for (const part of breaking ? parts.slice(0, parts.length / 2) : parts) {
        if (paceMs > 0) await pause(paceMs, stopped.signal).catch(() => {});
        if (stopped.signal.aborted) return;
        const delta = message.tool
          ? { type: 'input_json_delta', partial_json: part }
          : { type: 'text_delta', text: part };
        send('content_block_delta', { index: 0, delta });
      }
      if (breaking) send('error', { error: errorOf(breaking) });
      else {
        send('content_block_stop', { index: 0 });
        send('message_delta', {
          delta: { stop_reason: message.stopReason, stop_sequence: message.stopSequence },
          usage: usage(message, message.outputTokens),
        });
        send('message_stop');
      }
      if (!stopped.signal.aborted) controller.close();
    },
    cancel: () => stopped.abort(),
  });
}

function shell({ id, model }: Message) {
  return { id, type: 'message', role: 'assistant', model, container: null, stop_details: null };
}

function block({ id, tool }: Message, text = ''): object {
  return tool
    ? { type: 'tool_use', id: id.replace('msg_', 'toolu_'), name: tool }
    : { type: 'text', text, citations: null };
}

function usage({ inputTokens }: Message, outputTokens: number) {
  return {
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
    service_tier: 'standard',
  };
}
