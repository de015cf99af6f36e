import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificate {
  key: string
  cert: string
  /** The same certificate as a file, for clients that must trust it. */
  certFile: string
}

/** Makes a self-signed certificate for a host name. */
export function makeCertificate(dir: string, name: string): Certificate {
  const keyFile = join(dir, `${name}.key`)
  const certFile = join(dir, `${name}.pem`)
  const subjectNames = `subjectAltName=DNS:${name}${name === 'localhost' ? ',IP:127.0.0.1' : ''}`
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
  ]
  execFileSync(
    'openssl',
    [...args, '-keyout', keyFile, '-out', certFile, '-subj', `/CN=${name}`, '-addext', subjectNames],
    {
      stdio: 'ignore',
    },
  )
  return { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8'), certFile }
}
