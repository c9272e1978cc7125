const name = 'adfjord';
const rows = 'kept';

/** Where the browser keeps nothing, as in a private window: until the page is closed. */
const spare = new Map<string, unknown>();
let opening: Promise<IDBDatabase> | undefined;
let isErased = false;

/** What this browser keeps of a person for when there is no line. Whoever signs out takes it along. */
export const keptHere = {
  async read<Value>(key: string): Promise<Value | undefined> {
    if (spare.has(key)) return spare.get(key) as Value;
    return (await ask('readonly', (store) => store.get(key))) as Value | undefined;
  },
  /** All whose key begins so, in the order of their keys. */
  async list<Value>(beginning: string): Promise<Value[]> {
    const range = () => IDBKeyRange.bound(beginning, `${beginning}\uffff`);
    const found = (await ask('readonly', (store) => store.getAll(range()))) as Value[] | undefined;
    const others = [...spare].filter(([key]) => key.startsWith(beginning)).map(([, value]) => value as Value);
    return [...(found ?? []), ...others];
  },
  async write(key: string, value: unknown): Promise<void> {
    if (isErased) return;
    const isKept = await ask('readwrite', (store) => store.put(value, key));
    if (isKept === undefined) spare.set(key, value);
  },
  async remove(key: string): Promise<void> {
    spare.delete(key);
    await ask('readwrite', (store) => store.delete(key));
  },
  /** A new page follows: what was on its way into here comes too late. */
  async eraseAll(): Promise<void> {
    isErased = true;
    spare.clear();
    await ask('readwrite', (store) => store.clear());
  },
};

/** Undefined as well where the browser keeps nothing. */
async function ask(mode: IDBTransactionMode, of: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  try {
    opening ??= open();
    const database = await opening;
    return await settled(of(database.transaction(rows, mode).objectStore(rows)));
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(rows));
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Nothing is kept here.')));
  });
}
