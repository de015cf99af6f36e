// What Node makes of requests on a connection that has been cut. Its parser reads a whole chunk of 64 kB before the connection
// is closed, over a thousand small requests, and would keep two objects of a kilobyte for each: a few hundred such
// connections at once fill the memory. So all requests behind the cut are one and the same.
import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

const noRequest = new IncomingMessage(new Socket())
const noResponse = new ServerResponse(noRequest)
// Bodies and ends that follow are nobody's, and there is no answer's end that the server could wait for.
noRequest.push = () => true
noRequest.destroy = () => noRequest
noResponse.on = () => noResponse

/** For Node's `createServer`. */
export const cutOff: ServerOptions = {
  IncomingMessage: new Proxy(IncomingMessage, {
    construct: (made, given, asked) =>
      given[0].destroyed ? noRequest : Reflect.construct(made, given, asked),
  }),
  ServerResponse: new Proxy(ServerResponse, {
    construct: (made, given, asked) =>
      given[0] === noRequest ? noResponse : Reflect.construct(made, given, asked),
  }),
}
