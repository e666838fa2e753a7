import { createServer, type Server, type Socket } from 'node:net';
import { TLSSocket, type TlsOptions } from 'node:tls';

type Protocol = 'imap' | 'pop3' | 'ftp' | 'ldap' | 'postgresql';

interface StartTlsServerOptions {
  as: Protocol;
  /** Without it, TLS is refused. */
  tls?: TlsOptions;
  /** Said in clear right behind the consent, as somebody between the two could. */
  smuggled?: string;
}

interface Exchange {
  /** What is asked. */
  asked: string | Buffer;
  yes: string | Buffer;
  no: string | Buffer;
}

/** What a server says first, and its answers to others than the request for TLS. */
const greetings: Readonly<Record<Protocol, string>> = {
  imap: '* OK [CAPABILITY IMAP4rev1 STARTTLS LOGINDISABLED] ready\r\n',
  pop3: '+OK ready <1896.697170952@mail.test>\r\n',
  ftp: '220-Welcome\r\n 220 of files is only talk\r\n220 ready\r\n',
  ldap: '',
  postgresql: '',
};

const ldapName = Buffer.from('1.3.6.1.4.1.1466.20037');

const exchanges: Readonly<Record<Protocol, Exchange>> = {
  imap: {
    asked: 'STARTTLS\r\n',
    yes: '* CAPABILITY IMAP4rev1\r\n{tag} OK Begin TLS negotiation now\r\n',
    no: '{tag} BAD Unknown command\r\n',
  },
  pop3: { asked: 'STLS\r\n', yes: '+OK Begin TLS negotiation\r\n', no: '-ERR Unknown command\r\n' },
  ftp: { asked: 'AUTH TLS\r\n', yes: '234 Proceed\r\n', no: '502 Not implemented\r\n' },
  ldap: {
    asked: ldapName,
    yes: Buffer.concat([Buffer.from('302402010178 1f0a01000400 0400 8a16'.replaceAll(' ', ''), 'hex'), ldapName]),
    // Code 2, and lengths of four bytes, as Active Directory writes them.
    no: Buffer.from('308400000010020101788400000007 0a010204000400'.replaceAll(' ', ''), 'hex'),
  },
  postgresql: { asked: Buffer.from('0000000804d2162f', 'hex'), yes: 'S', no: 'N' },
};

/** A server on loopback that begins in clear and goes on in TLS when it is asked to, and does nothing after that. */
export function startTlsServer({ as, tls, smuggled = '' }: StartTlsServerOptions): Server {
  const { asked, yes, no } = exchanges[as];
  return createServer((socket: Socket) => {
    let heard = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    if (greetings[as] !== '') socket.write(greetings[as]);
    const listen = (part: Buffer) => {
      heard = Buffer.concat([heard, part]);
      if (!heard.includes(asked)) return;
      socket.off('data', listen);
      const answer = tls ? Buffer.concat([Buffer.from(yes), Buffer.from(smuggled)]) : Buffer.from(no);
      const [tag = ''] = heard.toString('latin1').split(' ', 1);
      socket.write(answer.toString('latin1').replace('{tag}', tag), 'latin1');
      if (tls) new TLSSocket(socket, { isServer: true, ...tls }).on('error', () => socket.destroy());
    };
    socket.on('data', listen);
  });
}
