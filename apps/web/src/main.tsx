import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import './shared/ui/brand/global.css'
import { startSite } from './app/start-site.tsx'

// public/start.js waits for either event.
startSite(document.getElementById('root')!).then(
  () => window.dispatchEvent(new Event('site-started')),
  () => window.dispatchEvent(new Event('site-start-failed')),
)
