import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { durationInWords, Video } from '../components/video.tsx'
import { deferredParts } from '../deferred.tsx'
import { Form } from './form.tsx'
import { refusalOfVideo } from './send-video.ts'
import { VideoField } from './video-field.tsx'

const video = { url: '/midia/video/x', type: 'video/mp4', width: 1080, height: 1920, duration_s: 12.4 }

test('a form with a video says what it takes and asks for scripts without them', async () => {
  await deferredParts()
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Form name="post">
          <VideoField label="Vídeo" required={false} />
        </Form>
      ),
    },
  ])
  const html = renderToString(<Page />)
  expect(html).toContain('Escolher vídeo')
  expect(html).toContain('accept="video/mp4,video/quicktime,video/webm"')
  expect(html).toContain('Para enviar um vídeo, ative o JavaScript')
  expect(html).not.toContain('name="video_id"')
})

describe('a video on a page', () => {
  test('reserves its space, loads nothing before it plays and says how long it is', () => {
    const html = renderToString(<Video video={video} />)
    for (const said of [
      'preload="none"',
      'width="1080"',
      'height="1920"',
      'playsInline',
      'controls',
      'Vídeo de 12 segundos',
    ])
      expect(html).toContain(said)
    expect(html).toContain('poster="/arte/video.svg"')
    expect(html).toContain('<source src="/midia/video/x" type="video/mp4"')
  })

  test('shows its poster', () => {
    const poster = { url: '/midia/p/640', width: 640, height: 360 }
    expect(renderToString(<Video video={{ ...video, poster }} />)).toContain('poster="/midia/p/640"')
  })

  test.for([
    [0.3, '1 segundo'],
    [59.6, '1 minuto'],
    [125, '2 minutos e 5 segundos'],
  ] as const)('of %d seconds takes %s', ([seconds, words]) => expect(durationInWords(seconds)).toBe(words))
})

test('what is no video, too large or too long is refused before it is sent', () => {
  expect(refusalOfVideo({ size: 1, type: 'video/mp4' }, 180)).toBeNull()
  expect(refusalOfVideo({ size: 1, type: '' })).toBeNull()
  expect(refusalOfVideo({ size: 1, type: 'image/png' })).toMatch(/não é um vídeo/)
  expect(refusalOfVideo({ size: 201 * 1024 * 1024, type: 'video/mp4' })).toMatch(/200 MB/)
  expect(refusalOfVideo({ size: 1, type: 'video/mp4' }, 181)).toMatch(/3 minutos/)
})
