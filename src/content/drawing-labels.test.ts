import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelsIn } from './drawing-labels.ts'

test('a drawing keeps only the labels of its language, also those that a program wrote in several lines', () => {
  const drawing = [
    '<svg>',
    '<text lang="de"><tspan x="0">Bestand</tspan><tspan x="0" dy="12">1908</tspan></text>',
    '<text lang="en"><tspan x="0">Existing</tspan></text>',
    '<text x="4" lang="hu">Meglévő</text>',
    '<text lang="hu"/>',
    '<text>1:50</text>',
    '</svg>',
  ]
  assert.equal(labelsIn(drawing.join('\n'), 'en'), [drawing[0], drawing[2], ...drawing.slice(4)].join('\n'))
})
