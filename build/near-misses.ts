// Extracts the pages that the not-found page can suggest, as data for the server, which inserts some of them in place of
// the template.
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'
import type { NearMisses } from '../service/site/build-record.ts'

/** Reads the suggestions from `<template id="near-misses">`: one list with an item for each page. */
export function nearMissesIn(html: string): NearMisses | undefined {
  const template = find(
    parse(html, { sourceCodeLocationInfo: true }),
    ({ tagName, attrs }) =>
      tagName === 'template' && attrs.some(({ name, value }) => name === 'id' && value === 'near-misses'),
  ) as DefaultTreeAdapterTypes.Template | undefined
  if (!template) return undefined
  const list = find(template.content, ({ tagName }) => tagName === 'ul')
  if (!list) throw new Error('The template of near misses has no list.')
  const [outer, inner] = [within(template), within(list)]
  return {
    template: html.slice(outer.from, outer.to),
    before: html.slice(outer.start, inner.start),
    items: list.childNodes.filter(tree.isElementNode).map(item => ({
      words: item.attrs.find(({ name }) => name === 'data-words')?.value ?? '',
      html: `<li>${html.slice(within(item).start, within(item).end)}</li>`,
    })),
    after: html.slice(inner.end, outer.end),
  }
}

function find(
  parent: DefaultTreeAdapterTypes.ParentNode,
  is: (element: DefaultTreeAdapterTypes.Element) => boolean,
): DefaultTreeAdapterTypes.Element | undefined {
  for (const node of tree.getChildNodes(parent).filter(tree.isElementNode)) {
    const element = is(node) ? node : find(node, is)
    if (element) return element
  }
  return undefined
}

/** Returns the offsets of an element in the source, and those of its content. */
function within({ tagName, sourceCodeLocation: at }: DefaultTreeAdapterTypes.Element) {
  if (!at?.startTag || !at.endTag) throw new Error(`<${tagName}> has no end.`)
  return {
    from: at.startOffset,
    start: at.startTag.endOffset,
    end: at.endTag.startOffset,
    to: at.endOffset,
  }
}
