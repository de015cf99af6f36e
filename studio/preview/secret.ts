/** The header by which the preview knows the Studio. */
export const secretHeader = 'x-studio-preview'
