// Must be first: tokens.css declares the order of the cascade layers.
import '#ui/tokens.css'
import '#ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Workshop } from './Workshop.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root".')

const only = new URLSearchParams(window.location.search).get('only')
createRoot(root).render(
  <StrictMode>
    <Workshop only={only} />
  </StrictMode>,
)
