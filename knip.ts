import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'cli/*.ts',
    'scripts/*.ts',
    'build/service-worker.js',
    'bin/strip-types.mjs',
    'studio/{shell/vite.config.ts,shell/main.tsx,drafts/guest-main.tsx,preview/dev.ts,bids/foreign/process.ts,bids/desk-process.ts}',
    'tests/support/{edit-forever,publish-once,write-forever}.ts',
    'src/{pages,styleguide}/**/*.{astro,ts}',
    // The generated routes import these by the names in content.
    'src/sections/*/{View.tsx,Section*.astro,first.ts,json-ld.ts,examples.ts}',
    'src/frame/{SectionPage,PersonDialogs,FormDialogs}.astro',
    '{src,build,cli,sweep,starter,studio,scripts,tests,tools,migrations,sites,upgrade}/**/*.test.ts',
    'tests/e2e/**/*.spec.ts',
    'tests/office/open.ts',
    'sites/*/tests/*.spec.ts',
    'sites/*/*.ts',
    'sites/*/sections/*/{schema.ts,View.tsx}',
    'src/sections/for-sites/*.ts',
  ],
  project: [
    '{src,tools,starter,build,service,studio,cli,scripts,sweep,tests,deploy,migrations,upgrade}/**/*.{ts,tsx,astro}',
  ],
  // An export that its own file uses too is part of the file's vocabulary.
  ignoreExportsUsedInFile: true,
  // System programs.
  ignoreBinaries: [
    'apt-get',
    'mount',
    'umount',
    'openssl',
    'nginx',
    'wrk',
    'caddy',
    'pg_dump',
    'pg_restore',
    'systemd-analyze',
    'soffice',
  ],
  // Called by tools/run.ts by their paths.
  // And the vocabulary that tests/support/schema-org.ts compiles published data with.
  // And Vite, which studio/shell/client-files.server.ts starts by its path.
  ignoreDependencies: ['@biomejs/biome', '@astrojs/check', 'schema-dts', 'vite'],
  compilers: {
    // Returns the imports of an Astro file, and the behaviours that it names as <script src>.
    astro: text =>
      [
        ...text.matchAll(/^import[^;\n]+from\s+'[^']+'$/gm),
        ...[...text.matchAll(/<script src="(\.[^"]+)">/g)].map(([, file]) => [`import '${file}'`]),
      ]
        .map(([line]) => line)
        .join('\n'),
  },
}

export default config
