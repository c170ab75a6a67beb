// Vite plugins for the built page: preload links, one HTML page per game, compression.
import { brotliCompressSync } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

/** Write an HTML page per game beside index.html, with preload links for that game. The server sends it for tables of it. */
export function gamePages(entry: string, gameModules: Record<string, string[]>): Plugin {
  return {
    name: 'game-pages',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => [...preloadLinks([entry], bundle), ...fontLinks(bundle)],
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const entryLinks = new Set(preloadLinks([entry], bundle).map(toHtml));
        for (const [game, modules] of Object.entries(gameModules)) {
          const tags = preloadLinks(modules, bundle)
            .map(toHtml)
            .filter((link) => !entryLinks.has(link));
          tags.unshift(`<meta name="game" content="${game}" />`);
          const source = String(page.source).replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
          this.emitFile({ type: 'asset', fileName: `${game}.html`, source });
        }
      },
    },
  };
}

/** Return preload links for modules, given by their path suffixes, and for everything they import. */
function preloadLinks(modules: string[], bundle: Bundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set(
    modules.flatMap((suffix) => {
      const chunk = chunks.find(({ modules }) => Object.keys(modules).some((path) => path.endsWith(suffix)));
      return chunk ? [chunk.fileName] : [];
    }),
  );
  for (const file of files)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach((imported) => files.add(imported));
  const styles = [...files].flatMap((file) => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    return [...(chunk?.viteMetadata?.importedCss ?? [])];
  });
  const link = (rel: string, file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, crossorigin: true, href: `/${file}` },
    injectTo: 'head',
  });
  return [
    ...[...new Set(styles)].map((file) => link('stylesheet', file)),
    ...[...files].map((file) => link('modulepreload', file)),
  ];
}

/** Return preload links for the fonts, so that text is laid out once. */
function fontLinks(bundle: Bundle): HtmlTagDescriptor[] {
  return Object.keys(bundle)
    .filter((file) => /(josefin-sans-latin-wght|limelight-latin-400)-normal-[^/]*\.woff2$/.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
      injectTo: 'head',
    }));
}

const toHtml = ({ attrs }: HtmlTagDescriptor): string =>
  `<link rel="${attrs?.rel}" crossorigin href="${attrs?.href}">`;

/** Ask browsers to compile functions in the background: most of our functions run as soon as they have loaded. */
export function eagerCompilation(): Plugin {
  return {
    name: 'eager-compilation',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
      },
    },
  };
}

/** Write a Brotli-compressed copy beside each text file. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
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
