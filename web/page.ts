// The first script of the page is small, so that it can ask for all that an address needs at once. What every address
// needs is named in the page itself: the script it goes on with, and the style.
import { brotliCompressSync } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin } from 'vite';

export function namedInPage(source: string): Plugin {
  return {
    name: 'named-in-page',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const next = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(source));
        if (!next) return [];
        const files = [next.fileName, ...next.imports];
        const styles = chunks
          .filter((chunk) => files.includes(chunk.fileName))
          .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
        const link = (rel: string, file: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        });
        return [
          ...[...new Set(styles)].map((file) => link('stylesheet', file)),
          ...files.map((file) => link('modulepreload', file)),
        ];
      },
    },
  };
}

/** Beside each file that gets smaller by it, the same compressed as far as possible, once and for all. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (!/\.(js|css|svg|html)$/.test(output.fileName)) continue;
          const plain = Buffer.from(output.type === 'chunk' ? output.code : output.source);
          this.emitFile({
            type: 'asset',
            fileName: `${output.fileName}.br`,
            source: brotliCompressSync(plain),
          });
        }
      },
    },
  };
}
