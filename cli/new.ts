// achsmass new FOLDER: makes a folder for a firm's own site. It can be built at once and marks the texts to be written.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Answers, ask, colourIn, defaultsFor, languagesIn, themeIn } from '../starter/questions.ts'
import { siteFiles } from '../starter/site-files.ts'
import { takeProgram, tarballIn } from '../starter/tarball.ts'
import { accentOf, themeNames, writeTheme } from '../starter/theme.ts'
import { writeContent } from '../starter/write-content.ts'

const help = `achsmass new FOLDER [options]

Creates a folder for your firm's site. Asks for everything that the options leave out.

  --name NAME         name of the firm
  --short-name NAME   name in the page header
  --city CITY         town of the firm's office
  --languages LIST    such as de,en; the addresses of the first have no prefix
  --theme NAME        look of the site: ${themeNames.join(', ')}
  --color HEX         accent colour, such as #2c6a40
  --program SPEC      program to install: its tarball, which is copied into the folder, or a version on npm
  --yes               asks nothing and takes the defaults`

try {
  await makeSite()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function makeSite(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      'short-name': { type: 'string' },
      city: { type: 'string' },
      languages: { type: 'string' },
      theme: { type: 'string' },
      color: { type: 'string' },
      program: { type: 'string' },
      yes: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  const [folder] = positionals
  if (values.help || folder === undefined) return console.log(help)
  const target = resolve(folder)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Error(`${folder} is not empty; nothing was changed.`)

  const defaults = defaultsFor(folder)
  const theme = values.theme === undefined ? defaults.theme : themeIn(values.theme)
  const proposed: Answers = {
    name: values.name ?? defaults.name,
    shortName: values['short-name'] ?? values.name ?? defaults.shortName,
    city: values.city ?? defaults.city,
    languages: values.languages === undefined ? defaults.languages : languagesIn(values.languages),
    theme,
    colour: values.color === undefined ? accentOf(theme) : colourIn(values.color),
  }
  const spec = values.program
  // Without a default nothing is fetched under a name on npm that may belong to another person.
  if (spec === undefined)
    throw new Error('Name the program to install, such as --program ./achsmass-1.0.0.tgz.')
  const tarball = tarballIn(spec)
  const answers = values.yes ? proposed : await ask(proposed)

  mkdirSync(target, { recursive: true })
  writeContent(join(target, 'content'), answers)
  writeTheme(join(target, 'theme'), answers)
  const program = tarball === undefined ? spec : takeProgram(target, tarball)
  for (const [file, text] of Object.entries(siteFiles(answers, program)))
    writeFileSync(join(target, file), text)
  beginHistory(target)
  console.log(`${folder} is ready. Next:

  cd ${folder}
  npm install
  git add -A && git commit -m "Install the program"
  npm run check              lists the texts to write
  npm run studio             edits it in a browser`)
}

/** Makes a first commit, because the Studio publishes commits. Does without if git is missing. */
function beginHistory(target: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: target, stdio: 'ignore' })
  try {
    git('init', '--quiet', '--initial-branch=main')
    git('add', '--all')
    git(
      '-c',
      'user.name=achsmass',
      '-c',
      'user.email=achsmass@localhost',
      'commit',
      '--quiet',
      '--message=Begin',
    )
  } catch {
    console.log('Git could not be run, so there is no history yet. The Studio will begin one.')
  }
}
