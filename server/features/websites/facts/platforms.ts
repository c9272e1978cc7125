const platforms =
  /(^|\.)(facebook\.com|fb\.com|fb\.me|instagram\.com|linkedin\.com|tiktok\.com|twitter\.com|x\.com|youtube\.com|youtu\.be|pinterest\.\w+|snapchat\.com|linktr\.ee|finn\.no|gulesider\.no|1881\.no|proff\.no|mittanbud\.no|anbudstorget\.no|purehelp\.no|tripadvisor\.\w+(\.\w+)?|yelp\.\w+(\.\w+)?|trustpilot\.com|etsy\.com|ebay\.\w+(\.\w+)?|amazon\.\w+(\.\w+)?|tise\.com|booking\.com|airbnb\.\w+|foodora\.no|wolt\.com|business\.site|g\.page|goo\.gl|wikipedia\.org|yell\.com|checkatrade\.com)$/;

/** Whether an address is a firm's page on somebody else's platform, and no website of its own. */
export function isPlatform(address: string): boolean {
  const url = URL.parse(address);
  if (!url) return false;
  const host = url.hostname.replace(/\.$/, '');
  return platforms.test(host) || (/(^|\.)google\.\w+(\.\w+)?$/.test(host) && !host.startsWith('sites.'));
}
