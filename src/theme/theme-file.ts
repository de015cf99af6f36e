/** The name of a site's theme, as seen from its content. */
export const themeFile = '../theme/theme.yaml'
