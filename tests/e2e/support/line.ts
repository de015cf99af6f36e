// A proxy between browser and server that can be cut and mended, so that the browser really loses its connection.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type Line = {
  origin: string
  /** Returns the browser's requests with their headers. */
  asked: () => string[]
  cut: () => Promise<void>
  mend: () => Promise<void>
}

export async function lineTo(server: string): Promise<Line> {
  const open = new Set<Socket>()
  const said: Buffer[] = []
  const exchange = createServer(near => {
    const far = connect(Number(new URL(server).port), '127.0.0.1')
    near.on('data', (part: Buffer) => said.push(part))
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(end)
      end.pipe(other)
      // A broken end breaks the other too, as in a real loss of connection.
      end.on('error', () => other.destroy())
      end.on('close', () => open.delete(end))
    }
  })
  const listen = async (port: number) => {
    exchange.listen(port, '127.0.0.1')
    await once(exchange, 'listening')
    return (exchange.address() as AddressInfo).port
  }
  const port = await listen(0)
  return {
    origin: `http://127.0.0.1:${port}`,
    asked: () => Buffer.concat(said).toString('latin1').split('\r\n\r\n'),
    async cut() {
      const closed = once(exchange, 'close')
      exchange.close()
      for (const end of open) end.destroy()
      await closed
    },
    async mend() {
      await listen(port)
    },
  }
}
