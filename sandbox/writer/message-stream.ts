import { pause } from '../delays.ts';

export interface Message {
  id: string;
  model: string;
  tool: string | undefined;
  text: string;
  inputTokens: number;
  outputTokens: number;
}

/** The whole answer at once. */
export function wholeMessage(message: Message): Record<string, unknown> {
  return {
    ...shell(message),
    content: [
      message.tool ? { ...block(message), input: JSON.parse(message.text) } : block(message, message.text),
    ],
    stop_reason: stopReason(message),
    usage: usage(message, message.outputTokens),
  };
}

/** The answer as it is being written, in the events of the Messages API. */
export function streamMessage(message: Message, paceMs: number): ReadableStream<Uint8Array> {
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
        message: { ...shell(message), content: [], stop_reason: null, usage: usage(message, 1) },
      });
      send('content_block_start', {
        index: 0,
        content_block: message.tool ? { ...block(message), input: {} } : block(message, ''),
      });
      send('ping');
      for (const part of message.text.match(/[\s\S]{1,14}/g) ?? []) {
        if (paceMs > 0) await pause(paceMs, stopped.signal).catch(() => {});
        if (stopped.signal.aborted) return;
        const delta = message.tool
          ? { type: 'input_json_delta', partial_json: part }
          : { type: 'text_delta', text: part };
        send('content_block_delta', { index: 0, delta });
      }
      send('content_block_stop', { index: 0 });
      send('message_delta', {
        delta: { stop_reason: stopReason(message), stop_sequence: null },
        usage: { output_tokens: message.outputTokens },
      });
      send('message_stop');
      controller.close();
    },
    cancel: () => stopped.abort(),
  });
}

function shell({ id, model }: Message) {
  return { id, type: 'message', role: 'assistant', model, stop_sequence: null };
}

function block({ id, tool }: Message, text = ''): object {
  return tool ? { type: 'tool_use', id: id.replace('msg_', 'toolu_'), name: tool } : { type: 'text', text };
}

function stopReason({ tool }: Message): string {
  return tool ? 'tool_use' : 'end_turn';
}

function usage({ inputTokens }: Message, outputTokens: number) {
  return {
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: 0,
  };
}
