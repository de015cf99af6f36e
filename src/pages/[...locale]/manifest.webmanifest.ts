import { type Locale, pathOf } from '../../routes.ts'
import { site } from '../../site/shared/site.ts'
import { eachLanguage } from '../../site/shared/static-paths.ts'
import { theme } from '../../theme/site-theme.ts'

export const getStaticPaths = eachLanguage

export function GET({ props }: { props: { locale: Locale } }): Response {
  const { firm } = site(props.locale)
  return Response.json({
    name: firm.name,
    short_name: firm.shortName,
    description: firm.description,
    lang: props.locale,
    start_url: pathOf('home', props.locale),
    scope: '/',
    display: 'minimal-ui',
    background_color: theme.palette.paper,
    theme_color: theme.palette.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
