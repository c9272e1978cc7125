import type { PersonsLead } from '#contract/leads/lead.ts';

type Named = Pick<PersonsLead, 'id' | 'name'>;

const comparable = (name: string) => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Tells which of the leads with the same address or number bear another name: perhaps somebody of the same household. */
export function bearsOtherName(found: Named[], id: string): (lead: Named) => boolean {
  const own = found.find((lead) => lead.id === id)?.name;
  return ({ name }) => Boolean(own && name && comparable(own) !== comparable(name));
}

/** The leads to erase: all of the same name, and of the others those that were added. */
export function chosenToErase(found: Named[], { id, added }: { id: string; added: string[] }): string[] {
  const isOther = bearsOtherName(found, id);
  return found.filter((lead) => !isOther(lead) || added.includes(lead.id)).map((lead) => lead.id);
}
