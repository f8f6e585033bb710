import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The primitives of app/ui by themselves: `npm run workshop`. */
export default defineConfig({
  root: import.meta.dirname,
  // Its own, so that it does not undo what the site's server has prepared.
  cacheDir: '../node_modules/.vite-workshop',
  plugins: [react()],
  css: { modules: { generateScopedName: '[name]_[local]' } },
  build: { assetsInlineLimit: 0 },
  // Named, so that none is found late and reloads the page in the middle of a test.
  optimizeDeps: {
    include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', 'lucide', 'embla-carousel-react'],
  },
  server: { port: 3001, fs: { allow: ['..'] } },
})
