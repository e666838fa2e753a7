import { expect, it } from 'vitest';
import { rdapContacts } from './rdap-contacts.ts';

const card = (...properties: unknown[]) => ['vcard', [['version', {}, 'text', '4.0'], ...properties]];

it('reads who holds a name, and who looks after it', () => {
  const entities = [
    {
      roles: ['registrant'],
      vcardArray: card(
        ['fn', {}, 'text', 'Ada Lovelace'],
        ['org', {}, 'text', 'Engines Ltd'],
        ['email', {}, 'text', 'ada@engines.example'],
        ['tel', {}, 'uri', 'tel:+44.1'],
        ['adr', { cc: 'GB' }, 'text', ['', '', '12 St James Square', 'London', '', 'SW1Y', 'United Kingdom']],
      ),
    },
    { roles: ['administrative', 'technical'], vcardArray: card(['fn', {}, 'text', 'Help desk']) },
    {
      roles: ['registrar'],
      entities: [{ roles: ['abuse'], vcardArray: card(['email', {}, 'text', 'abuse@r.example']) }],
    },
  ];
  expect(rdapContacts({ entities })).toEqual([
    {
      ...{ role: 'registrant', name: 'Ada Lovelace', organization: 'Engines Ltd', email: 'ada@engines.example' },
      ...{ phone: '+44.1', address: '12 St James Square, London, SW1Y, United Kingdom' },
    },
    { role: 'administrative', name: 'Help desk' },
    { role: 'technical', name: 'Help desk' },
    { role: 'abuse', email: 'abuse@r.example' },
  ]);
});

it('leaves out who is kept back, and reads what is no card at all', () => {
  const hidden = { roles: ['registrant'], vcardArray: card(['fn', {}, 'text', 'REDACTED FOR PRIVACY']) };
  expect(rdapContacts({ entities: [hidden] })).toEqual([]);
  for (const vcardArray of [null, 7, 'x', [], ['vcard'], ['vcard', 'adr'], ['vcard', [['adr']]], { adr: [] }]) {
    expect(rdapContacts({ entities: [{ roles: ['registrant'], vcardArray }] })).toEqual([]);
  }
});
