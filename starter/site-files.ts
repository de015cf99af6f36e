// Makes the files of a new firm's folder, apart from content and icons.
import { readFileSync } from 'node:fs'
import { inProgram } from '../tools/program.ts'
import type { Answers } from './questions.ts'

const commands = [
  'start',
  'dev',
  'build',
  'check',
  'test',
  'studio',
  'inquiries',
  'launch-check',
  'upgrade',
  'export',
  'indexnow',
  'studio-login',
]

/**
 * The packages of the program whose install scripts npm runs or skips. npm 12 and later only run the scripts that a folder
 * allows. Without its script the package `node` does not install Node.
 */
export const allowScripts = { esbuild: false, node: true }

/** Returns the files by name. `spec` is the program that npm installs: a version, or a tarball. */
export function siteFiles(
  { name, languages }: Pick<Answers, 'name' | 'languages'>,
  spec: string,
): Record<string, string> {
  return {
    'package.json': `${JSON.stringify(
      {
        name: 'website',
        private: true,
        type: 'module',
        scripts: Object.fromEntries(commands.map(command => [command, `achsmass ${command}`])),
        dependencies: { achsmass: spec },
        allowScripts,
      },
      null,
      2,
    )}\n`,
    '.gitignore': 'node_modules/\ndist\n.builds/\n.cache/\n.astro/\ndata/\n.env\ncontent/.schemas/\n',
    '.dockerignore': 'node_modules\n.git\n.cache\n.builds\ndist\ndata\n.env\n',
    '.env.example': readFileSync(inProgram('.env.example'), 'utf8'),
    'README.md': languages[0] === 'de' ? germanReadme(name) : englishReadme(name),
  }
}

const germanReadme = (name: string) => `# Website ${name}

Alles, was die Website sagt und zeigt, liegt in diesem Ordner; das Programm dazu ist das Paket \`achsmass\`.

    npm install             # einmal, und nach jeder neuen Version
    npm run studio          # Texte, Bilder und Projekte im Browser bearbeiten
    npm run check           # sagt, was noch zu schreiben ist
    npm test                # baut die Website und geht alle Seiten durch
    npm start               # zeigt den letzten Commit: http://localhost:8080

Texte, die Sie noch schreiben, beginnen mit \`???\`; bei Zahlen und Adressen steht \`# ???\` in der Zeile darüber.
Nehmen Sie die Zeichen heraus, sobald der Text Ihrer ist.

- \`content/firm.yaml\`: Name, Standorte, Zahlen. Fangen Sie hier an.
- \`content/pages/\`: eine Datei je Seite, mit ihren Abschnitten.
- \`content/projects/\`, \`people.yaml\`, \`news.yaml\`, \`faq.yaml\`: Projekte, Menschen, Neues, Fragen.
- \`content/media/\`: Bilder und Filme.
- \`theme/theme.yaml\`: Farben, Schrift, Logo. Fehlt der Ordner, gilt das Aussehen des Programms.
- \`.env\` (aus \`.env.example\`): wohin Anfragen gehen, und die Adresse der Website.

\`npm run launch-check\` sagt, ob die Website online gehen darf.
`

const englishReadme = (name: string) => `# Website of ${name}

This folder contains everything that the website says and shows. Its program is the package \`achsmass\`.

    npm install             # once, and after each new version
    npm run studio          # edits texts, pictures and projects in a browser
    npm run check           # lists the texts to write
    npm test                # builds the website and visits all its pages
    npm start               # serves the last commit: http://localhost:8080

Texts for you to write begin with \`???\`; numbers and addresses have \`# ???\` in the line above.
Remove the marks when the text is your own.

- \`content/firm.yaml\`: name, offices, figures. Begin here.
- \`content/pages/\`: one file for each page, with its sections.
- \`content/projects/\`, \`people.yaml\`, \`news.yaml\`, \`faq.yaml\`: projects, people, news, questions.
- \`content/media/\`: pictures and films.
- \`theme/theme.yaml\`: colours, typeface, logo. Without this folder the website has the program's own look.
- \`.env\` (from \`.env.example\`): where inquiries go, and the address of the website.

\`npm run launch-check\` tells you whether the website may go online.
`
