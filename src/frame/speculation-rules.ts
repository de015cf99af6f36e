/**
 * Lets browsers prerender a page that a visitor is about to choose. The rules are inline, because every first visit would
 * have to fetch a file. Their hash in the security policy allows them.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: '[download]' } }],
      },
      eagerness: 'moderate',
    },
  ],
})
