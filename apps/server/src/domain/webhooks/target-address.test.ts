import { describe, expect, test } from 'vitest';
import { isLoopback, isPublic, mayCall } from './target-address.ts';

describe('an address of the public internet', () => {
  test.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.169.0.0',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
    '::ffff:1.1.1.1',
    '64:ff9b::101:101',
  ])('%s may be called', (address) => {
    expect(isPublic(address)).toBe(true);
    expect(mayCall({ loopback: false })(address, address)).toBe(true);
  });
});

describe('any other address', () => {
  test.each([
    '0.0.0.0',
    '0.255.255.255',
    '10.0.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '::ffff:0:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::1',
    '100::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    '4000::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '',
    'example.com',
    '2130706433',
    '0177.0.0.1',
  ])('%s may not', (address) => {
    expect(isPublic(address)).toBe(false);
    expect(mayCall({ loopback: false })(address, address)).toBe(false);
  });
});

describe('loopback', () => {
  const mayCallLoopback = mayCall({ loopback: true });

  test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
    '%s may be called where that is allowed, and the URL has the address itself',
    (address) => {
      expect(isLoopback(address)).toBe(true);
      expect(mayCallLoopback(address, address)).toBe(true);
      expect(mayCallLoopback(address, 'localhost')).toBe(false);
    },
  );

  test.each(['10.0.0.1', '169.254.169.254', '0.0.0.0', '::', 'fe80::1', '::ffff:10.0.0.1', 'localhost'])(
    'does not take %s with it',
    (address) => {
      expect(isLoopback(address)).toBe(false);
      expect(mayCallLoopback(address, address)).toBe(false);
    },
  );
});
