/**
 * The manifest that a package is published with, from the one that the repository works with: entry points lead to emitted files,
 * and what only the repository needs is left out, `private` with it. `whole` is the manifest of the repository, which gives the
 * engines and, where it names one, the `repository`; npm signs no provenance without that.
 */
export function publishedManifest(workspace, source, whole) {
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
    exports: entryPoints(source.exports),
    sideEffects: Array.isArray(source.sideEffects)
      ? source.sideEffects.map((file) => emitted(file, '.js'))
      : source.sideEffects,
    files: ['dist', ...Object.values(source.bin ?? {})],
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

/** Entry points outside `src` exist in the repository only. */
function entryPoints(points) {
  return Object.fromEntries(
    Object.entries(points)
      .map(([name, target]) => [name, entryPoint(target)])
      .filter(([, target]) => target !== undefined),
  );
}

function entryPoint(target) {
  if (typeof target !== 'string') return entryPoints(target);
  if (!target.startsWith('./src/')) return undefined;
  if (!target.endsWith('.ts')) return emitted(target);
  return { types: emitted(target, '.d.ts'), default: emitted(target, '.js') };
}

/** The file of a published package that is made of a source. */
function emitted(source, extension = '.ts') {
  return source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, extension);
}
