/** What the server says of itself to Prometheus. */
export async function readMetrics(url: string) {
  const told = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) =>
    Number(new RegExp(`^adfjord_${name} (\\S+)$`, 'm').exec(told)?.[1] ?? Number.NaN);
  return {
    rssBytes: read('process_resident_memory_bytes'),
    handles: read('nodejs_active_handles_total'),
    files: read('process_open_fds'),
  };
}

/** What is still used of the heap of a Node process once it has thrown away what is not, asked at the port it is inspected at. */
export async function readHeap(inspectPort: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${inspectPort}/json`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(target!.webSocketDebuggerUrl);
  const ask = (id: number, method: string) =>
    new Promise<{ usedSize?: number }>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { id?: number; result: { usedSize?: number } };
        if (answer.id === id) resolve(answer.result);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize } = await ask(2, 'Runtime.getHeapUsage');
  socket.close();
  return usedSize!;
}
