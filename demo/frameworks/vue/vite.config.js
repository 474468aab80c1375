import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  // Vue looks for components of its own behind all names that it does not know, unless it is told.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('solitaire-') } } })],
});
