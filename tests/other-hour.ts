const kept = globalThis as typeof globalThis & { realDate?: DateConstructor };
const RealDate = (kept.realDate ??= Date);
const at = process.env['ADFJORD_AT'];

// Each test file begins at that moment, its house, sandbox and embedded database with it.
if (at) {
  const aheadMs = RealDate.parse(at) - RealDate.now();
  const now = () => RealDate.now() + aheadMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, given, asked) =>
      Reflect.construct(date, given.length > 0 ? given : [now()], asked) as Date,
    get: (date, name): unknown => (name === 'now' ? now : Reflect.get(date, name)),
  });
}
