// Lists the commands of the program, each with a sentence and its options.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Commands that print their own help. */
const explainThemselves = new Set(['new', 'upgrade', 'inquiries'])

/** @type {Record<string, [sentence: string, options?: string]>} */
const commands = {
  start: [
    'serves the published site and receives inquiries, on http://localhost:8080',
    '  --draft     serves the content folder as it is',
  ],
  dev: ['shows the site while you write, on http://localhost:8080'],
  build: ['builds the site into dist/ (another folder: SITE_DIR)'],
  check: ['reports what is wrong with the content'],
  studio: [
    'edits and publishes the site in a browser',
    '  --no-open   opens no browser\n  --port N    uses a port other than 8090',
  ],
  'studio-login': [
    'makes a person an administrator of the Studio',
    '  NAME        the login, or an email address',
  ],
  inquiries: ['lists, exports, backs up and erases inquiries, and counts visits'],
  indexnow: ['tells search engines which pages have changed'],
  export: ['writes the content as JSON and Markdown', '  FOLDER      default: export'],
  'launch-check': [
    'reports whether the site is ready to go online, and sends a test mail',
    '  --host HOST where the pages will be hosted: machine, container, static or cdn',
  ],
  new: ["creates a folder for a firm's own site"],
  upgrade: ['upgrades the site to another version of the program'],
  format: ['formats content and code'],
  release: ['packs the program, lists its components (SBOM), and tries the package in an empty folder'],
  looks: ['records the looks of all pages again'],
  'sample-list': ['lists the sample data that the launch check looks for'],
  starter: ['generates the content that a new site starts with'],
  test: ['runs all checks and tests'],
  'test browsers': ['tests the site in other browsers'],
  'test crash': ['kills the service while it receives inquiries'],
  'test deploy': ['tests each way to put the site online'],
  'test hostile': ['attacks the service on this machine'],
  'test looks': ['compares every page of both firms with its picture'],
  'test mutants': ['changes the code and reports which changes no test notices'],
  'test office': ['opens the files of bids in LibreOffice'],
  'test package': ['installs the packed program and makes sites with it'],
  'test studio': [
    'tests all of the Studio in a browser, tries every change of the content, and kills the Studio 600 times',
  ],
  'test upgrade': ['upgrades sites of earlier versions'],
  tender: [
    'reads a tender and prints what was understood of each line',
    '  FILE        text, page, PDF, Word file or eForms notice\n  --json      prints the whole result as JSON\n  --deadline YYYY-MM\n  --score     scores the reader on a table of phrases',
  ],
  'bid-files': ['writes the files of a bid'],
  'record-heads': ['records the heads of all pages again'],
  bench: [
    'measures the site as visitors experience it',
    '  visits, presses   only this part\n  --runs N          takes the median of N runs (default: 5)\n  --only /projects  only pages with this in their address; nothing is written',
  ],
  'bench growth': ['measures large sites'],
  'bench service': ['compares the service with nginx and Caddy'],
}

/**
 * Finds the command and its remaining words. `test crash` is a single command, but in `test --help` and `bench visits` the
 * second word is an argument.
 *
 * @param {string} program
 * @param {string[]} words
 */
export function findCommand(program, [task = '', ...rest]) {
  const long = `${task} ${rest[0]}`
  return commandFile(program, long) ? { task: long, rest: rest.slice(1) } : { task, rest }
}

/**
 * Finds the file of a command: one for sites (cli/), or at the root of the program's repository one of its own (scripts/).
 *
 * @param {string} program
 * @param {string} task
 */
export function commandFile(program, task) {
  if (!Object.hasOwn(commands, task)) return undefined
  const folders = existsSync('content') ? ['cli'] : ['scripts', 'cli']
  return folders
    .map(folder => join(program, folder, `${task.replace(' ', '-')}.ts`))
    .find(file => existsSync(file))
}

/**
 * Returns the requested help, unless the command prints its own.
 *
 * @param {string} program
 * @param {string} task
 * @param {string[]} rest
 */
export function helpFor(program, task, rest) {
  if (task === '' || task === '--help' || task === 'help') return overview(program)
  const [sentence = '', options = ''] = commands[task] ?? []
  if (explainThemselves.has(task) || !rest.includes('--help')) return undefined
  const more = Object.keys(commands).filter(name => name.startsWith(`${task} `) && commandFile(program, name))
  const lines = [...more.map(name => line(name)), options].filter(text => text !== '')
  return [`achsmass ${task}: ${sentence}.`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n')
}

/** @param {string} program */
export function overview(program) {
  const here = Object.entries(commands).filter(([task]) => commandFile(program, task))
  const lines = here.map(([task]) => line(task))
  return `achsmass COMMAND [options]\n\n${lines.join('\n')}\n\nachsmass COMMAND --help explains the options.`
}

/** @param {string} task */
function line(task) {
  return `  ${task.padEnd(14)}${commands[task]?.[0]}`
}
