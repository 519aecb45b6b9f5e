import { expect, test } from 'vitest'
import { vttOf } from './captions.model.ts'

test('captions of an SRT file become WebVTT; those that are stay as they are', () => {
  const srt = '\uFEFF1\r\n00:00:01,500 --> 00:00:04,000\r\nRegue, e pese 1,250 kg.\r\n'
  const vtt = 'WEBVTT\n\n1\n00:00:01.500 --> 00:00:04.000\nRegue, e pese 1,250 kg.\n'
  expect(vttOf(srt)).toBe(vtt)
  expect(vttOf(vtt)).toBe(vtt)
})
