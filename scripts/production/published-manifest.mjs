/**
 * Derives the published manifest of a package from the one in the repository: entry points refer to emitted files, and
 * members that only the repository needs, such as `private`, are omitted. `whole` is the repository's manifest, which
 * supplies `engines` and, if present, `repository`; npm signs no provenance without it.
 *
 * With `commonJs` the entry points also refer to `cjs`, for `require` and for compilers that do not support `exports`.
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

/** The sources of the entry points, relative to the package's directory. */
export function entrySources(points) {
  return Object.values(points)
    .flatMap((target) => (typeof target === 'string' ? [target] : entrySources(target)))
    .filter((target) => /^\.\/src\/.*\.ts$/.test(target));
}

/** Declarations of the entry points for compilers that do not read `exports`, as with `moduleResolution: node`. */
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

/** The file of a published package that is built from a source. */
function emitted(source, extension = '.ts', folder = 'dist') {
  return source.replace(/^\.\/src\//, `./${folder}/`).replace(/\.ts$/, extension);
}
