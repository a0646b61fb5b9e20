/**
 * The manifest that a package is published with, from the one that the repository works with: entry points lead to emitted files,
 * and what only the repository needs is left out, `private` with it. `whole` is the manifest of the repository, which gives the
 * engines and, where it names one, the `repository`; npm signs no provenance without that.
 *
 * With `commonJs` the entry points lead to `cjs` too, for `require` and for compilers that know no `exports`.
 */
export function publishedManifest(workspace, source, whole, { commonJs = false } = {}) {
  const {
    private: _private,
    scripts: _scripts,
    devDependencies: _devDependencies,
    dependencies,
    ...rest
  } = source;
  return {
    ...rest,
    ...(whole.repository && { repository: { ...whole.repository, directory: workspace } }),
    engines: whole.engines,
    ...(commonJs && withoutExports(source.exports)),
    exports: entryPoints(source.exports, commonJs),
    sideEffects: Array.isArray(source.sideEffects)
      ? source.sideEffects.map((file) => emitted(file, '.js'))
      : source.sideEffects,
    files: [
      'dist',
      ...(commonJs ? ['cjs'] : []),
      ...(source.files ?? []),
      ...Object.values(source.bin ?? {}),
    ],
    dependencies,
    publishConfig: { access: 'public', provenance: true },
  };
}

/** The sources that entry points lead to, from the package's directory. */
export function entrySources(points) {
  return Object.values(points)
    .flatMap((target) => (typeof target === 'string' ? [target] : entrySources(target)))
    .filter((target) => /^\.\/src\/.*\.ts$/.test(target));
}

/** What leads a compiler to the declarations of entry points if it does not read `exports`, such as `moduleResolution: node`. */
function withoutExports({ '.': main, ...others }) {
  const subpaths = Object.entries(others).filter(([, target]) => target.startsWith('./src/'));
  return {
    main: emitted(main, '.js', 'cjs'),
    types: emitted(main, '.d.ts', 'cjs'),
    ...(subpaths.length > 0 && {
      typesVersions: {
        '*': Object.fromEntries(
          subpaths.map(([name, target]) => [
            name.slice('./'.length),
            [target.endsWith('.ts') ? emitted(target, '.d.ts', 'cjs') : emitted(target)],
          ]),
        ),
      },
    }),
  };
}

/** Entry points outside `src` exist in the repository only. */
function entryPoints(points, commonJs) {
  return Object.fromEntries(
    Object.entries(points)
      .map(([name, target]) => [name, entryPoint(target, commonJs)])
      .filter(([, target]) => target !== undefined),
  );
}

function entryPoint(target, commonJs) {
  if (typeof target !== 'string') return entryPoints(target, commonJs);
  if (!target.startsWith('./src/')) return undefined;
  if (!target.endsWith('.ts')) return emitted(target);
  const entry = (folder) => ({
    types: emitted(target, '.d.ts', folder),
    default: emitted(target, '.js', folder),
  });
  return commonJs ? { require: entry('cjs'), default: entry('dist') } : entry('dist');
}

/** The file of a published package that is made of a source. */
function emitted(source, extension = '.ts', folder = 'dist') {
  return source.replace(/^\.\/src\//, `./${folder}/`).replace(/\.ts$/, extension);
}
