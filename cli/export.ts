// achsmass export [FOLDER]: writes the published site in formats independent of the program: content as JSON, pages as
// Markdown, pictures and films unchanged. Adds the bids, remarks and journal of the Studio as JSON.
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { parse } from 'yaml'
import { studioRows } from '../service/admin/studio-rows.ts'
import { contentDir } from '../src/content/content-dir.ts'
import { markdownOf } from '../tools/page-markdown.ts'
import { publishedContent } from './published.ts'
import { buildAside } from './site-build.ts'

if (existsSync('.env')) loadEnvFile('.env')
const [folder = 'export'] = process.argv.slice(2)
if (existsSync(folder)) {
  console.error(`${folder} exists already; nothing was written.`)
  process.exit(1)
}
const content = await publishedContent(contentDir())
if (content !== contentDir())
  console.log('The content has uncommitted changes. The export contains the last commit.')
process.env.CONTENT_DIR = content
const site = await buildAside()

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
const writeJson = (file: string, data: unknown) => write(file, `${JSON.stringify(data, null, 2)}\n`)
const texts = globSync('**/*.yaml', { cwd: content })
for (const file of texts) {
  const data = parse(readFileSync(join(content, file), 'utf8'))
  writeJson(`content/${file.replace(/yaml$/, 'json')}`, data)
}
const pages = globSync('**/*.html', { cwd: site })
for (const file of pages)
  write(`pages/${file.replace(/html$/, 'md')}`, markdownOf(readFileSync(join(site, file), 'utf8')))
cpSync(join(content, 'media'), join(folder, 'media'), { recursive: true })
for (const [table, rows] of Object.entries(await studioRows(process.env.DATA_DIR || 'data')))
  writeJson(`studio/${table}.json`, rows)

console.log(`${folder} has ${texts.length} files of content as JSON, ${pages.length} pages as Markdown, and all media.
The built site in ${site} is plain HTML that any web server serves. Inquiries: achsmass inquiries export.`)
