import './styles/studio.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { get, type Said } from './api.ts'
import { type Me, SessionOf, speakFirst } from './session.tsx'

speakFirst()
const root = createRoot(document.getElementById('studio') as HTMLElement)
try {
  const me = await get<Me>('me')
  root.render(
    <SessionOf me={me}>
      <App />
    </SessionOf>,
  )
} catch (error) {
  root.render(<p className="page">{(error as Said).message}</p>)
}
