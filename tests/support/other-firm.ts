/** A second, very different firm as content alone: what is tested with it does not depend on the firm in content/. */
export const otherFirm = 'tests/other-firm'
