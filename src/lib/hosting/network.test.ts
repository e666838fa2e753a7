import { describe, expect, it } from 'vitest';
import { providerOfNetwork } from './network.ts';

describe('providerOfNetwork', () => {
  it.each([
    [{ asn: 13335, name: 'CLOUDFLARENET' }, 'Cloudflare', true],
    [{ asn: 13335 }, 'Cloudflare', true],
    [{ name: 'CLOUDFLARENET - Cloudflare, Inc., US' }, 'Cloudflare', true],
    [{ asn: 54113, name: 'FASTLY' }, 'Fastly', true],
    [{ asn: 16509, name: 'AMAZON-02 - Amazon.com, Inc., US' }, 'Amazon Web Services', false],
    [{ name: 'Amazon Technologies Inc.' }, 'Amazon Web Services', false],
    [{ asn: 24940 }, 'Hetzner', false],
    [{ asn: 4_200_000_000, name: 'HETZNER-AS' }, 'Hetzner', false],
    [{ name: 'AS-CHOOPA' }, 'Vultr', false],
    [{ name: 'OVH, FR' }, 'OVHcloud', false],
    [{ name: 'DIGITALOCEAN-ASN' }, 'DigitalOcean', false],
    [{ asn: 32934 }, 'Meta', false],
  ])('%j is of %s', (network, name, isAnycast) => {
    const found = providerOfNetwork(network);
    expect([found?.name, found?.isAnycast]).toEqual([name, isAnycast]);
  });

  it.each([
    {},
    { name: '' },
    { name: 'AS' },
    { asn: 64_496 },
    { name: 'NotCloudflare Ltd' },
    { name: 'Cloudflares Ltd' },
    { name: 'The Hetzner fan club' },
    { name: 'Deutsche Telekom AG' },
    { asn: 3320, name: 'DTAG Internet service provider operations, DE' },
  ])('%j is of nobody known', (network) => {
    expect(providerOfNetwork(network)).toBeUndefined();
  });
});
