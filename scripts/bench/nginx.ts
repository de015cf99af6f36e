import { spawn } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const nginxPort = 18_099

export interface BenchServer {
  url: string
  pid: number
  stop(): Promise<unknown>
}

/** nginx as a careful administrator would set it up: precompressed files, open files kept. */
export async function startNginx(siteDir: string, dir: string): Promise<BenchServer> {
  const config = join(dir, 'nginx.conf')
  await mkdir(join(dir, 'temp'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${dir}/temp/${name};`,
  )
  await writeFile(
    config,
    `worker_processes 1; daemon off; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  open_file_cache max=1000; gzip_static on; ${temporary.join(' ')}
  server { listen 127.0.0.1:${nginxPort}; root ${siteDir}; index index.html; }
}
`,
  )
  const child = spawn('nginx', ['-c', config], {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
  const ended = new Promise(resolved => child.once('exit', resolved))
  const url = `http://127.0.0.1:${nginxPort}`
  for (let attempt = 0; attempt < 100; attempt++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      break
    await new Promise(resolved => setTimeout(resolved, 50))
  }
  return {
    url,
    pid: child.pid as number,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
