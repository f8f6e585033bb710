import '@vitejs/plugin-react/preamble'
import { start } from '../start.ts'

void start(() => import('./hydrate.tsx'), { changes: 'by itself' })
