// The first script of the page is small, so that it can ask for all that an address needs at once. What is known to be
// needed is named in the page itself: scripts and styles. The page of a table names those of its game, too.
import { brotliCompressSync } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

/** Beside the page, a page for each name of `tables`, which names more modules. The server sends it for such tables. */
export function namedInPage(begin: string, tables: Record<string, string[]>): Plugin {
  return {
    name: 'named-in-page',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => [...linksTo([begin], bundle), ...fonts(bundle)],
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const named = new Set(linksTo([begin], bundle).map(written));
        for (const [table, modules] of Object.entries(tables)) {
          const more = linksTo(modules, bundle)
            .map(written)
            .filter((link) => !named.has(link));
          more.unshift(`<meta name="game" content="${table}" />`);
          const source = String(page.source).replace('</head>', `  ${more.join('\n    ')}\n  </head>`);
          this.emitFile({ type: 'asset', fileName: `${table}.html`, source });
        }
      },
    },
  };
}

/** Links to modules, by how their paths end, and to all that they cannot do without. */
function linksTo(modules: string[], bundle: Bundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set(
    modules.flatMap((end) => {
      const found = chunks.find((chunk) => Object.keys(chunk.modules).some((path) => path.endsWith(end)));
      return found ? [found.fileName] : [];
    }),
  );
  for (const file of files)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach((needed) => files.add(needed));
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

/** Text is laid out once if its font is there before it. */
function fonts(bundle: Bundle): HtmlTagDescriptor[] {
  return Object.keys(bundle)
    .filter((file) => /(josefin-sans-latin-wght|limelight-latin-400)-normal-[^/]*\.woff2$/.test(file))
    .map((file) => ({
      tag: 'link',
      attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
      injectTo: 'head',
    }));
}

const written = ({ attrs }: HtmlTagDescriptor): string =>
  `<link rel="${attrs?.rel}" crossorigin href="${attrs?.href}">`;

/** Most functions of ours are called as soon as they have come: said so, browsers compile them beside all else. */
export function compiledAhead(): Plugin {
  return {
    name: 'compiled-ahead',
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
