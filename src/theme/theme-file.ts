/** The path of a site's theme, relative to its content. */
export const themeFile = '../theme/theme.yaml'
