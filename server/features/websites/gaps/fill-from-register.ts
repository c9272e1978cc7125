import type { FactSource } from '#contract/websites/fact-source.ts';
import type { FoundFacts } from '#contract/websites/reading.ts';
import type { AppContext } from '#server/app-context.ts';
import { GatewayError } from '#server/gateways/gateway-error.ts';
import { areAlike, asFirmsWrite } from './firm-names.ts';
import { firmNumberIn } from './firm-number-on-pages.ts';
import { industryOfTrade } from './trade-industries.ts';

const lookUpUrl = 'https://virksomhet.brreg.no/oppslag/enheter';

/** What the register knows of the firm whose number stands on its pages, where these say nothing. */
export async function fillFromRegister(
  { register, log }: Pick<AppContext, 'register' | 'log'>,
  found: FoundFacts,
  lines: string[],
): Promise<{ found: FoundFacts; isClosing: boolean }> {
  const nothing = { found, isClosing: false };
  const onPages = firmNumberIn(lines);
  if (!onPages) return nothing;
  try {
    const firm = await register.getFirm(onPages.number);
    // A number of who owns it, or made the pages, tells nothing of who advertises.
    if (!firm || (found.businessName && !areAlike(found.businessName.value, firm.name))) return nothing;
    const source = (words: string): FactSource => ({
      from: 'register',
      words,
      url: `${lookUpUrl}/${firm.number}`,
    });
    const industry = firm.trade && industryOfTrade(firm.trade.code);
    const known: Partial<FoundFacts> = {
      businessName: { value: asFirmsWrite(firm.name), source: source(firm.name) },
      ...(industry && {
        industry: { value: industry, source: source(`${firm.trade!.code} ${firm.trade!.words}`) },
      }),
      ...(firm.town && { place: { value: firm.town, source: source(firm.town) } }),
    };
    return { found: { ...known, ...found }, isClosing: firm.isClosing };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    log.error('the register of firms did not answer', error);
    return nothing;
  }
}
