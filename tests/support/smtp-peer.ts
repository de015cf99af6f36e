import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  from: string
  recipients: string[]
  raw: string
}

export type Behaviour =
  | 'accept'
  | 'refuse-sender'
  | 'trickle'
  | 'refuse-4xx'
  | 'refuse-5xx'
  | 'silent'
  | 'cut-in-data'
  | 'reject-content'

export interface SmtpPeer {
  port: number
  received: ReceivedMail[]
  /** The number of connections so far, including failed attempts. */
  connections: number
  behaviour: Behaviour
  parsed(): Promise<Email[]>
  close(): Promise<void>
}

/** Starts a real mail server that can misbehave in the ways that others do. */
export async function startSmtpPeer(options: SMTPServerOptions & { port?: number } = {}): Promise<SmtpPeer> {
  const peer: SmtpPeer = {
    port: 0,
    received: [],
    connections: 0,
    behaviour: 'accept',
    parsed: () => Promise.all(peer.received.map(mail => new PostalMime().parse(mail.raw))),
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onConnect(_session, done) {
      peer.connections++
      // A silent server accepts the connection and never sends anything.
      if (peer.behaviour !== 'silent') done()
    },
    onMailFrom(_address, _session, done) {
      if (peer.behaviour === 'refuse-sender') done(refusal(451, 'Try again later'))
      else done()
    },
    onRcptTo(_address, _session, done) {
      if (peer.behaviour === 'refuse-4xx') done(refusal(451, 'Try again later'))
      else if (peer.behaviour === 'refuse-5xx') done(refusal(550, 'No such user'))
      else done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      if (peer.behaviour === 'cut-in-data') {
        socketOf(session.id)?.destroy()
        return
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        // A trickling server sends one character after the other and never finishes its answer.
        if (peer.behaviour === 'trickle') {
          trickle(session.id)
          return
        }
        if (peer.behaviour === 'reject-content') {
          done(refusal(554, 'Content refused'))
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        peer.received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          recipients: rcptTo.map(recipient => recipient.address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  function socketOf(id: string): Socket | undefined {
    const connections = [...(server.connections as Set<{ id: string; _socket: Socket }>)]
    return connections.find(connection => connection.id === id)?._socket
  }
  function trickle(id: string): void {
    const socket = socketOf(id)
    if (!socket || socket.destroyed) return
    socket.write('2')
    setTimeout(trickle, 200, id)
  }
  await new Promise<void>(resolve => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  peer.port = (server.server.address() as AddressInfo).port
  return peer
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
