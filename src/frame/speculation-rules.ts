/**
 * A page that a visitor is about to choose is made ready out of sight and shown in an instant. In the page, not in a
 * file of its own, which every first visit would have to fetch. Its hash in the security policy allows it.
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
