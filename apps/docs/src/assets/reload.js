// While `npm run dev` runs, the server announces each new build of the site.
if (['127.0.0.1', 'localhost'].includes(location.hostname)) {
  fetch('__builds', { method: 'HEAD' }).then((answer) => {
    if (!answer.ok) return;
    new EventSource('__builds').addEventListener('build', () => location.reload());
  });
}
