/** The second firm, by which mechanisms are tried: where its content is, and where its site is built. */
export const otherFirm = { CONTENT_DIR: 'tests/other-firm', SITE_DIR: '.cache/other-firm' }
