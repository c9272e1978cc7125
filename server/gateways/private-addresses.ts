import { BlockList, isIPv4 } from 'node:net';

/** Special blocks of IPv4: https://www.iana.org/assignments/iana-ipv4-special-registry/ and multicast. */
const notPublicV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];

/** Within what IPv6 gives out; these hold private IPv4 addresses in disguise, or nothing public. */
const notPublicV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const v4 = listOf(notPublicV4, 'ipv4');
const v6 = listOf(notPublicV6, 'ipv6');
/** All that is public in IPv6 lies in here: https://www.iana.org/assignments/ipv6-address-space/ */
const givenOut = listOf(['2000::/3'], 'ipv6');

/** Whether an IP address is one that anybody on the internet could reach: nothing of this machine or its own network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !v4.check(address, 'ipv4');
  return givenOut.check(address, 'ipv6') && !v6.check(address, 'ipv6');
}

function listOf(blocks: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [start = '', bits] = block.split('/');
    list.addSubnet(start, Number(bits), family);
  }
  return list;
}
