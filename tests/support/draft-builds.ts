// Builds of a draft that skip the real build of the site and write simple pages with the kinds of links that it has.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openHistory } from '../../studio/content/git.ts'
import { DraftBuilds } from '../../studio/drafts/draft-builds.server.ts'
import { openBuilds } from '../../studio/drafts/routes.server.ts'
import type { Studio } from '../../studio/http/settings.ts'
import { buildsOf } from '../../studio/publish/builds.server.ts'

export async function simpleDraftBuilds(
  studio: Studio,
): Promise<{ builds: DraftBuilds; count: () => number }> {
  let built = 0
  async function build(_: string, content: string, outDir: string): Promise<void> {
    built++
    const write = (name: string, text: string) => {
      mkdirSync(dirname(join(outDir, name)), { recursive: true })
      writeFileSync(join(outDir, name), text)
    }
    const page = (name: string) => `<!doctype html><html lang="de"><head>
<meta http-equiv="Content-Security-Policy" content="script-src 'self'"><style>a{background:url(/_astro/a.png)}</style>
<script src="/_astro/a.js"></script></head><body onload="x()"><main><p>${readFileSync(join(content, 'pages', name), 'utf8').replace(/[<&]/g, '')}</p>
<a href="/contact">x</a><a href="//elsewhere.example">y</a><img srcset="/a.jpg 1x, /b.jpg 2x"></main></body></html>`
    write('index.html', page('home.yaml'))
    write('faq.html', page('faq.yaml'))
    write('_astro/a.css', 'b{background:url("/_astro/b.png")}')
    write('_astro/a.js', 'alert(1)')
    write('projects.json', '{}')
    symlinkSync(join(studio.project, 'secret.yaml'), join(outDir, 'linked.html'))
    write('build.json', '{}')
  }
  const deps = {
    git: await openHistory(studio.project, 'Test'),
    builds: buildsOf(studio.project),
    folder: 'content',
    check: async () => [],
    build,
    notifySearchEngines: async () => undefined,
  }
  const builds = new DraftBuilds(deps, studio)
  openBuilds.set(studio.project, Promise.resolve(builds))
  return { builds, count: () => built }
}
