// Only in a site built while `npm run dev` runs: its server announces each new build.
new EventSource('__builds').addEventListener('build', () => location.reload());
