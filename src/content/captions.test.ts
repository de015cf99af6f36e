import assert from 'node:assert/strict'
import { test } from 'node:test'
import { captionTexts } from './captions.ts'

test('the transcript of a caption file contains only its words', () => {
  const vtt =
    'WEBVTT\r\n\r\nNOTE made by hand\r\n\r\n1\r\n00:00:00.500 --> 00:00:07.500 line:90%\r\nMonday:\r\n<i>two</i> beams.\r\n\r\n00:00:08.500 --> 00:00:15.500\r\nFriday.\r\n'
  assert.deepEqual(captionTexts(vtt), ['Monday: two beams.', 'Friday.'])
})
